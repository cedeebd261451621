"""Words that end the game (W2, W3)."""

from __future__ import annotations

from typing import final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.vocabulary import word
from united.state.agenda import finish
from united.state.scene import Scene
from united.state.state import State


@word("lose", bare="because")
@final
@frozen
class Lose(EffectWord):
    """End the game: the Heroes lose, which counts as the Evil Goal (W3)."""

    because: str = key("why, as it is told at the end")

    def resolve(self, state: State, scene: Scene) -> None:
        finish(state, "lost", "evil-goal", "W3", self.because)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return "the Heroes lose"


@word("win", bare="because")
@final
@frozen
class Win(EffectWord):
    """End the game: the Heroes win, which counts as the Villain's defeat (W2)."""

    because: str = key("why, as it is told at the end")

    def resolve(self, state: State, scene: Scene) -> None:
        finish(state, "won", "villain-defeated", "W2", self.because)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return "the Heroes win"
