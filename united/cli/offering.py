"""The options of a decision as numbered lines, each with what one must know to choose it."""

from __future__ import annotations

from typing import Final

from united.definitions.hero import HeroCard
from united.definitions.symbols import say_symbols
from united.effects.text import text_of
from united.rules.decision import Decision, Option
from united.rules.game import Game

HELP: Final = (
    "Type the number of an option or its key; u takes the last choice back, r makes it again, "
    "0 ends or declines, b shows the board, h gives a hint, ? explains, q saves and leaves."
)
"""What can be typed besides the options."""


def option_line(game: Game, decision: Decision, option: Option, number: int) -> str:
    """Return an option with its number; a card to be played with its symbols and its effect."""
    line = f"{number:3}. {option.text}"
    card = _card(game, option) if decision.kind == "play" else None
    if card is None:
        return line
    pool = game.pool_after(card.id)
    said = [f"this turn: {say_symbols(pool)}"] if pool is not None else []
    special = " ".join(text_of(card))
    said += [f"special: {special}"] if special else []
    return f"{line} - {'; '.join(said)}"


def card_line(card: HeroCard) -> str:
    """Return a card in hand: name, symbols, what its special effect says."""
    special = " ".join(text_of(card))
    symbols = say_symbols(card.symbols)
    return f"{card.name} ({symbols}){': ' if special else ''}{special}"


def _card(game: Game, option: Option) -> HeroCard | None:
    for hand in game.state.hands:
        for card in hand:
            if card.id == option.about.card:
                return card
    return None
