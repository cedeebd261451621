"""Whom a standing word concerns: Heroes and things at a place, or all of them."""

from __future__ import annotations

from united.definitions.voice import Voice
from united.effects.parts.where import EachOf, OneOf, Place, places, say_place
from united.state.scene import Scene
from united.state.state import State


def say_where(at: Place | None, voice: Voice) -> str:
    """Return where somebody or something is whom it concerns: ` at an adjacent Location`."""
    return f" at {say_any(at, voice)}" if at is not None else ""


def say_any(at: Place, voice: Voice) -> str:
    """Return a place where any of its Locations will do: `an adjacent Location`."""
    if isinstance(at, EachOf):
        at = OneOf(one=at.each, from_=at.from_, with_=at.with_, without=at.without, where=at.where)
    return say_place(at, voice)


def is_at(state: State, scene: Scene, hero: int, at: Place) -> bool:
    """Tell whether a Hero, if there is one of that number, is at a place."""
    heroes = state.hero_at
    return 0 <= hero < len(heroes) and heroes[hero] in places(at, state, scene)
