"""What words for conditions share: how amounts are bounded, counted, said and denied."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import ConditionWord
from united.effects.words import counted
from united.state.scene import Scene
from united.state.state import State

MANY: Final = 99
"""An upper bound that says nothing."""


@frozen
class Counting(ConditionWord):
    """A condition on how many there are of something: from `from_` to `to` of them."""

    noun: ClassVar[str]
    from_: int = key("at least", default=1, written="from")
    to: int = key("at most", default=MANY)

    def check(self) -> str | None:
        """Return what is wrong with the bounds, None for nothing."""
        if self.from_ > self.to:
            return "`from` is greater than `to`, so it never holds"
        if self.from_ == 0 and self.to >= MANY:
            return "it always holds; give `from` or `to`"
        return None

    @abstractmethod
    def count(self, state: State, scene: Scene) -> int:
        """Return how many there are now."""

    @abstractmethod
    def where(self, voice: Voice) -> str:
        """Return where they are, as it follows `is` or `are`."""

    def holds(self, state: State, scene: Scene) -> bool:
        return self.from_ <= self.count(state, scene) <= self.to

    def say(self, voice: Voice) -> str:
        verb = "is" if self._any or self.from_ == self.to == 1 else "are"
        return f"{say_range(self.from_, self.to, self.noun)} {verb} {self.where(voice)}"

    def deny(self, voice: Voice) -> str:
        if self._any:
            return f"no {self.noun} is {self.where(voice)}"
        return ConditionWord.deny(self, voice)

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        there = self.count(state, scene)
        verb = "is" if there == 1 else "are"
        return f"{counted(there, self.noun)} {verb} {self.where(voice)}"

    @property
    def _any(self) -> bool:
        return self.from_ == 1 and self.to >= MANY


def say_range(least: int, most: int, noun: str) -> str:
    """Return an amount in words: `any Thug`, `2 or more Thugs`, `1 or 2 cards`."""
    if most >= MANY:
        return f"any {noun}" if least == 1 else f"{least} or more {noun}s"
    if least == most:
        return f"exactly {counted(least, noun)}"
    link = "or" if most == least + 1 else "to"
    return f"{least} {link} {most} {noun}s"
