"""Threat cards of a Villain (S5, A2, A4, V2, V3)."""

from __future__ import annotations

from attrs import field, frozen

from united.definitions.effect import Effect, Standing

HEROIC_TO_CLEAR = 3
"""Heroic tokens that clear a Threat which is no Henchman (A4)."""


@frozen(eq=False)
class Threat:
    """A Threat card. With `health` it is a Henchman, attacked; else Heroic tokens clear it."""

    id: str
    name: str
    source: str
    villain: str = ""
    copies: int = 1
    health: int = 0
    when_placed: tuple[Effect, ...] = ()
    while_in_play: tuple[Standing, ...] = ()
    bam: tuple[Effect, ...] = ()
    when_villain_stops: tuple[Effect, ...] = ()
    at_turn_start: tuple[Effect, ...] = ()
    when_cleared: tuple[Effect, ...] = ()
    flavour: str = ""
    henchman: bool = field(init=False)

    @henchman.default
    def _henchman(self) -> bool:
        return self.health > 0
