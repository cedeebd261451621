"""All kinds of questions: each class of question that there is, in whatever file it stands."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import isabstract

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


def possible_keys(table: Table) -> Iterator[str]:
    """Yield each key that an option can have in a game at a table, without what pays for it.

    Some come twice.
    """
    for question in all_questions():
        yield from question.possible_keys(table)
