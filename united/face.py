"""How a program begins: a new game, a position of its own, content packs."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from attrs import evolve

from united.definitions.catalog import Catalog
from united.library import UnknownPack, load_catalog
from united.outside.quoting import clipped, quoted
from united.rules.content import as_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup, Mode, SetupError, default_game, random_seed
from united.scenario.placing import place_data

PackName: TypeAlias = str | os.PathLike[str]
"""A content pack: its id, or the path of its folder (as a text with a slash, or a `Path`)."""


def new_game(
    *,
    mode: Mode = "co-op",
    heroes: Sequence[str] | None = None,
    villain: str | None = None,
    challenges: Sequence[str] = (),
    locations: Sequence[str] = (),
    ring: Sequence[str] = (),
    kos_allowed: int = 0,
    seed: int | None = None,
    content: Catalog | None = None,
) -> Game:
    """Set up a game and resolve the Villain's first turn up to the first decision (S1 to S10, T1).

    Heroes (2 to 4 in turn order, in solo 3), Villain, challenges and Locations are named by their
    ids, or by `random`, which leaves it to the seed: `villain="random", heroes=["random"] * 3`.
    `locations` must be in the ring; `ring` is all six of it, clockwise. `game.setup` tells what was
    drawn. `kos_allowed` (0 to 2) is for solo (O5). The same `seed` (a whole number from 0 on) gives
    the same game; without one it is drawn, and `game.setup.seed` tells it. `content` is what
    `load_content` returned, by default the shipped content. Raises SetupError for a game that is
    not possible.
    """
    setup = _setup(mode, heroes, villain, challenges, kos_allowed, content, seed)
    setup = evolve(setup, locations=_ids("locations", locations), ring=_ids("ring", ring))
    return Game.new(setup, _catalog(content))


def place(
    given: Mapping[str, Any],
    *,
    mode: Mode = "co-op",
    heroes: Sequence[str] | None = None,
    villain: str | None = None,
    challenges: Sequence[str] = (),
    kos_allowed: int = 0,
    seed: int = 0,
    content: Catalog | None = None,
) -> Game:
    """Return a game that stands in a position; what `given` does not say is as set up.

    `given` has the words of a scenario's `given` (docs/scenarios.md), as mappings, lists, texts
    and whole numbers; the rest is as for `new_game`. The turn that it names begins, and the game
    waits for its first decision. Raises SetupError, which says where something is wrong.
    """
    setup = _setup(mode, heroes, villain, challenges, kos_allowed, content, seed)
    return place_data(setup, _catalog(content), given)


def load_content(packs: PackName | Iterable[PackName] = ()) -> Catalog:
    """Return the shipped content with further packs, in their order, for `new_game(content=...)`.

    A later pack's thing replaces an earlier one's of the same id. Raises UnknownPack, and
    ContentError with all problems of all files.
    """
    named = [packs] if isinstance(packs, str | os.PathLike) else packs
    if not isinstance(named, Iterable):
        raise UnknownPack(f"Packs are given as a list of ids or paths, not as {quoted(named)}.")
    return load_catalog(tuple(map(_place_of, named)))


def _place_of(pack: object) -> str:
    if isinstance(pack, os.PathLike):
        return os.path.abspath(os.path.expanduser(os.fsdecode(pack)))
    if not isinstance(pack, str):
        raise UnknownPack(f"A pack is named by its id or its path, not by {quoted(pack)}.")
    return pack


def _setup(
    mode: Mode,
    heroes: Sequence[str] | None,
    villain: str | None,
    challenges: Sequence[str],
    kos_allowed: int,
    content: Catalog | None,
    seed: int | None,
) -> GameSetup:
    catalog = _catalog(content)
    usual = default_game(catalog, mode)
    return evolve(
        usual,
        heroes=usual.heroes if heroes is None else _ids("heroes", heroes),
        villain=usual.villain if villain is None else _ids("villain", (villain,))[0],
        challenges=_ids("challenges", challenges),
        packs=catalog.further_packs,
        kos_allowed=kos_allowed,
        seed=random_seed() if seed is None else seed,
    )


def _ids(name: str, value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        raise SetupError(f"`{name}` is a list of ids, such as [{clipped(repr(value))}].")
    if not isinstance(value, Sequence):
        raise SetupError(f"`{name}` is a list of ids, not {quoted(value)}.")
    ids = tuple(value)
    for one in ids:
        if not (isinstance(one, str) and one):
            raise SetupError(f"`{name}` is named by an id, which is a text, not {quoted(one)}.")
    return ids


@cache
def _shipped() -> Catalog:
    return load_catalog()


def _catalog(content: Catalog | None) -> Catalog:
    return _shipped() if content is None else as_catalog(content)
