"""Attacks and damage (A2, A3)."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import evolve, frozen

from united.changes.combat import enemies
from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.english import clauses
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.enemy import Enemy, found, is_each, kind_of, say_enemy
from united.effects.parts.where import Place
from united.effects.questions.strike import Strike, StrikeAll
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State, Step


@word("attack")
@final
@frozen
class Attack(AtPlace):
    """Attack enemies at a Location, one after the other; with several, the player may stop."""

    needs_hero: ClassVar[bool] = True
    times: Number = key("how many attacks", least=1, most=9)
    at: Place = key("where", default="here")
    for_each_thug: tuple[Effect, ...] = key("what each defeated Thug brings", default=())

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        times = number(self.times, state, scene)
        return Strike(scene, place, 1, times, self.for_each_thug, times > 1)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return bool(enemies(state, place))

    def pieces(self, state: State, scene: Scene) -> tuple[AtPlace, ...]:
        return (evolve(self, times=1),) * number(self.times, state, scene)

    def say_at(self, where: str, voice: Voice) -> str:
        more = ""
        if self.for_each_thug:
            more = f"; for each Thug defeated this way, {clauses(self.for_each_thug, voice)}"
        most = "" if self.times == 1 else "up to "
        attacks = f"{most}{said(self.times, 'attack')}"
        return f"make {attacks} at {where}{for_each(voice, self.times)}{more}"


@word("damage")
@final
@frozen
class Damage(AtPlace):
    """Deal damage to enemies at a Location."""

    needs_hero: ClassVar[bool] = True
    amount: Number = key("how much damage", least=1)
    at: Place = key("where", default="here")
    enemy: Enemy = key("to which enemies", default="one")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        amount, kind = number(self.amount, state, scene), kind_of(self.enemy)
        if is_each(self.enemy):
            return StrikeAll(place, amount, kind)
        return Strike(scene, place, amount, 1, only=kind)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        there = found(kind_of(self.enemy), state, place)
        return bool(there) and number(self.amount, state, scene) > 0

    def say_at(self, where: str, voice: Voice) -> str:
        damage = said(self.amount, "damage", "damage")
        # Where the Villain is goes without saying.
        plain = self.at == "villain" and kind_of(self.enemy) == "villain"
        enemy = say_enemy(self.enemy) if plain else f"{say_enemy(self.enemy)} at {where}"
        return f"deal {damage} to {enemy}{for_each(voice, self.amount)}"
