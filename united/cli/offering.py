"""The options of a decision as numbered lines, each with what one must know to choose it."""

from __future__ import annotations

from typing import Final

from united.definitions.symbols import say_symbols
from united.rules.decision import Option
from united.rules.foresight import Foresight
from united.rules.position import Card, Position

HELP: Final = (
    "Type the number of an option or its key; u takes the last choice back, r makes it again, "
    "0 ends or declines, b shows the board, h gives a hint, ? explains, q saves and leaves."
)
"""What can be typed besides the options."""


def option_line(
    position: Position, option: Option, number: int, foresight: Foresight | None
) -> str:
    """Return an option with its number, and what it certainly brings.

    A card to be played stands there with its symbols and its effect.
    """
    line = f"{number:3}. {option.text}"
    card = _card(position, option)
    said = []
    if card is not None and card.pool is not None:
        said.append(f"this turn: {say_symbols(card.pool)}")
        special = " ".join(card.text)
        said += [f"special: {special}"] if special else []
    said += foresight.brings if foresight is not None else ()
    return f"{line} - {'; '.join(said)}" if said else line


def card_line(card: Card) -> str:
    """Return a card in hand: name, symbols, what its special effect says."""
    special = " ".join(card.text)
    symbols = say_symbols(card.symbols)
    return f"{card.name} ({symbols}){': ' if special else ''}{special}"


def _card(position: Position, option: Option) -> Card | None:
    return next((card for card in position.hand if card.id == option.about.card), None)
