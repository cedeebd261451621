"""The word for what does not happen if somebody does something else instead."""

from __future__ import annotations

from typing import final

from attrs import define, evolve, frozen

from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.option_keys import ACCEPT
from united.definitions.voice import Voice
from united.effects.base import EffectWord, any_can_change
from united.effects.english import clauses, says
from united.effects.parts.who import say_who
from united.effects.questions.asking import SceneQuestion, asked, say_wishes
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.state.agenda import Do, schedule
from united.state.choice import Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.yes_no import YesOrNo


@word("unless", open=True)
@final
@frozen
class Unless(EffectWord):
    """Do effects unless the acting Hero, or the players where none acts, do others instead."""

    instead: tuple[Effect, ...] = key("what prevents it, all of it", written="unless")
    then: tuple[Effect, ...] = key("what happens if not")

    def resolve(self, state: State, scene: Scene) -> None:
        if not any_can_change(self.then, state, scene):
            return
        if all(effect.can_change(state, scene) for effect in self.instead):
            schedule(state, Prevent(self.instead, self.then, scene))
        else:
            schedule(state, Do(self.then, scene))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any_can_change(self.then, state, scene)

    def say(self, voice: Voice) -> str:
        instead = " and ".join(finite(effect, voice) for effect in self.instead)
        return f"{clauses(self.then, voice)}, unless {instead}"


def finite(effect: Effect, voice: Voice) -> str:
    """Return an effect as a clause with a subject: `one Hero gains 1 Crisis token`."""
    if isinstance(effect, ToHeroes) and (who := say_who(effect.whom(), voice)):
        return says(who, effect.say_plain(evolve(voice, hero="that Hero")))
    said = effect.say(voice)
    first = said.partition(" ")[0]
    if first in ("one", "each", "up", "if", "you", "the"):
        return said
    return f"{'you' if voice.acting else 'the players'} {said}"


@define(eq=False)
class Prevent(YesOrNo, SceneQuestion):
    """Accept what prevents something, or decline and let it happen."""

    instead: tuple[Effect, ...]
    then: tuple[Effect, ...]
    scene: Scene

    def take(self, state: State, choice: Choice) -> None:
        done = self.instead if choice.verb == ACCEPT else self.then
        schedule(state, Do(done, self.scene))

    def prompt(self, state: State) -> str:
        instead = say_wishes(self.instead, state, self.scene)
        then = say_wishes(self.then, state, self.scene)
        return f"{asked(state, self)}: {instead}, so as not to {then}?"

    def say(self, state: State, choice: Choice) -> str:
        effects = self.instead if choice.verb == ACCEPT else self.then
        answer = "Yes" if choice.verb == ACCEPT else "No"
        return f"{answer}: {say_wishes(effects, state, self.scene)}"
