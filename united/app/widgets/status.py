"""The line at the top that says how the game stands, and the tabs of the parts of the table."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from united.app import glyphs
from united.app.model import Table
from united.app.pieces import Piece, join
from united.app.present import Present
from united.app.widgets.villain import next_turn


class StatusBar(Present, Widget):
    """Round, turn, the Villain's Health and next turn, the Missions: all in one line.

    `way_out` says at its end how the screen is left, where no tabs do.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.table: Table | None = None
        self.way_out = ""

    def show(self, table: Table) -> None:
        """Show a position."""
        if table != self.table:
            self.table = table
            self.refresh()

    def show_way_out(self, said: str) -> None:
        """Say at the end how the screen is left."""
        if said != self.way_out:
            self.way_out = said
            self.refresh()

    def render(self) -> Content:
        if self.table is None:
            return Content()
        width = self.content_size.width
        room = width - len(self.way_out) - 1 if self.way_out else width
        for parts in (_long(self.table), _middle(self.table), _short(self.table)):
            line = join([*_warning(self.table), *parts], f" {glyphs.DOT} ")
            if line.cell_length <= room:
                break
        line = line.truncate(room, ellipsis=True)
        gap = width - line.cell_length - len(self.way_out)
        return Content.assemble(line, " " * gap, (self.way_out, "$quiet")) if self.way_out else line


def _warning(table: Table) -> list[Piece]:
    return [(" NOT SAVED ", "bold reverse $touched")] if table.unsaved else []


def _long(table: Table) -> list[Piece]:
    villain = table.villain
    return [
        (f"Round {table.round}", "bold"),
        (table.turn, "bold"),
        f"{villain.name} {villain.health}/{villain.full_health} Health",
        next_turn(villain),
        _missions(table, ("Civilians", "Thugs", "Threats")),
    ]


def _middle(table: Table) -> list[Piece]:
    health = f"Health {table.villain.health}/{table.villain.full_health}"
    return [*_long(table)[:2], health, *_long(table)[3:]]


def _short(table: Table) -> list[Piece]:
    health, left = f"Health {table.villain.health}", table.villain.turn_in
    after = f"his turn in {left}" if left else "his turn next"
    return [(table.turn, "bold"), health, after, _missions(table, ("Civ.", "Thugs", "Thr."))]


def _missions(table: Table, names: tuple[str, ...]) -> str:
    pairs = zip(names, table.missions, strict=True)
    return ", ".join(f"{name} {one.done}/{one.target}" for name, one in pairs)


class Tabs(Present, Widget):
    """The parts of the table that have to take turns in a small terminal."""

    class Chosen(Message):
        """The player wants to see this part, by its id."""

        def __init__(self, part: str) -> None:
            super().__init__()
            self.part = part

    def __init__(self, names: Mapping[str, str], id: str | None = None) -> None:
        super().__init__(id=id)
        self.names = names
        self.parts: tuple[str, ...] = ()
        self.front = self.hint = ""

    def show_tabs(self, parts: tuple[str, ...], front: str, hint: str) -> None:
        """Show tabs for these parts, with the one in front set off, and a hint at the end."""
        self.parts, self.front, self.hint = parts, front, hint
        self.refresh()

    def render(self) -> Content:
        tabs = Content("").join([self._draw_tab(part) for part in self.parts])
        room = max(self.content_size.width - tabs.cell_length - 1, 0)
        hint = self.hint if len(self.hint) <= room else ""
        return Content.assemble(tabs, (f"{hint:>{room}}", "$quiet"))

    def _draw_tab(self, part: str) -> Content:
        style = "bold reverse" if part == self.front else ""
        tab = Content.styled(f" {self.names[part]} ", style)
        return tab.stylize(Style.from_meta({"part": part}))

    def on_click(self, event: events.Click) -> None:
        """Tell which part the player wants to see."""
        part = event.style.meta.get("part")
        if isinstance(part, str):
            self.post_message(self.Chosen(part))
