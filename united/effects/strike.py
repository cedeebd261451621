"""The question whom an attack or damage by a card hits (A2)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define

from united.changes.combat import damage_enemy, enemies, enemy_name
from united.definitions.effect import Effect
from united.definitions.option_keys import ATTACK, NONE, THUG, VILLAIN, attack_key
from united.effects.asking import SceneQuestion, asked
from united.state.agenda import Do, schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


@define(eq=False)
class Strike(SceneQuestion):
    """Choose an enemy at a Location and deal damage to it, `left` times."""

    scene: Scene
    place: int
    damage: int
    left: int
    for_each_thug: tuple[Effect, ...] = ()
    may_stop: bool = False

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        threats = (threat.id for threat in table.threat_cards if threat.henchman)
        yield from map(attack_key, (THUG, *threats, VILLAIN))
        yield NONE

    def list_choices(self, state: State) -> list[Choice]:
        if self.left == 0:
            return []
        found = [Choice(attack_key(e), ATTACK, e) for e in enemies(state, self.place)]
        if self.may_stop and found:
            found.append(Choice(NONE, NONE))
        return found

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == NONE:
            return
        one = Strike(
            self.scene, self.place, self.damage, self.left - 1, self.for_each_thug, self.may_stop
        )
        schedule(state, one)
        if damage_enemy(state, self.place, choice.subject, self.damage) and self.for_each_thug:
            schedule(state, Do(self.for_each_thug, self.scene))

    def prompt(self, state: State) -> str:
        place = state.table.ring[self.place].name
        more = f", {self.left} left" if self.may_stop else ""
        return f"{asked(state, self)}: attack whom at {place}{more}?"

    def say(self, state: State, choice: Choice) -> str:
        if choice.verb == NONE:
            return "Stop here"
        return f"Deal {self.damage} damage to {enemy_name(state, self.place, choice.subject)}"

    def about(self, state: State, choice: Choice) -> About:
        where = state.table.ring[self.place].id
        if choice.verb == NONE:
            return About(location=where)
        card = "" if choice.subject in (THUG, VILLAIN) else choice.subject
        return About(location=where, card=card, action=ATTACK, enemy=choice.subject)
