"""Lists and cards on the terminal; names come from content and are never read as markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from united.cli.describing import Thing
from united.library import ContentError, known_packs, load_catalog
from united.outside.quoting import shown_path

_INDENT: Final = (0, 0, 0, 2)

_TITLES: Final = {
    "heroes": "Heroes",
    "locations": "Locations",
    "villains": "Villains",
    "plan": "Master Plan cards",
    "threats": "Threats",
    "challenges": "Challenges",
    "packs": "Packs",
}


def print_shelf(shelf: str, found: Sequence[Thing]) -> None:
    """Print a list of things: id, name, what each says."""
    table = _table(_TITLES[shelf], "Id", "Name", "Says")
    for thing in found:
        table.add_row(Text(thing.id), Text(thing.name), Text("\n".join(thing.lines)))
    _console().print(table)


def print_thing(thing: Thing) -> None:
    """Print one thing with all that it says and where its data come from."""
    console = _console()
    console.print(Text(f"{thing.name} ({thing.id})", style="bold"))
    console.print(Text(thing.kind))
    for line in thing.lines:
        console.print(Padding(Text(line), _INDENT))
    if thing.flavour:
        console.print(Padding(Text(thing.flavour, style="italic"), _INDENT))
    console.print(Text(f"Source: {thing.source}"))
    if thing.pack:
        console.print(Text(f"Pack: {thing.pack}"))


def print_packs() -> None:
    """Print the packs that can be named by their ids; a broken one is listed as such."""
    table = _table(_TITLES["packs"], "Id", "Name", "Source")
    for known in known_packs():
        try:
            pack = next(one for one in load_catalog([known.id]).packs if one.id == known.id)
            name, source = str(pack.name), str(pack.source)
        except ContentError as error:
            name, source = "(cannot be used)", f"{len(error.problems)} errors: united check"
        except StopIteration:
            name, source = (
                "(cannot be used)",
                f"its {shown_path(known.folder / 'pack.yaml')} has another id",
            )
        table.add_row(Text(known.id), Text(name), Text(source))
    _console().print(table)


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=Text(title), box=SIMPLE, title_justify="left")
    for column in columns:
        # An id that is broken in two cannot be copied.
        table.add_column(column, overflow="fold", no_wrap=column == "Id")
    return table
