"""A question that is answered by yes or no."""

from __future__ import annotations

from collections.abc import Iterator

from united.definitions.option_keys import ACCEPT, DECLINE
from united.state.choice import Choice
from united.state.state import Question, State
from united.state.table import Table


class YesOrNo(Question):
    """A question whose options are to accept and to decline."""

    __slots__ = ()

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield from (ACCEPT, DECLINE)

    def list_choices(self, state: State) -> list[Choice]:
        return [Choice(ACCEPT, ACCEPT), Choice(DECLINE, DECLINE)]
