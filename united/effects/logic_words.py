"""Words that put conditions together: not, all, any."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TypeAlias, final

from attrs import field, frozen

from united.definitions.effect import Condition
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import ConditionWord
from united.effects.vocabulary import CONDITION, word
from united.state.scene import Scene
from united.state.state import State

Test: TypeAlias = Callable[[State, Scene], bool]


@word("not", CONDITION, bare="condition")
@final
@frozen
class Not(ConditionWord):
    """A condition does not hold."""

    condition: Condition = key("the condition")
    test: Test = field(init=False, repr=False, eq=False)

    @test.default
    def _test(self) -> Test:
        holds = self.condition.test
        return lambda state, scene: not holds(state, scene)

    def holds(self, state: State, scene: Scene) -> bool:
        return self.test(state, scene)

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


def _both(first: Test, second: Test) -> Test:
    return lambda state, scene: first(state, scene) and second(state, scene)


def _either(first: Test, second: Test) -> Test:
    return lambda state, scene: first(state, scene) or second(state, scene)


@word("all", CONDITION, bare="conditions")
@final
@frozen
class AllOf(ConditionWord):
    """Every one of several conditions holds."""

    conditions: tuple[Condition, ...] = key("the conditions")
    test: Test = field(init=False, repr=False, eq=False)

    @test.default
    def _test(self) -> Test:
        """What tells whether they hold, put together once: it is asked after each action."""
        return reduce(_both, [one.test for one in self.conditions])

    def holds(self, state: State, scene: Scene) -> bool:
        return self.test(state, scene)

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
    test: Test = field(init=False, repr=False, eq=False)

    @test.default
    def _test(self) -> Test:
        return reduce(_either, [one.test for one in self.conditions])

    def holds(self, state: State, scene: Scene) -> bool:
        return self.test(state, scene)

    def say(self, voice: Voice) -> str:
        return " or ".join(one.say(voice) for one in self.conditions)

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        holding = [one for one in self.conditions if one.holds(state, scene)]
        return " and ".join(one.now(state, scene, voice) for one in holding)
