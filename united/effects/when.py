"""What a card waits for: an event, where it must happen, what must hold then (J62)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.effect import Condition, Effect, Reaction
from united.definitions.happenings import HAPPENINGS, Happening
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.place import Place, places, say_place
from united.state.scene import Scene
from united.state.state import State


@frozen(eq=False)
class When(Reaction):
    """What a card does when something happens, while it is in play.

    A Threat waits for its own `placed`, `cleared` and `revealed`, any other card for that of any
    Threat. `here` is the Location of the Threat or Location that says it, else where it happens.
    """

    on: Happening = key("what happens")
    effects: tuple[Effect, ...] = key("what is done", written="do")
    at: Place | None = key("where it must happen; anywhere", default=None)
    condition: Condition | None = key("what must hold then", default=None, written="if")
    once_a_turn: bool = key("at most once in a turn", default=False)
    for_each: bool = key("once for each token that did not fit, not once for all", default=False)

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        if self.for_each and self.on != "overflow":
            return "`for_each` is for `overflow`: anything else happens one at a time"
        return None

    def answers(self, state: State, scene: Scene, place: int) -> bool:
        if self.at is not None and place not in places(self.at, state, scene):
            return False
        return self.condition is None or self.condition.holds(state, scene)

    def say_when(self, voice: Voice, *, own: bool) -> str:
        kind = HAPPENINGS[self.on]
        said = kind.own if own and kind.own else kind.said
        if self.at is not None:
            said += f"{kind.at}{say_place(self.at, voice)}"
        if self.for_each:
            said = f"{said}, for each of them"
        if self.condition is not None:
            said += f", if {self.condition.say(voice)}"
        return said
