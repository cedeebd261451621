"""The words for marks, which Heroes keep for the rest of the game (S10)."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.changes.tokens import mark_hero
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import ConditionWord
from united.effects.parts.who import Who, say_who
from united.effects.to_heroes import ToHeroes
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


@word("mark", bare="mark")
@final
@frozen
class MarkHero(ToHeroes):
    """Mark Heroes for the rest of the game."""

    mark: str = key("the id of the mark", ids="mark")
    who: Who = key("whom", default="acting")

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        mark_hero(state, state.table.marks[self.mark], hero, scene.rule)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.count(self.mark, "hero", hero)

    def say(self, voice: Voice) -> str:
        who = say_who(self.who, voice) or voice.hero
        are = f"{who} is" if who else "you are"
        return f"{are} {self.say_plain(voice)}"

    def say_plain(self, voice: Voice) -> str:
        return f"{self.mark.replace('-', ' ')} for the rest of the game"
