"""What a bot is: it looks at a game and takes one of the choices."""

from __future__ import annotations

from typing import Protocol

from united.rules.game import Game
from united.state.choice import Choice


class Bot(Protocol):
    """A player without hands."""

    def pick(self, game: Game) -> Choice:
        """Return one of `game.choices`; the game must be waiting for a decision."""


def play_out(game: Game, bot: Bot) -> int:
    """Let a bot play a game to its end; return how many decisions that took."""
    decisions = 0
    while not game.is_over:
        game.take(bot.pick(game))
        decisions += 1
    return decisions
