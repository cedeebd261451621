"""Added actions that move a content's token to an adjacent Location (I4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from united.definitions.additions import Action, On
from united.definitions.challenge import Challenge
from united.definitions.option_keys import added_key
from united.definitions.villain import Villain
from united.definitions.wording import capital
from united.rules.actions.added import Added
from united.rules.payment import Ways
from united.rules.ring_order import RING_SIZE
from united.state.choice import About, Choice, Reason
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


class MoveToken(Added):
    """The move of one token, from any Location where one lies to one of its neighbours.

    Where it cannot be paid it is not shown: there would be two dim lines for each token.
    """

    sure = True
    shown = False

    def __init__(self, action: Action, board: Villain | Challenge) -> None:
        super().__init__(action, board)
        token, ring = action.move_token, range(RING_SIZE)
        self.at_places: list[tuple[str, On, int]] = [(token, "location", place) for place in ring]
        """What `State.counters` has for the token at each Location."""

    def named(self, what: tuple[Table, int]) -> Iterable[tuple[str, tuple[int, int]]]:
        table, origin = what
        for target in table.adjacent(origin):
            ids = (table.ring[origin].id, table.ring[target].id)
            yield added_key(self.verb, *ids), (origin, target)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        found: list[Choice] = []
        if self.suggested(state, hero):
            table, counters = state.table, state.counters
            for origin, lying in enumerate(self.at_places):
                if counters.get(lying):
                    found += self.offers((table, origin), ways)
        return found

    def misread(self, state: State) -> Reason:
        token = capital(state.table.token_kinds[self.action.move_token].one)
        return Reason(f"{token} goes from where one lies to an adjacent Location", self.rule)

    def scene(self, hero: int, choice: Choice) -> Scene:
        origin, target = choice.subject
        return self.scenes[hero].between(origin, target)

    def say(self, state: State, hero: int, choice: Choice) -> str:
        start, end = (state.table.ring[place].name for place in choice.subject)
        return f"{self.action.name}: {start} to {end}"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        start, end = (state.table.ring[place].id for place in choice.subject)
        return About(location=end, action=self.verb, origin=start)

    def possible_keys(self, table: Table) -> Iterator[str]:
        ids = [location.id for location in table.ring]
        return (added_key(self.verb, start, end) for start in ids for end in ids)
