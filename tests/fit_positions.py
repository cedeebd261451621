"""Positions out of whole games, of all modes, Villains and challenges: what the table must show."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice, product
from typing import Final

from united.bots.planner import PlannerBot
from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.game import Game
from united.rules.position import Position
from united.rules.setup import GameSetup

EACH: Final = 10
"""Positions that a game gives."""

PLANNED: Final = 5
"""Every so manieth game is planned, the others are played at random."""


def positions(most: int, first: int = 0) -> list[Position]:
    """Return so many positions in which something is asked; `first` is the number of a game."""
    catalog = load_catalog()
    games = (_play(catalog, number) for number in count(first))
    return list(islice((one for game in games for one in game), most))


def _setups(catalog: Catalog) -> list[tuple[str, int, str, tuple[str, ...]]]:
    tables = (("solo", 3), ("co-op", 2), ("co-op", 3), ("co-op", 4))
    challenges = [(), *((one,) for one in catalog.challenges)]
    mixed = product(reversed(challenges), catalog.villains, tables)
    return [(mode, heroes, villain, added) for added, villain, (mode, heroes) in mixed]


def _play(catalog: Catalog, number: int) -> Iterator[Position]:
    """Yield some positions of a game, spread over all of it."""
    chance = random.Random(number)
    setups = _setups(catalog)
    mode, heroes, villain, challenges = setups[number % len(setups)]
    who = chance.sample(sorted(catalog.heroes), heroes)
    setup = GameSetup(mode, tuple(who), villain=villain, challenges=challenges, seed=number)
    game = Game.new(setup, catalog, listen=None)
    planner = PlannerBot(number) if number % PLANNED == PLANNED - 1 else None
    seen: list[Position] = []
    while game.result is None:
        seen.append(game.position)
        eager = [one for one in game.choices if one.key not in ("end", "skip", "none")]
        choice = planner.pick(game) if planner else chance.choice(eager or game.choices)
        game.take(choice)
    yield from chance.sample(seen, min(EACH, len(seen)))
