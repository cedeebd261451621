"""Every kind of game for tests that go over all content, the pack for tests included."""

from __future__ import annotations

from typing import Final

from tests.positions import NIGHT
from tests.tables import kinds_of_games
from united.rules.setup import GameSetup

_NIGHT_TABLES: Final = (
    ("co-op", ("night-porter", "spider-man"), 0),
    ("co-op", ("spider-ham", "night-porter", "miles-morales", "ghost-spider"), 0),
    ("solo", ("spider-man", "night-porter", "ghost-spider"), 0),
    ("solo", ("night-porter", "spider-ham", "miles-morales"), 2),
)
_CHALLENGES: Final[tuple[tuple[str, ...], ...]] = (
    (), ("long-night",), ("secret-identity",), ("secret-identity", "long-night"),
)  # fmt: skip


def night_kinds() -> list[GameSetup]:
    """Return setups with the pack for tests: each Villain with its Hero, Locations, challenge."""
    return [
        GameSetup(
            "solo" if mode == "solo" else "co-op",
            heroes,
            villain,
            challenges,
            (NIGHT,),
            kos_allowed=kos,
        )
        for villain in ("lamplighter", "green-goblin")
        for mode, heroes, kos in _NIGHT_TABLES
        for challenges in _CHALLENGES
    ]


KINDS: Final = [*kinds_of_games(), *night_kinds()]
"""A setup of each kind, all with seed 0."""
