"""Words that lack what every word must be able to do, or do it in another way."""

from __future__ import annotations

from typing import final

from attrs import frozen

from united.definitions.voice import Voice
from united.effects.base import ConditionWord, EffectWord, StandingWord
from united.effects.vocabulary import CONDITION, STANDING, word
from united.state.scene import Scene
from united.state.state import State


@word("wrong_without_a_method")
@final
@frozen
class WithoutAMethod(EffectWord):  # refused: misc
    """It does not say whether it could change anything."""

    def resolve(self, state: State, scene: Scene) -> None:
        pass

    def say(self, voice: Voice) -> str:
        return ""


@word("wrong_signature")
@final
@frozen
class WrongSignature(EffectWord):
    """It cannot be resolved in a scene."""

    def resolve(self, state: State) -> None:  # refused: override
        pass

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return ""


@word("wrong_base")
@final
@frozen
class WithoutABase:  # refused: type-var
    """It is no word at all."""


@word("wrong_standing", STANDING)
@final
@frozen
class WithoutValue(StandingWord):  # refused: misc
    """It does not say what it adds."""

    what = "thug_damage"

    def say(self, voice: Voice) -> str:
        return ""


@word("wrong_condition", CONDITION)
@final
@frozen
class NeverTrue(ConditionWord):  # refused: misc
    """It does not say when it holds."""

    def say(self, voice: Voice) -> str:
        return ""


@word("wrong_kind", CONDITION)
@final
@frozen
class OfAnotherKind(StandingWord):  # refused: type-var
    """It is declared as another kind of word."""

    what = "thug_damage"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return 0

    def say(self, voice: Voice) -> str:
        return ""
