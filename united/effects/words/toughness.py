"""Words for what enemies withstand: damage needed and ignored, Health (A3, G2, J55)."""

from __future__ import annotations

from typing import Literal, final

from attrs import frozen

from united.definitions.effect import Condition, RuleNumber
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import StandingWord
from united.effects.concerned import say_where
from united.effects.parts.where import Place, places, say_place
from united.effects.vocabulary import STANDING, word
from united.state.scene import Scene
from united.state.standing import ALL_DAMAGE
from united.state.state import State


@word("thugs_need", STANDING)
@final
@frozen
class ThugsNeed(StandingWord):
    """Each Thug at a Location needs that much damage in one turn (A3)."""

    what = "thug_damage"
    damage: int = key("how much damage", least=2, most=9)
    at: Place = key("where", default="here")

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return self.damage if subject in places(self.at, state, scene) else 0

    def say(self, voice: Voice) -> str:
        return f"each Thug at {say_place(self.at, voice)} needs {self.damage} damage"


@word("villain_unharmed", STANDING)
@final
@frozen
class VillainUnharmed(StandingWord):
    """The Villain suffers no wounds while a condition holds, or never does (G2)."""

    what = "villain_unharmed"
    condition: Condition | None = key("while this holds; always", default=None, written="while")
    rule: RuleNumber = key("the number of the rule that a reason cites", default=RuleNumber(""))

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return int(self.condition is None or self.condition.holds(state, scene))

    def say(self, voice: Voice) -> str:
        if self.condition is None:
            return f"{voice.villain} never suffers wounds"
        return f"{voice.villain} suffers no wounds while {self.condition.say(voice)}"

    def because(self, state: State, scene: Scene, voice: Voice) -> str:
        if self.condition is None:
            return self.say(voice)
        return f"{voice.villain} suffers no wounds: {self.condition.now(state, scene, voice)}"


@word("villain_health", STANDING, bare="more")
@final
@frozen
class VillainHealth(StandingWord):
    """The Villain has more Health."""

    what = "villain_health"
    more: int = key("how much more", least=1)

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return self.more

    def say(self, voice: Voice) -> str:
        return f"{voice.villain} has {self.more} more Health"


@word("ignores_damage", STANDING)
@final
@frozen
class IgnoresDamage(StandingWord):
    """An enemy takes less damage: always, or only of the first damage in a turn (J55)."""

    enemy: Literal["villain", "henchman", "thug"] = key("who")
    damage: int | Literal["all"] = key("how much of it, or all", default=1, least=1, most=9)
    first: bool = key("only of the first damage in a turn", default=False)
    at: Place | None = key("where; anywhere", default=None)

    @property
    def what(self) -> str:
        return f"{'first' if self.first else 'ignored'}_damage_{self.enemy}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        if self.at is not None and subject not in places(self.at, state, scene):
            return 0
        return ALL_DAMAGE if self.damage == "all" else self.damage

    def say(self, voice: Voice) -> str:
        names = {"villain": voice.villain, "henchman": "each Henchman", "thug": "each Thug"}
        where = say_where(self.at, voice)
        amount = "all" if self.damage == "all" else str(self.damage)
        of = "damage of the first in each turn" if self.first else "damage each time"
        if self.first and self.damage == 1:
            return f"{names[self.enemy]}{where} ignores the first damage each turn"
        return f"{names[self.enemy]}{where} ignores {amount} {of}"
