"""Content on trial: a few games with whatever it brings, to see that its effects come to an end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice, product
from pathlib import Path
from typing import Final

from united.bots.eager_bot import EagerBot
from united.bots.random_bot import RandomBot
from united.definitions.catalog import Catalog
from united.definitions.effect import Effect
from united.library.catalog import put_together
from united.library.check import check_path, contents_at, own_problems
from united.library.effect_place import problem_of
from united.library.packs import PackContent
from united.library.problems import Problem
from united.rules.game import Game
from united.rules.ring_order import RING_SIZE
from united.rules.setup import FEWEST_HEROES, MOST_HEROES, SOLO_HEROES, GameSetup, Mode

ROUNDS: Final = 30
"""Games of each Villain with each challenge and each number of Heroes."""

SEATS: Final[tuple[tuple[Mode, int], ...]] = (
    ("co-op", FEWEST_HEROES), ("co-op", MOST_HEROES), ("solo", SOLO_HEROES),
)  # fmt: skip
"""Modes and numbers of Heroes."""

MOST_GAMES: Final = 300
"""Games of one pack; with many Villains and challenges not all of them meet."""

MOST_DECISIONS: Final = 400
"""Decisions of one game: free actions could go on as long as a bot likes them."""


def check_and_play(path: Path | None = None) -> tuple[Problem, ...]:
    """Return what `check_path` returns for a path; where that is nothing, what games bring up.

    The same content is always played in the same way. Raises `UnknownPack` if no pack is there.
    """
    problems = check_path(path)
    if problems:
        return problems
    return own_problems(path, (one for each in contents_at(path) for one in _play(each)))


def _play(contents: Sequence[PackContent]) -> Iterator[Problem]:
    """Yield a problem for each effect of the packs that does not come to an end in some game."""
    catalog = put_together(contents)
    seen: dict[int, tuple[Effect, ...]] = {}
    for setup in islice(_setups(catalog), MOST_GAMES):
        effects = _endless_effect(setup, catalog)
        if effects:
            seen.setdefault(id(effects), effects)
    for effects in seen.values():
        message = "this effect sets itself off again and again; a game cuts it short (J45)"
        yield problem_of(contents, effects, message)


def _endless_effect(setup: GameSetup, catalog: Catalog) -> tuple[Effect, ...]:
    """Return the first effect that is cut short in a game, empty if none is."""
    game = Game.new(setup, catalog, listen=None)
    bot = (EagerBot if setup.seed % 2 else RandomBot)(setup.seed)
    for _ in range(MOST_DECISIONS):
        if game.state.cut or game.result is not None:
            break
        game.take(bot.pick(game))
    return game.state.cut


def _setups(catalog: Catalog) -> Iterator[GameSetup]:
    """Yield setups in which every Villain, challenge, Hero and Location has its turn."""
    heroes, locations = cycle(catalog.heroes), cycle(catalog.locations)
    challenges = [(), *((one,) for one in catalog.challenges), tuple(catalog.challenges)]
    tables = product(range(ROUNDS), catalog.villains, dict.fromkeys(challenges), SEATS)
    if len(catalog.locations) < RING_SIZE:
        return
    for seed, (_, villain, chosen, (mode, count)) in enumerate(tables):
        if count <= len(catalog.heroes):
            team, ring = tuple(islice(heroes, count)), tuple(islice(locations, RING_SIZE))
            yield GameSetup(mode, team, villain, chosen, ring=ring, seed=seed)
