"""United's own random play and copies, as `make bench` measures them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import evolve

from united.bots.random_bot import RandomBot
from united.lab.slices import Played, Player
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import MOST_HEROES, default_game
from united.state.agenda import take
from united.state.state import Listener

CATALOG: Final = load_catalog()
SETUP: Final = evolve(
    default_game(CATALOG),
    heroes=CATALOG.default.heroes[:MOST_HEROES],
    challenges=tuple(
        id for id, one in CATALOG.challenges.items() if one.pack == CATALOG.packs[0].id
    ),
)
"""The largest game of the first pack: as many Heroes as can be, with every challenge."""

INTO_THE_GAME: Final = 20
"""So many decisions into a game its position is copied."""


def own_player() -> Player:
    """Return random play by the engine alone: no events, no texts."""
    return _playing("United", listen=None)


def own_variants() -> list[Player]:
    """Return random play that hears and reads more and more of what is told."""
    return [
        _playing("events are heard", lambda game: game.events()),
        _playing("events are heard and read", _read_events),
        _playing("each decision is read", lambda game: game.decision, listen=None),
        _playing("decisions and events are read", _read_all),
    ]


def copying_game(copies: int) -> Player:
    """Return somebody who does nothing but copy a position, so many times in a row."""
    game, bot = Game.new(evolve(SETUP, seed=7), CATALOG, listen=None), RandomBot(7)
    for _ in range(INTO_THE_GAME):
        game.take(bot.pick(game))

    def copy(number: int) -> Played:
        for _ in range(copies):
            game.clone()
        return Played(copies)

    return Player("United, clone()", copy)


def _playing(
    name: str,
    look: Callable[[Game], object] | None = None,
    *,
    listen: type[Listener] | None = Listener,
) -> Player:
    """Return somebody who looks at the game at each decision, if told how, and takes any option."""
    catalog = CATALOG

    def play(number: int) -> Played:
        game, bot = Game.new(evolve(SETUP, seed=number), catalog, listen=listen), RandomBot(number)
        state, decisions, single = game.state, 0, 0
        while state.result is None:
            if look is not None:
                look(game)
            single += len(state.choices) == 1
            take(state, bot.pick(game))
            decisions += 1
        return Played(decisions, single)

    return Player(name, play, counts_single=True)


def _read_events(game: Game) -> None:
    for event in game.events():
        _ = event.text


def _read_all(game: Game) -> None:
    _read_events(game)
    _ = game.decision
