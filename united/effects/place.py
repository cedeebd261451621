"""Places: how a card names one Location, several, or one of the player's choice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import frozen

from united.changes.threats import next_place
from united.definitions.keys import key
from united.definitions.voice import THREAT_VOICE, Voice
from united.definitions.wording import with_article
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State

PlaceWord: TypeAlias = Literal[
    "here", "villain", "adjacent", "any", "everywhere", "origin", "target"
]
"""`here` is the card's own place, `villain` the Villain's Location, `adjacent` both neighbours of
here, `any` one Location of the player's choice, `everywhere` each Location, `origin` and `target`
the Locations of an action that moves a token."""

ANY: Final = "any"
THIS: Final = THREAT_VOICE.here


@frozen
class Clockwise:
    """The next Location clockwise that fits; the start itself comes last (G6)."""

    clockwise_from: Literal["here", "villain"] = key("where to begin")
    with_: Literal["hero"] | None = key("what must be there", default=None, written="with")
    without: Literal["threat"] | None = key("what must not be there", default=None)


Place: TypeAlias = PlaceWord | Clockwise


def places(place: Place, state: State, scene: Scene) -> list[int]:
    """Return the Locations that a place means now, none if there is no such Location.

    For `any` these are all the Locations from which the player may choose.
    """
    if place == "here":
        here = state.here(scene)
        return [here] if here >= 0 else []
    if isinstance(place, Clockwise):
        found = _next(place, state, scene)
        return [found] if found >= 0 else []
    if place == "villain":
        return [state.villain_at]
    if place == "adjacent":
        here = state.here(scene)
        return list(state.table.adjacent(here)) if here >= 0 else []
    if place == "origin":
        return [scene.origin]
    if place == "target":
        return [scene.target]
    return list(range(len(state.table.ring)))


def _next(place: Clockwise, state: State, scene: Scene) -> int:
    def fits(number: int) -> bool:
        if place.without and state.threats[number] != NO_THREAT:
            return False
        return not place.with_ or bool(state.standing_heroes(number))

    start = state.villain_at if place.clockwise_from == "villain" else state.here(scene)
    return next_place(state, start, fits) if start >= 0 else -1


_SAID: Final[dict[str, str]] = {
    "villain": "the Villain's Location",
    "any": "any Location",
    "everywhere": "each Location",
    "origin": "any Location",
    "target": "an adjacent Location",
}


def say_together(place: Place, voice: Voice) -> str:
    """Return a place in a clause that counts what is there, however many Locations it means."""
    if place == "everywhere":
        return "in all Locations together"
    if place == "adjacent":
        return "at the adjacent Locations together"
    return f"at {say_place(place, voice)}"


def say_place(place: Place, voice: Voice) -> str:
    """Return a place as a card names it after `at`, `to` or `from`."""
    if isinstance(place, Clockwise):
        start = voice.here if place.clockwise_from == "here" else _SAID["villain"]
        needs = [with_article(place.with_.title())] if place.with_ else []
        needs += [f"no {place.without.title()}"] if place.without else []
        fitting = f" that has {' and '.join(needs)}" if needs else ""
        return f"the next Location clockwise of {start}{fitting}"
    if place == "here":
        return voice.here
    if place == "adjacent":
        near = f"each Location adjacent to {voice.here}"
        return "each adjacent Location" if voice.here == THIS else near
    return _SAID[place]
