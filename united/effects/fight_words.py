"""Words that attack, deal damage and wound (A2, A3, K1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, final

from attrs import define, frozen

from united.changes.combat import damage_enemy, enemies, enemy_name
from united.changes.wounds import Wound, deal_wounds
from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.option_keys import ATTACK, NONE, THUG, VILLAIN, attack_key
from united.definitions.voice import Voice
from united.effects.asking import HERO, Pick, SceneQuestion, asked
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.place import Place, places, say_place
from united.effects.vocabulary import word
from united.effects.words import clauses, counted
from united.state.agenda import Do, schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State, Step
from united.state.table import Table


@word("attack")
@final
@frozen
class Attack(AtPlace):
    """Attack enemies at a Location, one after the other; with several, the player may stop."""

    needs_hero: ClassVar[bool] = True
    times: int = key("how many attacks", least=1, most=9)
    at: Place = key("where", default="here")
    for_each_thug: tuple[Effect, ...] = key("what each defeated Thug brings", default=())

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Strike(scene, place, 1, self.times, self.for_each_thug, self.times > 1)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return bool(enemies(state, place))

    def say_at(self, where: str, voice: Voice) -> str:
        more = ""
        if self.for_each_thug:
            more = f"; for each Thug defeated this way, {clauses(self.for_each_thug, voice)}"
        most = "up to " if self.times > 1 else ""
        return f"make {most}{counted(self.times, 'attack')} at {where}{more}"


@word("damage")
@final
@frozen
class Damage(AtPlace):
    """Deal damage to a single enemy at a Location."""

    needs_hero: ClassVar[bool] = True
    amount: int = key("how much damage", least=1)
    at: Place = key("where", default="here")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Strike(scene, place, self.amount, 1)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return bool(enemies(state, place))

    def say_at(self, where: str, voice: Voice) -> str:
        return f"deal {self.amount} damage to a single enemy at {where}"


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


@word("wound")
@final
@frozen
class WoundHeroes(EffectWord):
    """Deal wounds to each Hero at a place, one Hero after the other (K1, K5)."""

    each: Literal["hero"] = key("`hero`")
    at: Place = key("where", default="here")
    amount: int = key("how many wounds to each", default=1, least=1, most=9)

    def resolve(self, state: State, scene: Scene) -> None:
        deal_wounds(
            state, self._heroes(state, scene), self.amount + scene.extra_wounds, scene.source
        )

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(self._heroes(state, scene))

    def _heroes(self, state: State, scene: Scene) -> list[int]:
        there = places(self.at, state, scene)
        return sorted(hero for place in there for hero in state.standing_heroes(place))

    def say(self, voice: Voice) -> str:
        return f"deal {counted(self.amount, 'wound')} to each Hero at {say_place(self.at, voice)}"


@word("suffer", bare="wounds")
@final
@frozen
class Suffer(EffectWord):
    """Deal wounds to the acting Hero."""

    needs_hero: ClassVar[bool] = True
    wounds: int = key("how many wounds", least=1, most=9)

    def resolve(self, state: State, scene: Scene) -> None:
        deal_wounds(state, [scene.hero], self.wounds, scene.source)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.ko[scene.hero]

    def say(self, voice: Voice) -> str:
        return f"suffer {counted(self.wounds, 'wound')}"


@word("split_wounds")
@final
@frozen
class SplitWounds(EffectWord):
    """Deal wounds among the Heroes at a place, one at a time, to whom the players choose."""

    amount: int = key("how many wounds", least=1, most=9)
    at: Place = key("where", default="here")

    def resolve(self, state: State, scene: Scene) -> None:
        schedule(state, *(SplitWound(self, scene) for _ in range(self.amount)))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(state.standing_heroes(place) for place in places(self.at, state, scene))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Wound the Hero who was picked."""
        schedule(state, Wound(number, scene.source))

    def say(self, voice: Voice) -> str:
        where = say_place(self.at, voice)
        amount = counted(self.amount, "wound")
        return f"deal {amount} among the Heroes at {where}, split as the players choose"


@define(eq=False)
class SplitWound(Step):
    """One wound of those that the players split: choose who takes it."""

    word: SplitWounds
    scene: Scene

    def resolve(self, state: State) -> None:
        there = places(self.word.at, state, self.scene)
        heroes = tuple(sorted(h for place in there for h in state.standing_heroes(place)))
        ask = "who takes the next wound?"
        schedule(state, Pick(HERO, heroes, self.scene, ask, self.word, together=True))
