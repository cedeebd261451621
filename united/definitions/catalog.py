"""All content that a game may use, by id."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from united.definitions.challenge import Challenge
from united.definitions.hero import Hero
from united.definitions.keys import Id, Name, Source, Text, key
from united.definitions.location import Location
from united.definitions.villain import Villain


@frozen(eq=False)
class Pack:
    """`pack.yaml`: what the pack is called; its things are in the folders beside it.

    `digest` (SHA-256, hexadecimal) is of its id and of what its things say.
    """

    id: Id = key("the id, the name of the folder", written="pack")
    name: Name = key("its name")
    source: Source = key("where its data come from")
    flavour: Text = key("a sentence of mood", default=Text(""))
    digest: str = ""


@frozen(eq=False)
class Catalog:
    """The content of one or several packs; a later pack's thing replaces an earlier one's.

    `digests` maps the path of each thing (`heroes/spider-man`) to a digest of what it says, so
    that a game saved with other content can name what differs.
    """

    packs: tuple[Pack, ...]
    heroes: Mapping[str, Hero]
    locations: Mapping[str, Location]
    villains: Mapping[str, Villain]
    challenges: Mapping[str, Challenge]
    digests: Mapping[str, str]
