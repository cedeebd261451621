"""Words that put conditions together: not, all, any."""

from __future__ import annotations

from typing import final

from attrs import frozen

from united.definitions.effect import Condition
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import ConditionWord
from united.effects.vocabulary import CONDITION, word
from united.state.scene import Scene
from united.state.state import State


@word("not", CONDITION, bare="condition")
@final
@frozen
class Not(ConditionWord):
    """A condition does not hold."""

    condition: Condition = key("the condition")

    def holds(self, state: State, scene: Scene) -> bool:
        return not self.condition.holds(state, scene)

    def say(self, voice: Voice) -> str:
        return self.condition.deny(voice)

    def deny(self, voice: Voice) -> str:
        return self.condition.say(voice)


def say_all(said: list[str], voice: Voice) -> str:
    """Return clauses in a row; a place that all of them end with is named once."""
    where = f" at {voice.here}"
    first, *rest = said
    if first.endswith(where) and rest:
        rest = [f"{one.removesuffix(where)} there" if one.endswith(where) else one for one in rest]
    return " and ".join([first, *rest])


@word("all", CONDITION, bare="conditions")
@final
@frozen
class AllOf(ConditionWord):
    """Every one of several conditions holds."""

    conditions: tuple[Condition, ...] = key("the conditions")

    def holds(self, state: State, scene: Scene) -> bool:
        for one in self.conditions:  # noqa: SIM110 - asked after each action: no generator
            if not one.holds(state, scene):
                return False
        return True

    def say(self, voice: Voice) -> str:
        return say_all([one.say(voice) for one in self.conditions], voice)

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        return say_all([one.now(state, scene, voice) for one in self.conditions], voice)


@word("any", CONDITION, bare="conditions")
@final
@frozen
class AnyOf(ConditionWord):
    """At least one of several conditions holds."""

    conditions: tuple[Condition, ...] = key("the conditions")

    def holds(self, state: State, scene: Scene) -> bool:
        for one in self.conditions:  # noqa: SIM110 - as above
            if one.holds(state, scene):
                return True
        return False

    def say(self, voice: Voice) -> str:
        return " or ".join(one.say(voice) for one in self.conditions)

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        holding = [one for one in self.conditions if one.holds(state, scene)]
        return " and ".join(one.now(state, scene, voice) for one in holding)
