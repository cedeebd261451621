"""What a setup leaves to chance: `random` in the place of an id is drawn from the seed (J69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from united.state.chance import next_number, shuffled

RANDOM: Final = "random"
"""What stands for an id that is drawn."""

_OWN_CHANCE: Final = 0x52414E444F4D
"""Keeps what is drawn here apart from what the game draws from the same seed."""


def first_chance(seed: int) -> int:
    """Return the state of chance that the drawing begins with."""
    return next_number(seed ^ _OWN_CHANCE)[0]


def spread(ids: tuple[str, ...], usual: int) -> tuple[str, ...]:
    """Return ids with `random` as often as is usual where it stands alone."""
    return (RANDOM,) * usual if ids == (RANDOM,) else ids


def draw_ids(
    chance: int, ids: tuple[str, ...], known: Iterable[str]
) -> tuple[int, tuple[str, ...]]:
    """Return the next state, and the ids with one drawn for each `random`, all equally likely.

    No id is drawn that is there already. Where there are too few, the rest is left out.
    """
    if RANDOM not in ids:
        return chance, ids
    chance, order = shuffled(chance, [one for one in known if one not in ids])
    free = iter(order)
    drawn = (next(free, "") if one == RANDOM else one for one in ids)
    return chance, tuple(one for one in drawn if one)
