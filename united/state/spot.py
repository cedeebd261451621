"""Spots: what a token can lie on, whoever declared it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from united.definitions.additions import On


class Spot(NamedTuple):
    """A Location, Hero, Threat card, Master Plan card (each by its number) or the Villain's board.

    A Threat's number is that of the table's `threat_cards`, a plan card's that of the Villain's
    `plan`. There is one board, number 0.
    """

    on: On
    number: int = 0


BOARD: Final = Spot("board")
"""The Villain's board."""


_PLACES: Final = tuple(Spot("location", place) for place in range(64))
"""The spots that Locations are; no ring has so many."""


def at_place(place: int) -> Spot:
    """Return the spot that a Location is."""
    return _PLACES[place]


def at_places(places: Iterable[int]) -> list[Spot]:
    """Return the spots that some Locations are."""
    return [_PLACES[place] for place in places]


def on_hero(hero: int) -> Spot:
    """Return the spot that a Hero is."""
    return Spot("hero", hero)
