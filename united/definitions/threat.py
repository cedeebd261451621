"""Threat cards of a Villain (S5, A2, A4, V2, V3)."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from united.definitions.effect import Effect, Reaction, Standing
from united.definitions.keys import CARDS_DOC, Id, Name, Source, Text, extends, key, without

HEROIC_TO_CLEAR = 3
"""Heroic tokens that clear a Threat which is no Henchman (A4)."""

THREAT_COUNT = 6
"""Threat cards of a Villain (S5)."""


@frozen(eq=False)
class Threat:
    """A Threat card; with `health` it is a Henchman, attacked; else Heroic tokens clear it."""

    id: str = key("the id", written="threat", declares="threat")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    copies: int = key("how many of it there are", default=1, least=1, most=THREAT_COUNT)
    health: int = key("the Health of a Henchman", default=0, least=1, most=20)
    heroic: int = key(
        "how many Heroic tokens clear it, if it has no Health",
        default=HEROIC_TO_CLEAR,
        least=1,
        most=9,
    )
    in_one_turn: bool = key(
        "whether these must come in one Hero turn: they go when it is over", default=False
    )
    when_placed: tuple[Effect, ...] = key("after it is put on a Location", default=())
    while_in_play: tuple[Standing, ...] = key("what holds while it is in play", default=())
    bam: tuple[Effect, ...] = key("on BAM!", default=())
    when_villain_stops: tuple[Effect, ...] = key("when the Villain stops here", default=())
    at_turn_start: tuple[Effect, ...] = key("when a Hero starts a turn here", default=(), hero=True)
    when_cleared: tuple[Effect, ...] = key("after it is cleared", default=(), hero=True)
    when: tuple[Reaction, ...] = key("what else it does when something happens", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))
    villain: str = ""

    @cached_property
    def henchman(self) -> bool:
        """Whether it is a Henchman."""
        return self.health > 0

    @cached_property
    def needs(self) -> int:
        """The damage or the Heroic tokens that it takes."""
        return self.health or self.heroic

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        if self.health and (self.in_one_turn or self.heroic != HEROIC_TO_CLEAR):
            return "a Henchman with `health` takes damage: leave out `heroic` and `in_one_turn`"
        return None


@frozen
class Threats:
    """`threats.yaml` in the Villain's folder: the six Threat cards."""

    id: Id = key("the id of the Villain", written="threats")
    cards: tuple[Threat, ...] = key(CARDS_DOC, total=THREAT_COUNT)
    extends: Id = extends()
    without: tuple[str, ...] = without()
