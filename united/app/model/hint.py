"""A hint: what a bot would choose now, and what it is good for."""

from __future__ import annotations

from united.bots.planner import NothingToSuggest, suggest
from united.rules.game import Game
from united.session.sight import Sight


def hint_for(game: Game, sight: Sight) -> tuple[str, str]:
    """Return the key of the option that a bot would take, and that option with the reason.

    At the end there is no key, and it is said that there is none.

    The bot sees no more than who is asked. The game is not changed, but must not change
    meanwhile: give it a clone where others go on with the game.
    """
    try:
        choice, why = suggest(game, game.setup.seed, sight.hidden)
    except NothingToSuggest as problem:
        return "", str(problem)
    decision = game.decision
    options = decision.options if decision is not None else ()
    said = next((one.text for one in options if one.key == choice.key), choice.key)
    return choice.key, f"{said.removesuffix('.')}. {why}"
