"""Hearing what happens and seeing the board as it was then: for stories that show each step."""

from __future__ import annotations

from attrs import frozen

from united.state.events import Event
from united.state.state import Listener, State


@frozen(eq=False)
class Sighting:
    """An event with a copy of the state as it was when it happened."""

    event: Event
    state: State


class Witness(Listener):
    """A listener that keeps the state at each event besides, until it is asked what it saw."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Sighting] = []

    def hear(self, event: Event, state: State) -> None:
        super().hear(event, state)
        self.seen.append(Sighting(event, state.clone()))

    def drop_repeats(self) -> None:
        super().drop_repeats()
        first = {one.event: one for one in reversed(self.seen)}
        self.seen = [first[event] for event in self.events]

    def take_seen(self) -> tuple[Sighting, ...]:
        """Return what happened since it was last asked, with the state at each event."""
        seen, self.seen, self.events = tuple(self.seen), [], []
        return seen

    def take_events(self) -> tuple[Event, ...]:
        return tuple(one.event for one in self.take_seen())
