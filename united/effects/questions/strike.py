"""The question whom an attack or damage by a card hits (A2)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, evolve

from united.changes.combat import damage_enemy, enemy_name
from united.changes.thugs import thug_needs
from united.definitions.effect import Effect
from united.definitions.option_keys import ATTACK, NONE, THUG, VILLAIN, attack_key
from united.effects.parts.enemy import EnemyKind, found
from united.effects.questions.asking import SceneQuestion, asked
from united.state.agenda import Do, schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State, Step
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
    only: EnemyKind | None = None

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        threats = (threat.id for threat in table.threat_cards if threat.henchman)
        yield from map(attack_key, (THUG, *threats, VILLAIN))
        yield NONE

    def list_choices(self, state: State) -> list[Choice]:
        if self.left == 0:
            return []
        there = found(self.only, state, self.place)
        choices = [Choice(attack_key(enemy), ATTACK, enemy) for enemy in there]
        if self.may_stop and choices:
            choices.append(Choice(NONE, NONE))
        return choices

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == NONE:
            return
        schedule(state, evolve(self, left=self.left - 1))
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


@define(eq=False)
class StrikeAll(Step):
    """Deal damage to each enemy of a kind at a Location."""

    place: int
    damage: int
    only: EnemyKind | None

    def resolve(self, state: State) -> None:
        for enemy in found(self.only, state, self.place):
            if enemy == THUG:
                self._hit_thugs(state)
            else:
                damage_enemy(state, self.place, enemy, self.damage)

    def _hit_thugs(self, state: State) -> None:
        """Deal it to each Thug; of those that bear it, one at a time is remembered (A3)."""
        enough = self.damage >= thug_needs(state, self.place)
        for number in range(state.thugs[self.place]):
            if number and not enough and state.thug_damage[self.place]:
                return
            damage_enemy(state, self.place, THUG, self.damage)
