"""The word for a Location that leaves the ring (J63)."""

from __future__ import annotations

from typing import final

from attrs import define, frozen

from united.changes.ring import can_leave, leave_ring
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.parts.where import Place
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State, Step


@word("leave_ring")
@final
@frozen
class LeaveRing(AtPlace):
    """Take Locations out of the ring with all that lies there; who stands there moves on (J63)."""

    at: Place = key("which Locations", default="here")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Leave(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return can_leave(state, place)

    def say_at(self, where: str, voice: Voice) -> str:
        return f"take {where} out of the ring"


@define(eq=False)
class Leave(Step):
    """Take one Location out of the ring, if enough others are in it."""

    place: int
    rule: str

    def resolve(self, state: State) -> None:
        if can_leave(state, self.place):
            leave_ring(state, self.place, self.rule)
