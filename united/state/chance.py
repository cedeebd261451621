"""Chance, kept in the state: the same seed gives the same game on every machine and Python.

The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
2014). Its whole state is one number, so a clone costs nothing, and no other user of `random` can
disturb it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_RANGE = 1 << 64
_LIMITS = (0, *(_RANGE - _RANGE % bound for bound in range(1, 65)))
_GOLDEN = 0x9E3779B97F4A7C15


def next_number(chance: int) -> tuple[int, int]:
    """Return the generator's next state and a number from 0 to 2**64 - 1."""
    chance = (chance + _GOLDEN) & _MASK
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return chance, mixed ^ (mixed >> 31)


def below(chance: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `bound` - 1, each equally likely."""
    limit = _LIMITS[bound] if bound < len(_LIMITS) else _RANGE - _RANGE % bound
    chance, number = next_number(chance)
    while number >= limit:
        chance, number = next_number(chance)
    return chance, number % bound


def shuffled(chance: int, things: Iterable[T]) -> tuple[int, tuple[T, ...]]:
    """Return the next state and the things in random order (Fisher-Yates)."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chance, other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return chance, tuple(order)
