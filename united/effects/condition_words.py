"""Words for what is true of a Hero."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import ConditionWord
from united.effects.vocabulary import CONDITION, word
from united.state.scene import Scene
from united.state.state import State


@word("marked", CONDITION, bare="mark")
@final
@frozen
class Marked(ConditionWord):
    """The acting Hero has a mark."""

    needs_hero: ClassVar[bool] = True
    mark: str = key("the id of the mark", ids="mark")

    def holds(self, state: State, scene: Scene) -> bool:
        return state.count(self.mark, "hero", scene.hero) > 0

    def say(self, voice: Voice) -> str:
        return f"you are {self.mark.replace('-', ' ')}"

    def deny(self, voice: Voice) -> str:
        return f"you are not {self.mark.replace('-', ' ')}"
