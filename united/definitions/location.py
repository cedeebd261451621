"""Locations: the six places of the ring (S3, S4, H5)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from united.definitions.effect import Effect, Reaction
from united.definitions.keys import Digest, Fault, Id, Name, Source, Text, extends, key, said_before


@frozen
class Drop:
    """Thugs and Civilians that are put at one Location (S4, V4)."""

    civilians: int = key("how many Civilians", default=0, least=1, most=9)
    thugs: int = key("how many Thugs", default=0, least=1, most=9)


@frozen(eq=False)
class Location:
    """A Location: slots for tokens, what it starts with, its End of Turn effect."""

    id: str = key("the id", written="location", declares="location")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    slots: int = key("slots for Civilian and Thug tokens", least=1, most=9)
    starts_with: Drop = key("the tokens that are there at the start", default=Drop())
    end_of_turn: tuple[Effect, ...] = key("the End of Turn effect", default=(), hero=True)
    when: tuple[Reaction, ...] = key("what else it does when something happens", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))
    extends: Id = extends()
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        tokens = self.starts_with.civilians + self.starts_with.thugs
        if tokens > self.slots:
            message = f"{tokens} tokens do not fit: the Location has slots: {self.slots} (S4)"
            yield Fault(("starts_with",), message)
