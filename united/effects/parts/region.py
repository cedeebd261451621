"""Regions: some Locations by how they lie; whether each or one of them is meant is said apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from united.definitions.voice import NEAR_VOICES, Voice
from united.state.scene import Scene
from united.state.state import State

SpotWord: TypeAlias = Literal["here", "villain", "opposite", "origin", "target"]
"""A region that is one Location by itself."""

RegionWord: TypeAlias = Literal[
    "here", "villain", "opposite", "origin", "target", "adjacent", "nearby", "elsewhere",
    "everywhere",
]  # fmt: skip

REGIONS: Final[dict[str, str]] = {
    "here": "the card's own Location, or that of the acting Hero",
    "villain": "the Villain's Location",
    "opposite": "the Location opposite here",
    "origin": "where an action with move_token takes the token from",
    "target": "where an action with move_token puts the token",
    "adjacent": "both neighbours of here; only as the region of a mapping: {each: adjacent}",
    "nearby": "here and both neighbours; only as the region of a mapping",
    "elsewhere": "all Locations but here; only as the region of a mapping",
    "everywhere": "all Locations; only as the region of a mapping",
}
"""What each word for a region means, and which of them are no place by themselves."""

Start: TypeAlias = Literal["here", "villain"]
"""From where one looks around the ring."""

Found: TypeAlias = Sequence[int]
"""Numbers of Locations."""


def start_of(start: Start, state: State, scene: Scene) -> int:
    """Return the Location from which one looks, -1 where `here` is nowhere."""
    return state.villain_at if start == "villain" else state.here(scene)


def around(word: str, state: State, start: int) -> Found:
    """Return a region around a Location, its own Location first, in ring order otherwise."""
    everywhere = state.table.in_ring
    if word == "adjacent":
        return state.table.adjacent(start)
    if word == "nearby":
        return (start, *state.table.adjacent(start))
    if word == "opposite":
        return (state.table.clockwise(start, len(everywhere) // 2),)
    if word == "elsewhere":
        return [place for place in everywhere if place != start]
    return (start,) if word == "here" else everywhere


def clockwise_from(start: int, found: Found, state: State) -> list[int]:
    """Return Locations in clockwise order, `start` itself first."""
    size = len(state.table.ring)
    return sorted(found, key=lambda place: (place - start) % size)


Finder: TypeAlias = Callable[[State, Scene], Found]
"""What finds the Locations of a region now, none where `here` is nowhere."""


def finder_of(word: str) -> Finder:
    """Return what finds a region; it is settled when a card is read."""
    return _ALONE.get(word) or _around_here(word)


def _here(state: State, scene: Scene) -> Found:
    here = state.here(scene)
    return (here,) if here >= 0 else ()


def _around_here(word: str) -> Finder:
    def find(state: State, scene: Scene) -> Found:
        here = state.here(scene)
        return around(word, state, here) if here >= 0 else ()

    return find


_ALONE: Final[dict[str, Finder]] = {
    "here": _here,
    "villain": lambda state, _: () if state.villain_away else (state.villain_at,),
    "everywhere": lambda state, _: state.table.in_ring,
    "origin": lambda _, scene: (scene.origin,),
    "target": lambda _, scene: (scene.target,),
}
"""What finds the regions that are not around `here`."""

_SPOTS: Final = {
    "villain": "the Villain's Location",
    "origin": "any Location",
    "target": "an adjacent Location",
}


def say_spot(word: str, voice: Voice) -> str:
    """Return a region of one Location as it follows `at`, `to` or `from`."""
    if word == "opposite":
        near = voice.here in NEAR_VOICES
        return "the opposite Location" if near else f"the Location opposite {voice.here}"
    return _SPOTS.get(word) or voice.here


def say_each(word: str, voice: Voice) -> str:
    """Return a region where each of its Locations is meant."""
    if word == "adjacent":
        return _near("each adjacent Location", "each Location adjacent to {}", voice)
    if word == "nearby":
        return f"{voice.here} and each adjacent Location"
    if word == "everywhere":
        return "each Location"
    return "each other Location" if word == "elsewhere" else say_spot(word, voice)


def say_one(word: str, voice: Voice) -> str:
    """Return a region where one of its Locations is meant, whichever."""
    if word == "adjacent":
        return _near("an adjacent Location", "a Location adjacent to {}", voice)
    if word == "nearby":
        return f"{voice.here} or an adjacent Location"
    if word == "everywhere":
        return "any Location"
    return "any other Location" if word == "elsewhere" else say_spot(word, voice)


def say_in(word: str, voice: Voice, *, several: bool) -> str:
    """Return where things are that are counted in a region, as it follows `is` or `are`."""
    if voice.here == "there" and word == "here":
        return "there"
    if not several:
        return f"at {say_one(word, voice)}"
    if word == "everywhere":
        return "in play"
    if word == "elsewhere":
        return "at other Locations"
    if word == "adjacent":
        return f"at {_near('adjacent Locations', 'Locations adjacent to {}', voice)}"
    if word == "nearby":
        return f"at {voice.here} and adjacent Locations"
    return f"at {say_spot(word, voice)}"


def _near(bare: str, of: str, voice: Voice) -> str:
    """Return what needs no further word where the card speaks of one Location anyway."""
    return bare if voice.here in NEAR_VOICES else of.format(voice.here)
