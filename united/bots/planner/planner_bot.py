"""The bot that follows the best line of its turn."""

from __future__ import annotations

from united.bots.planner.lines import Position, position
from united.bots.planner.plan import best_line
from united.rules.game import Game
from united.state.chance import next_number
from united.state.choice import Choice


class PlannerBot:
    """Plans to the end of the turn, and anew when something hidden has come up.

    The same seed (0 or more) picks the same in the same game. It sees no more than a player does.
    """

    def __init__(self, seed: int) -> None:
        self._chance = seed
        self._planned: list[tuple[Position, Choice]] = []
        self._hidden = 0

    def pick(self, game: Game) -> Choice:
        """Return the next choice of the plan."""
        if len(game.choices) == 1:
            return game.choices[0]
        return self._as_planned(game) or self._plan(game)

    def _as_planned(self, game: Game) -> Choice | None:
        """Return what was planned for this position, None if something else has come about."""
        here = position(game.state)
        while self._planned and game.hidden == self._hidden:
            there, choice = self._planned.pop(0)
            if there == here:
                return choice
        return None

    def _plan(self, game: Game) -> Choice:
        self._chance, number = next_number(self._chance)
        (_, choice), *self._planned = best_line(game, number).steps
        self._hidden = game.hidden
        return choice
