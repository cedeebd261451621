"""Names that are misspelt, questions and actions that do not say all about themselves."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define

from united.rules.actions.kind import ActionKind
from united.rules.price import FREE
from united.state.agenda import finish
from united.state.choice import Choice
from united.state.state import Question, State, Step
from united.state.table import Table


def misspelt(state: State) -> None:
    state.tell("misspelt", "H4")  # refused: arg-type
    state.result = "draw"  # refused: assignment
    finish(state, "won", "villain-dead", "W2", "")  # refused: arg-type


@define(eq=False)
class Nothing(Step):
    """A step that does nothing, because its method has another name."""

    def resolved(self, state: State) -> None:
        pass


@define(eq=False)
class OfNoKind(Question):
    """A question of a kind that no front end knows, which has no sentences."""

    kind = "ask"  # refused: assignment

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield ""

    def list_choices(self, state: State) -> list[Choice]:
        return []


class Silent(ActionKind):
    """A kind of action that cannot be said, nor be why it is not possible."""


NOTHING = Nothing()  # refused: abstract
OF_NO_KIND = OfNoKind()  # refused: abstract
SILENT = Silent("silent", FREE)  # refused: abstract
