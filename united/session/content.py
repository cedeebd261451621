"""Which content a game was played with, and what of it is different now."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from united.definitions.catalog import Catalog
from united.outside.quoting import clipped, quoted
from united.session.problems import ForeignSave
from united.session.record import Header
from united.state.table import Table

_NAMES: Final = {
    "heroes": "Hero",
    "locations": "Location",
    "villains": "Villain",
    "challenges": "challenge",
}


def used_content(table: Table, catalog: Catalog) -> dict[str, str]:
    """Return what a game uses, by path (`heroes/ID`), each with its digest."""
    paths = [
        *(f"heroes/{hero.id}" for hero in table.heroes),
        *(f"locations/{location.id}" for location in table.ring),
        f"villains/{table.villain.id}",
        *(f"challenges/{challenge.id}" for challenge in table.challenges),
    ]
    return {path: catalog.digests[path] for path in paths}


def check_content(path: Path, header: Header, catalog: Catalog) -> None:
    """Raise ForeignSave if a thing that the game was played with is missing or says otherwise."""
    there = {pack.id for pack in catalog.packs}
    missing = [f"pack {quoted(pack)} (missing)" for pack in header.packs if pack not in there]
    changed = _differences(header.content, catalog.digests)
    if missing or changed:
        raise ForeignSave(path, (*missing, *changed))


def check_table(path: Path, header: Header, table: Table, catalog: Catalog) -> None:
    """Raise ForeignSave if the game, set up again, brings other things onto the table."""
    used = used_content(table, catalog)
    strange = [f"{_name(one)} (new)" for one in used if one not in header.content]
    gone = [f"{_name(one)} (not in the game)" for one in header.content if one not in used]
    if strange or gone:
        raise ForeignSave(path, (*strange, *gone))


def _differences(saved: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    return [
        f"{_name(path)} ({'changed' if path in now else 'missing'})"
        for path, digest in saved.items()
        if now.get(path) != digest
    ]


def _name(path: str) -> str:
    kind, _, name = path.partition("/")
    return f"{_NAMES.get(kind) or clipped(kind)} {quoted(name)}"
