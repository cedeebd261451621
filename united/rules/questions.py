"""All kinds of questions; a new one needs its own file and its place here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from united.changes.wounds import Instead, Wound
from united.effects.asking import Accept, OneOf, Pick
from united.effects.looking import LoseSymbol, OrderPlan
from united.effects.once_more import OnceMore
from united.effects.pick_card import PickCard, PickOwnCard
from united.effects.rescue_words import RescueMore
from united.effects.strike import Strike
from united.effects.unless_words import Prevent
from united.rules.act import Act
from united.rules.play_card import PlayCard
from united.rules.turn_end import EndOfTurn
from united.state.state import Question
from united.state.table import Table

QUESTIONS: Final[tuple[type[Question], ...]] = (
    PlayCard, Act, EndOfTurn, Wound, Instead, OrderPlan, LoseSymbol, Pick, Accept, OneOf,
    Strike, RescueMore, PickCard, PickOwnCard, Prevent, OnceMore,
)  # fmt: skip


def possible_keys(table: Table) -> Iterator[str]:
    """Yield each key that an option can have in a game at a table, without what pays for it.

    Some come twice.
    """
    for question in QUESTIONS:
        yield from question.possible_keys(table)
