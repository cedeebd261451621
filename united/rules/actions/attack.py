"""Attack: 1 damage to an enemy at the Hero's Location (A2, A3, W1, G2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from united.changes.combat import (
    damage_enemy,
    enemies,
    enemies_here,
    enemy_name,
    villain_reason,
)
from united.changes.threats import threat_at
from united.changes.thugs import thug_needs
from united.definitions import option_keys
from united.definitions.option_keys import THUG, VILLAIN, attack_key
from united.definitions.symbols import ATTACK
from united.outside.quoting import quoted
from united.rules.actions.by_symbol import BySymbol
from united.rules.payment import Ways
from united.state.choice import About, Choice, Reason
from united.state.state import State
from united.state.table import Table


class Attack(BySymbol):
    """An attack on a Thug, a Henchman or the Villain."""

    name = "Attack"

    def __init__(self) -> None:
        super().__init__(option_keys.ATTACK, ATTACK)

    def named(self, what: str) -> Iterable[tuple[str, str]]:
        return ((attack_key(what), what),)

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self._against(enemies_here(state, state.hero_at[hero]), ways)

    def unhindered(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self._against(enemies(state, state.hero_at[hero]), ways)

    def _against(self, found: list[str], ways: Ways) -> list[Choice]:
        options: list[Choice] = []
        for enemy in found:
            options += self.offers(enemy, ways)
        return options

    def hindrance(self, state: State, hero: int, choice: Choice) -> Reason | None:
        return villain_reason(state) if choice.subject == VILLAIN else None

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        here = self.here(state, hero)
        if rest == THUG:
            return Reason(f"There is no Thug at {here}", "A2")
        if rest == VILLAIN:
            if state.villain_away:
                return Reason(f"{state.table.villain.name} is out of play", "J59")
            there = state.table.ring[state.villain_at].name
            name = state.table.heroes[hero].name
            return Reason(f"{state.table.villain.name} is at {there}, {name} at {here}", "A2")
        threat = threat_at(state, state.hero_at[hero])
        if threat is None or threat.id != rest:
            return Reason(f"There is no enemy {quoted(rest)} at {here}", "A2")
        return Reason(f"{threat.name} is no Henchman: Heroic tokens clear it, not attacks", "A4")

    def do(self, state: State, hero: int, choice: Choice) -> None:
        damage_enemy(state, state.hero_at[hero], choice.subject, 1)

    def say(self, state: State, hero: int, choice: Choice) -> str:
        place = state.hero_at[hero]
        name = enemy_name(state, place, choice.subject)
        if choice.subject != THUG:
            return f"Attack {name}"
        left = thug_needs(state, place) - state.thug_damage[place]
        return f"Attack {name} (it needs {left} damage this turn)" if left > 1 else f"Attack {name}"

    def about(self, state: State, hero: int, choice: Choice) -> About:
        here = state.table.ring[state.hero_at[hero]].id
        card = "" if choice.subject in (THUG, VILLAIN) else choice.subject
        return About(location=here, card=card, action=self.verb, enemy=choice.subject)

    def possible_keys(self, table: Table) -> Iterator[str]:
        threats = (threat.id for threat in table.threat_cards)
        return map(attack_key, dict.fromkeys((THUG, VILLAIN, *threats)))
