"""What is in sight on the first screen of the table: `make fit` prints it as a table.

`python -m tests.fit [POSITIONS [FIRST]]` looks at 500 positions unless told otherwise, at three
sizes; the suite looks at a few. It ends with 1 where something is out of sight that must not be.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final

from attrs import frozen
from rich.console import Console
from rich.table import Column, Table
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from tests.app.pictures import STILL
from tests.fit_positions import positions
from tests.terminals import squeeze
from united.app.app import UnitedApp
from united.app.keyboard import DEFAULT_KEYS, LAST_KEY, table_keys
from united.app.model.in_force import of_cards
from united.app.model.shown import Shown, show
from united.app.pieces import pips, threat_state
from united.app.screens.board import BoardScreen
from united.app.widgets.pane import Pane
from united.app.widgets.place import FRAME, PlacePanel
from united.app.widgets.place_parts import name_in_frame
from united.rules.position import Hero, Place, Position

SIZES: Final = (Size(80, 24), Size(100, 30), Size(120, 40))
POSITIONS: Final = 500
LEAST_READ: Final = 12
"""So many characters of an option must be there where it is cut."""

TOLD: Final = 10
"""Misses that are printed."""


@frozen
class Look:
    """Something that must be in sight, and whether it is."""

    kind: str
    what: str
    seen: bool


def lay(board: BoardScreen, shown: Shown) -> None:
    """Show a position as the table does."""
    with board.app.batch_update():
        board.show_table(shown)
        board.decision_panel.ask(shown, Content(), "q")
        board.show_footer()


def read(board: BoardScreen, widget: Widget | None = None) -> str:
    """Return what stands on the screen, or where a widget is, without blanks."""
    region = board.region if widget is None else widget.region
    rows = board._compositor.render_strips()[region.y : region.bottom]
    return squeeze("".join(strip.crop(region.x, region.right).text for strip in rows))


def looks(board: BoardScreen, shown: Shown) -> Iterator[Look]:
    """Yield all that must be in sight."""
    position, whole = shown.position, board.size.width >= SIZES[1].width
    asked = read(board, board.decision_panel)
    for line in shown.lines:
        kind = "ending the turn" if line.hotkey == LAST_KEY else "options"
        text = squeeze(f"{line.hotkey} {line.text}")
        cut = f"{text[: LEAST_READ + 1]}"
        yield Look(kind, line.text, text in asked or (not whole and cut in asked))
    screen = read(board)
    for one in of_cards(position):
        yield Look("effects in force", one.name, squeeze(one.name) in screen)
    bam = position.villain.bam
    if bam is not None and bam.causes:
        says = any(f"{word}{bam.now}wound" in screen for word in ("BAM!:", "BAM!"))
        yield Look("effects in force", "BAM!", says)
    for panel in board.query(PlacePanel):
        place = position.ring[panel.number]
        yield from _at(place, panel, read(board, panel), shown)
    if whole:
        yield from _names(board, position, screen)


def _at(place: Place, panel: PlacePanel, text: str, shown: Shown) -> Iterator[Look]:
    """Yield what must be in sight at a Location."""
    parts = name_in_frame(place.name, panel.outer_size.width - FRAME)
    yield Look("Locations", place.name, all(squeeze(part) in text for part in parts))
    for hero in shown.position.heroes:
        if hero.id in place.heroes:
            said = [squeeze(f"{name}{pips(hero).plain}") for name in (hero.name, shown.badge(hero))]
            yield Look("Heroes with their tokens", hero.name, any(one in text for one in said))
    for token in place.tokens:
        sign = f"({token.name[:1]})"
        many = sign * token.amount if token.amount < 3 else f"{token.amount}{sign}"
        yield Look("tokens at Locations", token.said, many in text)
    if place.threat is not None:
        states = (threat_state(place.threat, short=short).plain for short in (True, False))
        said = [squeeze(f"! {place.threat.name} {state}") for state in states]
        yield Look("Threats", place.threat.name, any(one in text for one in said))
    if place.villain:
        yield Look("the Villain", place.villain, squeeze(place.villain.upper()) in text)


def _names(board: BoardScreen, position: Position, screen: str) -> Iterator[Look]:
    """Yield the names that are in sight on the larger screens, which must be whole."""
    for card in position.storyline[-2:]:
        name = "face down" if card.face_down else card.name
        yield Look("names of cards", card.name, squeeze(name) in screen)
    holder: Hero | None = position.hand_holder
    yield Look("names of Heroes", "", holder is None or squeeze(holder.name) in screen)
    for pane in board.query(Pane).exclude("DecisionPanel"):
        title = Content.from_markup(pane.border_title or "")
        fits = title.cell_length <= pane.outer_size.width - FRAME or not pane.size
        yield Look("names in frames", title.plain, fits)


async def look_at(shown_positions: list[Position], size: Size) -> list[Look]:
    """Show positions one after the other at a size; return all that must be in sight."""
    app, board = UnitedApp(settings=STILL), BoardScreen()
    found: list[Look] = []
    async with app.run_test(size=size) as pilot:
        await app.push_screen(board)
        await pilot.pause()
        for position in shown_positions:
            shown = show(position, (), table_keys(DEFAULT_KEYS))
            lay(board, shown)
            await pilot.pause()
            found += looks(board, shown)
    return found


def main(most: int = POSITIONS, first: int = 0) -> int:
    """Look at positions and print what is in sight; return how many things are not."""
    shown = positions(most, first)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"UNITED_HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        found = {size: asyncio.run(look_at(shown, size)) for size in SIZES}
    counts: dict[str, dict[Size, Counter[bool]]] = defaultdict(lambda: defaultdict(Counter))
    for size, seen in found.items():
        for look in seen:
            counts[look.kind][size][look.seen] += 1
    columns = [Column(f"{size.width}x{size.height}", justify="right") for size in SIZES]
    table = Table("in sight, of 100", *columns, title=f"{most} positions")
    for kind, sizes in counts.items():
        table.add_row(kind, *(_share(sizes[size]) for size in SIZES))
    console = Console()
    console.print(table)
    missed = [(size, one) for size, seen in found.items() for one in seen if not one.seen]
    for size, one in missed[:TOLD]:
        console.print(f"{size.width}x{size.height}: {one.kind}: {one.what}", markup=False)
    return len(missed)


def _share(count: Counter[bool]) -> str:
    whole = count.total()
    return f"{100 * count[True] / whole:.4g}" if whole else ""


if __name__ == "__main__":
    sys.exit(int(bool(main(*map(int, sys.argv[1:])))))
