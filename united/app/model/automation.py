"""Decisions that need no player: which ones the app takes by itself, by the player's setting."""

from __future__ import annotations

from united.app.values import Automation
from united.rules.game import Game

WHY = {
    "only": "the only option",
    "spent": "nothing is left to do",
}
"""What the log says of a choice that was taken automatically."""


def automatic_choice(game: Game, level: Automation) -> tuple[str, str] | None:
    """Return the key of the choice to take without asking, and why; None if the player is asked.

    `all` asks everything; `real` takes an only option, except that it never ends a turn; `turns`
    ends a turn too when nothing else can be done.
    """
    choices = game.choices
    if level == "all" or len(choices) != 1:
        return None
    key = choices[0].key
    if key != "end":
        return key, WHY["only"]
    return (key, WHY["spent"]) if level == "turns" else None
