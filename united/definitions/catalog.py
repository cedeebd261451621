"""All content that a game may use, by id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from attrs import field, frozen

from united.definitions.additions import TokenKind
from united.definitions.challenge import Challenge
from united.definitions.hero import Hero
from united.definitions.keys import Fault, Id, Name, Source, Text, key
from united.definitions.location import Location
from united.definitions.villain import Villain

MOST_DEFAULT_HEROES: Final = 3
"""As many as play in solo, where most are needed (O1)."""


@frozen
class Default:
    """The game that is played when nobody says which; a later pack's word comes first."""

    heroes: tuple[str, ...] = key(
        "the Heroes in turn order: the first two play in co-op, the first three in solo",
        default=(),
        ids="hero",
    )
    villain: str = key("the Villain", default="", ids="villain")

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        if len(self.heroes) > MOST_DEFAULT_HEROES:
            message = f"at most {MOST_DEFAULT_HEROES} Heroes: no more play unless they are chosen"
            yield Fault(("heroes",), message)


@frozen(eq=False)
class Pack:
    """`pack.yaml`: what the pack is called; its things are in the folders beside it.

    `digest` (SHA-256, hexadecimal) is of its id and of what its things say; `base` tells that each
    game has it.
    """

    id: Id = key("the id, the name of the folder", written="pack")
    name: Name = key("its name")
    source: Source = key("where its data come from")
    flavour: Text = key("a sentence of mood", default=Text(""))
    default: Default | None = key("who plays when nobody says who", default=None)
    digest: str = ""
    base: bool = False


@frozen(eq=False)
class Catalog:
    """The content of one or several packs; a later pack's thing replaces an earlier one's.

    `token_kinds` are all tokens that anything declares, and the game's own. `default` has all
    Heroes, those first who play when nobody says who, and one Villain.
    `digests` maps the path of each thing (`heroes/ID`) to a digest of what it says, so that a game
    saved with other content can name what differs; `said_before` has those under which a thing said
    the same in other words, so that such a game goes on.
    """

    packs: tuple[Pack, ...]
    heroes: Mapping[str, Hero]
    locations: Mapping[str, Location]
    villains: Mapping[str, Villain]
    challenges: Mapping[str, Challenge]
    token_kinds: Mapping[str, TokenKind]
    default: Default
    digests: Mapping[str, str]
    said_before: Mapping[str, tuple[str, ...]] = field(factory=dict)

    @cached_property
    def further_packs(self) -> tuple[str, ...]:
        """The ids of the packs that somebody added to those that each game has."""
        return tuple(pack.id for pack in self.packs if not pack.base)

    @cached_property
    def further_locations(self) -> tuple[str, ...]:
        """The Locations of these further packs, by id."""
        further = self.further_packs
        return tuple(id for id, location in self.locations.items() if location.pack in further)

    @cached_property
    def first_locations(self) -> tuple[str, ...]:
        """The Locations of the first pack and of further ones, by id."""
        first = {self.packs[0].id, *self.further_packs}
        return tuple(id for id, location in self.locations.items() if location.pack in first)
