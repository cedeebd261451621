"""The one word that compares a count: how many there are of something, where, on whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, final

from attrs import field, frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.base import ConditionWord
from united.effects.parts.count import COUNTED, Counted
from united.effects.vocabulary import CONDITION, word
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State
from united.state.table import MISSION_IDS

MANY: Final = 999
"""An upper bound that says nothing."""


Test: TypeAlias = Callable[[State, Scene], bool]


def _every_place(state: State, scene: Scene) -> bool:
    """Tell whether every Location has a Threat (G7)."""
    return _every_place_left(state) if state.table.gone else NO_THREAT not in state.threats


def _every_place_left(state: State) -> bool:
    """Tell the same where Locations have left the ring (J63)."""
    return all(state.threats[place] != NO_THREAT for place in state.table.in_ring)


@word("count", CONDITION, open=True)
@final
@frozen(kw_only=True)
class CountIs(Counted, ConditionWord):
    """There are so many of something; without a number: at least one."""

    exactly: int | Literal["all"] | None = key(
        "exactly so many; of Locations and Missions also `all`", default=None, written="is"
    )
    at_least: int | Literal["heroes"] | None = key(
        "at least so many; `heroes`: as many as there are Heroes", default=None, least=1
    )
    at_most: int | None = key("at most so many", default=None)
    least: int = field(init=False, repr=False, eq=False)
    most: int = field(init=False, repr=False, eq=False)
    test: Test = field(init=False, repr=False, eq=False)

    @least.default
    def _least(self) -> int:
        if isinstance(self.exactly, int):
            return self.exactly
        if not isinstance(self.at_least, int):
            return 0 if self.at_most is not None else 1
        return self.at_least

    @most.default
    def _most(self) -> int:
        if isinstance(self.exactly, int):
            return self.exactly
        return MANY if self.at_most is None else self.at_most

    @test.default
    def _test(self) -> Test:
        """What tells whether it holds, settled once: goals are tested after each step."""
        counting, least, most = self.counting, self.least, self.most
        narrowed = (self.count, self.region, self.with_, self.without, self.exactly)
        if narrowed == ("location", "everywhere", "threat", "", "all"):
            return _every_place
        if self.exactly == "all":
            return lambda state, scene: counting(state, scene) == self._all(state)
        if self.at_least == "heroes":
            return lambda state, scene: counting(state, scene) >= len(state.table.heroes)
        return lambda state, scene: least <= counting(state, scene) <= most

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.exactly is not None and (self.at_least is not None or self.at_most is not None):
            return "`is` says the number: leave out `at_least` and `at_most`"
        if self.exactly == "all" and self.count not in ("location", "mission"):
            return "`is: all` is for `count: location` and `count: mission`"
        if self.least > self.most:
            return "`at_least` is greater than `at_most`, so it never holds"
        return Counted.check(self)

    def holds(self, state: State, scene: Scene) -> bool:
        return self.test(state, scene)

    def progress(self, state: State) -> tuple[int, int] | None:
        there = self.counting(state, state.table.villain_scene)
        if self.exactly == "all":
            return there, self._all(state)
        if self.at_least == "heroes":
            return there, len(state.table.heroes)
        return (min(there, self.least), self.least) if self.most == MANY else None

    def _all(self, state: State) -> int:
        return len(MISSION_IDS) if self.count == "mission" else len(state.table.in_ring)

    def say(self, voice: Voice) -> str:
        return self._say(voice, self.least, self.most, whole=self.exactly == "all")

    def deny(self, voice: Voice) -> str:
        if self.exactly == "all" and self.count == "mission":
            return "some Mission is not complete"
        if self.exactly == "all":
            return f"some Location has {Counted.say_narrowed(self._contrary, voice)}"
        if self.least == 0:
            return self._say(voice, self.most + 1, MANY)
        if self.most == MANY:
            return self._say(voice, 0, self.least - 1)
        return f"not {self.say(voice)}"

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        there = self.counting(state, scene)
        if self.exactly == "all" or self.count in ("villain", "location"):
            return self.say(voice)
        return self._say(voice, there, there, exactly="")

    @property
    def _limit(self) -> int:
        """How far a track on the Villain's board goes; 0 for what is no track."""
        kind = getattr(self.count, "kind", None)
        return kind.limit if kind and self.region == "board" else 0

    def _mark(self, least: int, most: int) -> str:
        """Return where a track is: `at 4 or higher`; at its last space there is no higher."""
        if least == most or least >= self._limit:
            return f"{least}"
        if most >= self._limit:
            return f"{least} or higher"
        return f"{least} to {most}" if least else f"{most} or lower"

    @property
    def _contrary(self) -> Counted:
        return Counted(count="location", with_=self.without, without=self.with_)

    def _say(
        self, voice: Voice, least: int, most: int, *, whole: bool = False, exactly: str = "exactly "
    ) -> str:
        if self.count == "villain":
            no = " not" if most == 0 else ""
            return f"{voice.villain} is{no} {self.say_where(voice, several=False)}"
        if self._limit and self.at_least != "heroes":
            return f"the {voice.name_of(self.count)} track is at {self._mark(least, most)}"
        if whole and self.count == "mission":
            return "all Missions are complete"
        amount = self._amount(voice, least, most, exactly)
        some = least == 1 and most in (1, MANY)
        if self.at_least == "heroes" and (least, most) == (self.least, self.most):
            where = self.say_where(voice, several=True)
            return f"as many {self.say_several(voice)} as Heroes are {where}".rstrip()
        if self.count == "location":
            amount = "every Location" if whole else amount
            verb = "has" if whole or some or most <= 1 else "have"
            return f"{amount} {verb} {self.say_narrowed(voice)}".rstrip()
        if self.count == "card" and self.who is None:
            return f"{voice.you_have} {amount} in hand"
        if self.who == "acting":
            return f"{voice.you_have} {amount}"
        single = some or most <= 1
        verb = "is" if single else "are"
        return f"{amount} {verb} {self.say_where(voice, several=not single)}".rstrip()

    def _amount(self, voice: Voice, least: int, most: int, exactly: str) -> str:
        one, several = self.say_one(voice), self.say_several(voice)
        if most == 0:
            return f"no {one}"
        if most >= MANY:
            if least > 1:
                return f"{least} or more {several}"
            if self.count == "location":
                return f"some {one}"
            return f"any {one}" if self.count in COUNTED and not self.who else with_article(one)
        if least == most:
            return f"{exactly}{least} {one if least == 1 else several}"
        if least == 0:
            return f"at most {most} {one if most == 1 else several}"
        link = "or" if most == least + 1 else "to"
        return f"{least} {link} {most} {several}"
