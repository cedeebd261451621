"""Games of OpenSpiel, played at random: yardsticks of `make bench` (extra `bench`)."""

from __future__ import annotations

import random
from typing import Any, Final

from united.lab.slices import Played, Player, PlayGame

IN_C, IN_PYTHON = "hearts", "python_liars_poker"
"""The names of two games by the language they are written in."""

MOVES: Final = 3
"""So many moves into a game its position is copied."""


def spiel_players() -> list[Player]:
    """Return a game in C++ and one in Python; ImportError where OpenSpiel is missing.

    Cards that are dealt by chance take time there and are no decisions.
    """
    return [Player(f"OpenSpiel {name}", _playing(load_spiel(name))) for name in (IN_C, IN_PYTHON)]


def load_spiel(name: str) -> Any:
    """Return a game of OpenSpiel; ImportError where it is missing."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 - makes the game known

    return pyspiel.load_game(name)


def copying_spiel(name: str, copies: int) -> Player:
    """Return somebody who does nothing but copy a position of a game, so many times in a row."""
    state, rng = load_spiel(name).new_initial_state(), random.Random(1)
    for _ in range(MOVES):
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        state.apply_action(state.legal_actions()[0])

    def copy(number: int) -> Played:
        for _ in range(copies):
            state.clone()
        return Played(copies)

    return Player(f"OpenSpiel {name}, state.clone()", copy)


def _playing(game: Any) -> PlayGame:
    rng = random.Random(1)

    def play(number: int) -> Played:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return Played(decisions)

    return play
