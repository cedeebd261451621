"""Locations: the six places of the ring (S3, S4, H5)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.effect import Effect


@frozen(eq=False)
class Location:
    """A Location: slots for tokens, what it starts with, its End of Turn effect."""

    id: str
    name: str
    source: str
    slots: int
    civilians: int = 0
    thugs: int = 0
    end_of_turn: tuple[Effect, ...] = ()
    flavour: str = ""
    pack: str = ""
