"""All content that a game may use, by id."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from united.definitions.challenge import Challenge
from united.definitions.hero import Hero
from united.definitions.location import Location
from united.definitions.villain import Villain


@frozen(eq=False)
class Pack:
    """A content pack: a folder with a `pack.yaml` and the files of its things.

    `digest` (SHA-256, hexadecimal) is of its id and of what its things say.
    """

    id: str
    name: str
    source: str
    digest: str
    flavour: str = ""


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
