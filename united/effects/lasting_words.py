"""Words that let something hold for a time, or leave it for later."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.definitions.effect import Standing
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.vocabulary import word
from united.state.layout import Lasting
from united.state.scene import Scene
from united.state.state import State


@word("until_next_turn", bare="standing")
@final
@frozen
class UntilNextTurn(EffectWord):
    """Let something hold for the acting Hero until the start of the next own turn (H1)."""

    needs_hero: ClassVar[bool] = True
    standing: tuple[Standing, ...] = key("what holds")

    def resolve(self, state: State, scene: Scene) -> None:
        if state.ko[scene.hero]:
            return
        for one in self.standing:
            state.lasting.append(Lasting(one, scene, scene.hero))
        state.tell("lasting", "H1", hero=scene.hero, by=scene.source.name)

    def can_change(self, state: State, scene: Scene) -> bool:
        held = {(id(one.standing), one.hero) for one in state.lasting}
        return any((id(one), scene.hero) not in held for one in self.standing)

    def say(self, voice: Voice) -> str:
        held = " and ".join(one.say(voice) for one in self.standing)
        return f"until the start of your next turn, {held}"
