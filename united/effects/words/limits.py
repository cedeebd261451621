"""Words for what limits Heroes: dearer and forbidden actions, what no Mission counts (A5, J53)."""

from __future__ import annotations

from typing import Final, Literal, final

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import StandingWord
from united.effects.concerned import say_where
from united.effects.parts.where import Place, places, say_place
from united.effects.vocabulary import STANDING, word
from united.state.scene import Scene
from united.state.state import State


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
