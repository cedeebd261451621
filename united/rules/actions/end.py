"""End: no further action this turn (H4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from united.definitions import option_keys
from united.rules.actions.kind import ActionKind
from united.rules.payment import Ways
from united.rules.price import FREE
from united.state.choice import NOTHING, About, Choice, Reason
from united.state.state import State
from united.state.table import Table


class End(ActionKind):
    """The end of the actions; always possible."""

    sure = True
    name = "End the turn"

    def __init__(self) -> None:
        super().__init__(option_keys.END, FREE)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self.offers(None, ways)

    def unpaid(self, state: State, hero: int) -> Reason | None:
        return None

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        return self.alone()

    def do(self, state: State, hero: int, choice: Choice) -> None:
        pass

    def say(self, state: State, hero: int, choice: Choice) -> str:
        return "End the turn"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        return NOTHING

    def possible_keys(self, table: Table) -> Iterator[str]:
        yield self.verb
