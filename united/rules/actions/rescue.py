"""Rescue: one Civilian at the Hero's Location (A4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from united.changes.civilians_and_thugs import rescue
from united.definitions import option_keys
from united.definitions.symbols import HEROIC
from united.rules.actions.by_symbol import BySymbol
from united.rules.payment import Ways
from united.state.choice import About, Choice, Reason
from united.state.state import State
from united.state.table import Table


class Rescue(BySymbol):
    """The rescue of a Civilian; it counts for the Mission (A5)."""

    sure = True
    name = "Rescue a Civilian"

    def __init__(self) -> None:
        super().__init__(option_keys.RESCUE, HEROIC)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self.offers(None, ways) if state.civilians[state.hero_at[hero]] else ()

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        if rest:
            return self.alone()
        return Reason(f"There is no Civilian at {self.here(state, hero)}", "A4")

    def do(self, state: State, hero: int, choice: Choice) -> None:
        rescue(state, state.hero_at[hero], "A4")

    def say(self, state: State, hero: int, choice: Choice) -> str:
        return "Rescue a Civilian"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        return About(location=state.table.ring[state.hero_at[hero]].id, action=self.verb)

    def possible_keys(self, table: Table) -> Iterator[str]:
        yield self.verb
