"""Every kind of game there is, for tests that go over all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.setup import GameSetup

HEROES = ("spider-man", "ghost-spider", "miles-morales", "spider-ham")
CHALLENGES: tuple[tuple[str, ...], ...] = ((), ("secret-identity",))
PACKS: tuple[tuple[str, ...], ...] = ((), ("printed-tokens",))


def kinds_of_games() -> list[GameSetup]:
    """Return a setup for each mode, number of Heroes, challenge, KOs allowed and pack."""
    return [
        GameSetup("co-op", heroes, challenges=challenges, packs=packs)
        for packs in PACKS
        for challenges in CHALLENGES
        for count in (2, 3, 4)
        for heroes in _some_orders(count)
    ] + [
        GameSetup("solo", heroes, challenges=challenges, packs=packs, kos_allowed=kos)
        for packs in PACKS
        for challenges in CHALLENGES
        for kos in (0, 1, 2)
        for heroes in _some_orders(3)
    ]


def _some_orders(count: int) -> Iterator[tuple[str, ...]]:
    """Yield every fifth order of every choice of Heroes: each Hero first, each left out."""
    yield from list(permutations(HEROES, count))[::5]


def catalog_for(setup: GameSetup) -> Catalog:
    """Return the content that a setup names."""
    return load_catalog(setup.packs)
