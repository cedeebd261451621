"""Clear: a Heroic token on a Threat that is no Henchman; the third one clears it (A4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from united.changes.threats import put_heroic, threat_at
from united.definitions import option_keys
from united.definitions.option_keys import clear_key
from united.definitions.symbols import HEROIC
from united.outside.quoting import quoted
from united.rules.actions.by_symbol import BySymbol
from united.rules.payment import Ways
from united.state.choice import About, Choice, Reason
from united.state.state import State
from united.state.table import Table


class Clear(BySymbol):
    """A Heroic token on the Threat of the Hero's Location."""

    sure = True
    name = "Heroic token on a Threat"

    def __init__(self) -> None:
        super().__init__(option_keys.CLEAR, HEROIC)

    def named(self, what: str) -> Iterable[tuple[str, None]]:
        return ((clear_key(what), None),)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        threat = threat_at(state, state.hero_at[hero])
        return () if threat is None or threat.henchman else self.offers(threat.id, ways)

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        threat = threat_at(state, state.hero_at[hero])
        if threat is None or threat.id != rest:
            return Reason(f"There is no Threat {quoted(rest)} at {self.here(state, hero)}", "A4")
        return Reason(f"{threat.name} is a Henchman: attack it, Heroic tokens do nothing", "A4")

    def do(self, state: State, hero: int, choice: Choice) -> None:
        put_heroic(state, hero, state.hero_at[hero])

    def say(self, state: State, hero: int, choice: Choice) -> str:
        place = state.hero_at[hero]
        threat = state.table.threat_cards[state.threats[place]]
        return f"Put a Heroic token on {threat.name} ({state.heroic[place] + 1} of {threat.heroic})"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        place = state.hero_at[hero]
        threat = state.table.threat_cards[state.threats[place]]
        return About(location=state.table.ring[place].id, card=threat.id, action=self.verb)

    def possible_keys(self, table: Table) -> Iterator[str]:
        threats = dict.fromkeys(threat.id for threat in table.threat_cards)
        return map(clear_key, threats)
