"""The bot that takes any option, each with the same chance."""

from __future__ import annotations

from united.rules.game import Game
from united.state.chance import next_number
from united.state.choice import Choice


class RandomBot:
    """Picks at random; the same seed (0 or more) picks the same in the same game."""

    def __init__(self, seed: int) -> None:
        self._chance = seed

    def pick(self, game: Game) -> Choice:
        """Return any of the choices."""
        choices = game.choices
        self._chance, number = next_number(self._chance)
        return choices[number % len(choices)]
