"""Which content a game is played with, and what of it is different where it is set up again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from united.definitions.catalog import Catalog
from united.outside.errors import UnitedError
from united.outside.quoting import clipped, quoted
from united.state.table import Table

LONGEST_LIST: Final = 300
"""Letters that a message has for all that differs."""

_NAMES: Final = {
    "heroes": "Hero",
    "locations": "Location",
    "villains": "Villain",
    "challenges": "challenge",
    "tokens": "token",
}


class ForeignContent(UnitedError):
    """A game was played with other content than is there; `differs` names the things."""

    def __init__(self, differs: tuple[str, ...], what: str = "The game") -> None:
        super().__init__(
            f"{what} was played with other content, so it cannot go on here; "
            f"what differs: {clipped(', '.join(differs), LONGEST_LIST)}"
        )
        self.differs = differs


def as_catalog(content: object) -> Catalog:
    """Return content that somebody hands over; raises UnitedError for anything else."""
    if not isinstance(content, Catalog):
        raise UnitedError(f"`content` is what `load_content` returns, not {quoted(content)}.")
    return content


def used_content(table: Table, catalog: Catalog) -> dict[str, str]:
    """Return what a game uses, by path (`heroes/ID`), each with its digest."""
    paths = [
        *(f"heroes/{hero.id}" for hero in table.heroes),
        *(f"locations/{location.id}" for location in table.ring),
        f"villains/{table.villain.id}",
        *(f"challenges/{challenge.id}" for challenge in table.challenges),
        *(f"tokens/{kind.id}" for kind in table.token_kinds.values() if kind.pack),
    ]
    return {path: catalog.digests[path] for path in paths}


def check_content(packs: Iterable[str], content: Mapping[str, str], catalog: Catalog) -> None:
    """Raise ForeignContent if a thing that a game was played with is missing or says otherwise."""
    there = {pack.id for pack in catalog.packs}
    missing = [f"pack {quoted(pack)} (missing)" for pack in packs if pack not in there]
    changed = _differences(content, catalog)
    if missing or changed:
        raise ForeignContent((*missing, *changed))


def check_table(content: Mapping[str, str], table: Table, catalog: Catalog) -> None:
    """Raise ForeignContent if a game, set up again, brings other things onto the table."""
    used = used_content(table, catalog)
    strange = [f"{_name(one)} (new)" for one in used if one not in content]
    gone = [f"{_name(one)} (not in the game)" for one in content if one not in used]
    if strange or gone:
        raise ForeignContent((*strange, *gone))


def _differences(saved: Mapping[str, str], catalog: Catalog) -> list[str]:
    now = catalog.digests
    return [
        f"{_name(path)} ({'changed' if path in now else 'missing'})"
        for path, digest in saved.items()
        if now.get(path) != digest and digest not in catalog.said_before.get(path, ())
    ]


def _name(path: str) -> str:
    kind, _, name = path.partition("/")
    return f"{_NAMES.get(kind) or clipped(kind)} {quoted(name)}"
