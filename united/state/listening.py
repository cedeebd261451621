"""What the cards of a table wait for, put in order once, when the table is made (J50)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from attrs import frozen

from united.definitions.challenge import Challenge
from united.definitions.effect import Effect, Reaction
from united.definitions.happenings import HAPPENINGS, Happening
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard, Villain
from united.definitions.voice import (
    LOCATION_VOICE,
    OVERFLOW_VOICE,
    THREAT_VOICE,
    Voice,
)
from united.state.scene import Scene
from united.state.uses import MOST_KEPT, uses_of


@frozen(eq=False)
class Printed(Reaction):
    """What a printed short key says, such as `when_placed`: the same as an entry of `when`."""

    on: Happening
    effects: tuple[Effect, ...]
    here: bool = False
    once_a_turn: bool = False
    for_each: bool = False

    def answers(self, state: Any, scene: Any, place: int) -> bool:
        return not self.here or state.here(scene) == place

    def say_when(self, voice: Voice, *, own: bool = False, yours: bool = False) -> str:
        return HAPPENINGS[self.on].said


_PRINTED: Final[dict[type, tuple[tuple[str, Happening, bool], ...]]] = {
    Threat: (
        ("when_placed", "placed", False),
        ("when_villain_stops", "villain_stops", True),
        ("at_turn_start", "turn_start", True),
        ("when_cleared", "cleared", False),
    ),
    Villain: (("overflow", "overflow", False),),
    Challenge: (("overflow", "overflow", False),),
}
"""The printed short keys: what each waits for, and whether only for what happens here."""

Card: TypeAlias = Villain | Challenge | Threat | Location | PlanCard
"""What can wait for something while it is in play."""

_VOICES: Final[dict[type, Voice]] = {
    Villain: OVERFLOW_VOICE,
    Challenge: OVERFLOW_VOICE,
    Threat: THREAT_VOICE,
    Location: LOCATION_VOICE,
    PlanCard: OVERFLOW_VOICE,
}


@frozen(eq=False)
class Listener:
    """A card that waits for something. `number` tells it from others at its table.

    `scene` is where its effects are resolved, but for what the event adds. `threat` and `location`
    are the numbers of the card, -1 where it is none; `about_itself` that it waits for what happens
    to itself alone; `needs_hero` that it does nothing where no Hero acts.
    """

    reaction: Reaction
    scene: Scene
    number: int
    threat: int = -1
    location: int = -1
    plan_card: PlanCard | None = None
    about_itself: bool = False
    needs_hero: bool = False


Listeners: TypeAlias = Mapping[Happening, tuple[Listener, ...]]
"""Who waits for what; those who come first at a table act last, so they are in reverse."""


Boards: TypeAlias = tuple[Villain | Challenge, ...]


def listeners_at(boards: Boards, ring: tuple[Location, ...]) -> Listeners:
    """Return who waits for what: boards, then plan cards, Threats, Locations (J50)."""
    common = _without_ring(boards)
    if not any(location.when for location in ring):
        return common
    count = sum(map(len, common.values()))
    own = _listeners(((place, -1, n) for n, place in enumerate(ring)), count)
    # Those who come first are last, so that they are on top of the stack.
    return {on: (*own.get(on, ()), *common.get(on, ())) for on in {**common, **own}}


@lru_cache(MOST_KEPT)
def _without_ring(boards: Boards) -> Listeners:
    villains = [board for board in boards if isinstance(board, Villain)]
    plan = [(card, -1, -1) for villain in villains for card in villain.plan]
    threats = [(card, n, -1) for one in villains for n, card in enumerate(one.threat_deck)]
    return _listeners([*((board, -1, -1) for board in boards), *plan, *threats], 0)


def _listeners(rows: Iterable[tuple[Card, int, int]], count: int) -> Listeners:
    """Return the listeners of cards with their numbers as Threats and as Locations."""
    found: dict[Happening, list[Listener]] = {}
    for card, threat, location in rows:
        for reaction in reactions_of(card):
            scene = Scene(card, _VOICES[type(card)], "J50", place=location, threat=threat)
            listener = Listener(
                reaction, scene, count, threat, location,
                card if isinstance(card, PlanCard) else None,
                about_itself=threat >= 0 and bool(HAPPENINGS[reaction.on].own),
                needs_hero=uses_of(reaction.effects).hero,
            )  # fmt: skip
            found.setdefault(reaction.on, []).append(listener)
            count += 1
    return {on: tuple(reversed(waiting)) for on, waiting in found.items()}


@lru_cache(MOST_KEPT)
def reactions_of(card: Card) -> tuple[Reaction, ...]:
    """Return what a card waits for, its printed short keys first."""
    return (*_printed(card), *card.when)


def _printed(card: Card) -> Iterator[Reaction]:
    for name, on, here in _PRINTED.get(type(card), ()):
        if effects := getattr(card, name):
            yield Printed(on, effects, here)
