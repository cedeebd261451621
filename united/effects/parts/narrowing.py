"""Narrowing: which Locations fit, by what must be there and what must not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from attrs import evolve

from united.definitions.effect import Condition
from united.effects.parts.nouns import counter_of
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State

Fits: TypeAlias = Callable[[State, Scene, int], bool]

Some: TypeAlias = tuple[str, ...] | str
"""One noun or several."""


def as_tuple(some: Some) -> tuple[str, ...]:
    """Return the nouns, however many there are."""
    return (some,) if isinstance(some, str) else some


def narrowing(
    with_: tuple[str, ...], without: tuple[str, ...], where: Condition | None
) -> Fits | None:
    """Return what tells whether a Location fits, None where every Location does; made once."""
    if not (with_ or without or where):
        return None
    if (with_, without, where) == ((), ("threat",), None):
        # By far the most common.
        return lambda state, _, place: state.threats[place] == NO_THREAT
    there, absent = [*map(counter_of, with_)], [*map(counter_of, without)]

    def fits(state: State, scene: Scene, place: int) -> bool:
        for counter in there:
            if not counter(state, place):
                return False
        for counter in absent:
            if counter(state, place):
                return False
        return where is None or where.holds(state, evolve(scene, place=place))

    if len(absent) == 1 and not there and where is None:
        (only,) = absent
        return lambda state, _, place: not only(state, place)
    return fits
