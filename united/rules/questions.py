"""All kinds of questions: each class of question that there is, in whatever file it stands."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import isabstract

<<<<<<< HEAD
from united.state.state import Question
from united.state.table import Table


def all_questions(base: type[Question] = Question) -> Iterator[type[Question]]:
    """Yield every class of question that can be asked, as far as its file has been imported.

    Whoever has a game has imported them all: it could not ask them otherwise.
    """
    for question in base.__subclasses__():
        if not isabstract(question):
            yield question
        yield from all_questions(question)
=======
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
>>>>>>> core


def possible_keys(table: Table) -> Iterator[str]:
    """Yield each key that an option can have in a game at a table, without what pays for it.

    Some come twice.
    """
    for question in all_questions():
        yield from question.possible_keys(table)
