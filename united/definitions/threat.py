"""Threat cards of a Villain (S5, A2, A4, V2, V3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import frozen

from united.definitions.effect import Effect, Reaction, Standing
from united.definitions.keys import CARDS_DOC, Fault, Id, Name, Source, Text, extends, key, without

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
        "the Heroic tokens that clear it, if it has no Health", default=HEROIC_TO_CLEAR, least=1,
        most=9,
    )  # fmt: skip
    in_one_turn: bool = key("whether they must be put on it in one turn", default=False)
    by_heroic: bool = key(
        "whether it is a Henchman all the same", default=False, written="henchman"
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
        """Whether it is a Henchman who is attacked."""
        return self.health > 0

    @cached_property
    def is_henchman(self) -> bool:
        """Whether it is a Henchman at all: one who is attacked, or whom Heroic tokens beat."""
        return self.henchman or self.by_heroic

    @cached_property
    def needed(self) -> int:
        """What clears it: so much damage, or so many Heroic tokens."""
        return self.health or self.heroic

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        for name, given in (
            ("heroic", self.heroic != HEROIC_TO_CLEAR),
            ("in_one_turn", self.in_one_turn),
            ("henchman", self.by_heroic),
        ):
            if given and self.health:
                yield Fault((name,), f"`{name}` is for a Threat without `health`: it is attacked")


@frozen
class Threats:
    """`threats.yaml` in the Villain's folder: the six Threat cards."""

    id: Id = key("the id of the Villain", written="threats")
    cards: tuple[Threat, ...] = key(CARDS_DOC, total=THREAT_COUNT)
    extends: Id = extends()
    without: tuple[str, ...] = without()
