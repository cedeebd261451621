"""Which Locations are in the ring, and in which order (S3, J68)."""

from __future__ import annotations

from typing import Final

from united.definitions.catalog import Catalog
from united.definitions.location import Location
from united.definitions.villain import Villain
from united.state.chance import shuffled

RING_SIZE: Final = 6
"""Locations in the ring (S3)."""


def draw_ring(
    chance: int, asked: tuple[str, ...], villain: Villain, catalog: Catalog
) -> tuple[int, tuple[Location, ...]]:
    """Return the next state of chance and the ring, clockwise.

    First come the Locations that were asked for, then those of further packs, then the Villain's
    own, then any.
    """
    known = catalog.locations
    own = [one for one in villain.locations if one in known]
    wanted = dict.fromkeys(asked)
    for group in (catalog.further_locations, own, catalog.first_locations):
        chance, order = shuffled(chance, group)
        wanted |= dict.fromkeys(order)
    if len(wanted) < RING_SIZE:
        # Only here: Locations that are not needed must not change what chance does next.
        chance, order = shuffled(chance, known)
        wanted |= dict.fromkeys(order)
    return shuffled(chance, [known[one] for one in list(wanted)[:RING_SIZE]])
