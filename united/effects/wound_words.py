"""Wounds by the effect of a card (K1, K5)."""

from __future__ import annotations

from functools import cached_property
from typing import final

from attrs import evolve, frozen

from united.changes.wounds import deal_wounds
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.who import Who, say_split, say_who
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.effects.words import says
from united.state.scene import Scene
from united.state.state import State


@word("wound", bare="amount")
@final
@frozen
class WoundHeroes(ToHeroes):
    """Deal wounds to Heroes, one Hero after the other (K1, K5)."""

    amount: Number = key("how many wounds to each", default=1, least=1, most=9)
    who: Who = key("to whom", default="acting")

    def whom(self) -> Who:
        return self.who

    def resolve(self, state: State, scene: Scene) -> None:
        amount, part = self.amount, self.part
        if part is not None and not part.asks and isinstance(amount, int):
            # All at once, the common case: no step a Hero in between.
            found = part.find(state, scene)
            deal_wounds(state, found, amount + scene.extra_wounds, scene.source)
        else:
            ToHeroes.resolve(self, state, scene)

    def do(self, state: State, scene: Scene, hero: int) -> None:
        amount = self.amount
        if not isinstance(amount, int):
            amount = number(amount, state, evolve(scene, hero=hero))
        deal_wounds(state, [hero], amount + scene.extra_wounds, scene.source)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.ko[hero]

    @cached_property
    def single(self) -> WoundHeroes:
        """The same for one wound: a piece of it, where Heroes split it."""
        return evolve(self, amount=1)

    def pieces(self, state: State, scene: Scene) -> tuple[ToHeroes, ...]:
        return (self.single,) * number(self.amount, state, scene)

    def say(self, voice: Voice) -> str:
        who, split = say_who(self.who, voice), say_split(self.who, voice)
        if not who:
            return says(voice.hero, self.say_plain(voice))
        wounds = said(self.amount, "wound")
        if split:
            return f"deal {wounds} among {who}{for_each(voice, self.amount)}, {split}"
        more = for_each(evolve(voice, hero="that Hero"), self.amount)
        return f"deal {wounds} to {who}{more}"

    def say_plain(self, voice: Voice) -> str:
        return f"suffer {said(self.amount, 'wound')}{for_each(voice, self.amount)}"
