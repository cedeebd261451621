"""Words for what cards change of the rules while they hold (J53-J57)."""

from __future__ import annotations

from typing import Final, Literal, final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import StandingWord
from united.effects.concerned import is_at, say_where
from united.effects.parts.where import Place, places, say_place
from united.effects.vocabulary import STANDING, word
from united.effects.words import counted
from united.state.scene import Scene
from united.state.standing import ALL_DAMAGE
from united.state.state import State


@word("wounds", STANDING)
@final
@frozen
class Wounds(StandingWord):
    """Heroes suffer more wounds, or fewer, whenever they are wounded (J54)."""

    more: int = key("how many more", default=0, least=1, most=9)
    fewer: int = key("how many fewer", default=0, least=1, most=9)
    first: bool = key("only the first time in a turn, each Hero", default=False)
    of: Literal["any", "bam"] = key("by what; bam: by the BAM! of the board", default="any")
    at: Place | None = key("where the Heroes are; the acting Hero, else all", default=None)

    @property
    def what(self) -> str:
        if self.of == "bam":
            return "bam_wounds"
        return "first_wounds" if self.first else "wounds"

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.of == "bam" and (self.fewer or self.first or self.at is not None):
            return "`of: bam` takes `more` alone"
        return None if bool(self.more) != bool(self.fewer) else "give `more` or `fewer`"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        if self.at is None:
            meant = self.of == "bam" or scene.hero in (-1, subject)
        else:
            meant = is_at(state, scene, subject, self.at)
        return self.more - self.fewer if meant else 0

    def say(self, voice: Voice) -> str:
        if self.of == "bam":
            more = counted(self.more, "more wound", "more wounds")
            return f"the BAM! of {voice.villain}'s board deals {more} to each Hero it wounds"
        link = "more" if self.more else "fewer"
        change = counted(self.more or self.fewer, f"{link} wound")
        yours = voice.acting and self.at is None
        who = (
            f"{voice.you_are} wounded" if yours else f"a Hero{say_where(self.at, voice)} is wounded"
        )
        when = "the first time in a turn that" if self.first else "whenever"
        return f"{when} {who}, that is {change}"


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


@word("costs_more", STANDING)
@final
@frozen
class CostsMore(StandingWord):
    """An action costs more of its own symbol to a Hero at a Location."""

    action: Literal["move", "attack", "rescue", "clear"] = key("which action")
    more: int = key("how many symbols more", default=1, least=1, most=5)
    at: Place = key("where the Hero is", default="here")

    @property
    def what(self) -> str:
        return f"price_{self.action}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return self.more if subject in places(self.at, state, scene) else 0

    def say(self, voice: Voice) -> str:
        price = f"costs {self.more} {_PAID[self.action]} more"
        if self.action == "move":
            return f"leaving {say_place(self.at, voice)} by Move {price}"
        return f"{_DEEDS[self.action]}{say_where(self.at, voice)} {price}"


_PAID: Final = {"move": "Move", "attack": "Attack", "rescue": "Heroic", "clear": "Heroic"}

_DEEDS: Final = {
    "attack": "an attack",
    "rescue": "rescuing a Civilian",
    "clear": "putting a Heroic token on the Threat",
}


_ACTS: Final = {
    "move": "move away by Move",
    "attack": "attack",
    "rescue": "rescue a Civilian",
    "clear": "put a Heroic token on the Threat",
    "special": "use a special effect",
}


@word("cannot", STANDING)
@final
@frozen
class Cannot(StandingWord):
    """An action cannot be taken at a Location, or its End of Turn effect not be used."""

    action: Literal["move", "attack", "rescue", "clear", "special", "end_of_turn"] = key(
        "which action; end_of_turn for the End of Turn effect"
    )
    at: Place = key("where the Hero is", default="here")

    @property
    def what(self) -> str:
        return f"no_{self.action}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return int(subject in places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        if self.action == "end_of_turn":
            return f"the End of Turn effect of {say_place(self.at, voice)} is off"
        return f"no Hero{say_where(self.at, voice)} can {_ACTS[self.action]}"


@word("not_counted", STANDING)
@final
@frozen
class NotCounted(StandingWord):
    """What is rescued, defeated or cleared at a Location does not count for its Mission (A5)."""

    mission: Literal["civilians", "thugs", "threats"] = key("for which Mission")
    at: Place | None = key("where; anywhere", default=None)

    @property
    def what(self) -> str:
        return f"uncounted_{self.mission}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return int(self.at is None or subject in places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        done = {
            "civilians": "Civilian rescued",
            "thugs": "Thug defeated",
            "threats": "Threat cleared",
        }
        return f"no {done[self.mission]}{say_where(self.at, voice)} counts for the Mission"
