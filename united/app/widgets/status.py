"""The line at the top that says how the game stands, and the tabs of the parts of the table."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from united.app import glyphs
from united.app.model.shown import Shown
from united.app.pieces import Piece, join
from united.app.present import Present
from united.app.widgets.villain import next_turn


class StatusBar(Present, Widget):
    """Round, turn, the Villain's Health and next turn, the Missions: all in one line.

    `way_out` says at its end how the screen is left, where no tabs do.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.shown: Shown | None = None
        self.way_out = ""

    def show(self, shown: Shown) -> None:
        """Show a position."""
        if shown != self.shown:
            self.shown = shown
            self.refresh()

    def show_way_out(self, said: str) -> None:
        """Say at the end how the screen is left."""
        if said != self.way_out:
            self.way_out = said
            self.refresh()

    def render(self) -> Content:
        if self.shown is None:
            return Content()
        width = self.content_size.width
        room = width - len(self.way_out) - 1 if self.way_out else width
        for parts in (_long(self.shown), _middle(self.shown), _short(self.shown)):
            line = join([*_warning(self.shown), *parts], f" {glyphs.DOT} ")
            if line.cell_length <= room:
                break
        line = line.truncate(room, ellipsis=True)
        gap = width - line.cell_length - len(self.way_out)
        return Content.assemble(line, " " * gap, (self.way_out, "$quiet")) if self.way_out else line


def _warning(shown: Shown) -> list[Piece]:
    return [(" NOT SAVED ", "bold reverse $touched")] if shown.unsaved else []


def _long(shown: Shown) -> list[Piece]:
    villain = shown.position.villain
    return [
        (f"Round {shown.position.round}", "bold"),
        (shown.position.whose_turn, "bold"),
        f"{villain.name} {villain.health}/{villain.full_health.now} Health",
        next_turn(villain),
        _missions(shown, ("Civilians", "Thugs", "Threats")),
    ]


def _middle(shown: Shown) -> list[Piece]:
    health = f"Health {shown.position.villain.health}/{shown.position.villain.full_health.now}"
    return [*_long(shown)[:2], health, *_long(shown)[3:]]


def _short(shown: Shown) -> list[Piece]:
    position = shown.position
    health, left = f"Health {position.villain.health}", position.villain.turn_in
    after = f"his turn in {left}" if left else "his turn next"
    missions = _missions(shown, ("Civ.", "Thugs", "Thr."))
    return [(position.whose_turn, "bold"), health, after, missions]


def _missions(shown: Shown, names: tuple[str, ...]) -> str:
    pairs = zip(names, shown.position.missions, strict=True)
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
