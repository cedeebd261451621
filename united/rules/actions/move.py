"""Move: to an adjacent Location (A1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from united.changes.movement import move_hero
from united.definitions import option_keys
from united.definitions.option_keys import move_key
from united.definitions.symbols import MOVE
from united.outside.quoting import quoted
from united.rules.actions.by_symbol import BySymbol
from united.rules.payment import Ways
from united.state.choice import About, Choice, Reason
from united.state.state import State
from united.state.table import Table


class Move(BySymbol):
    """A Move to one of the two neighbours."""

    sure = True
    name = "Move"

    def __init__(self) -> None:
        super().__init__(option_keys.MOVE, MOVE)

    def named(self, what: tuple[Table, int]) -> Iterable[tuple[str, int]]:
        table, place = what
        return ((move_key(table.ring[n].id), n) for n in table.adjacent(place))

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self.offers((state.table, state.hero_at[hero]), ways)

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        ring, place = state.table.ring, state.hero_at[hero]
        target = next((n for n, location in enumerate(ring) if location.id == rest), -1)
        if target < 0:
            return Reason(f"There is no Location {quoted(rest)} in the ring", "S3")
        if target == place:
            return Reason(
                f"{state.table.heroes[hero].name} is at {ring[target].name} already", "A1"
            )
        far = f"{ring[target].name} is not adjacent to {ring[place].name}"
        return Reason(f"{far}; a Move goes to a neighbour", "A1")

    def do(self, state: State, hero: int, choice: Choice) -> None:
        move_hero(state, hero, choice.subject, "A1")

    def say(self, state: State, hero: int, choice: Choice) -> str:
        return f"Move to {state.table.ring[choice.subject].name}"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        return About(location=state.table.ring[choice.subject].id, action=self.verb)

    def possible_keys(self, table: Table) -> Iterator[str]:
        return (move_key(location.id) for location in table.ring)
