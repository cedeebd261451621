"""Finished games on this machine: won and lost by Heroes, mode, challenge."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import DataTable, Static

from united.app import glyphs
from united.app.keyboard import DEFAULT_KEYS
from united.app.model.ending import badges_of, say_badge
from united.app.model.saved import load, names_of, names_of_all, say_mode, say_names
from united.app.screens.base import Screen
from united.session.badges import earned
from united.session.statistics import Grouping, StatisticsProblem, Tally, Win, tally, wins

TABLES: Final[tuple[tuple[str, tuple[Grouping, ...]], ...]] = (
    ("all games", ()),
    ("by mode", ("mode",)),
    ("by Heroes", ("heroes",)),
    ("by challenge", ("challenges",)),
    ("by Heroes, mode and challenge", ("heroes", "mode", "challenges")),
)

BADGES: Final = len(TABLES)
"""The number of the page that comes after the tables: the badges."""


class StatisticsScreen(Screen[None]):
    """One table after the other, then the badges; left and right go from one to the next."""

    CSS_PATH = "../styles/screens.tcss"
    HELP = """\
### Won and lost

All games that were played to the end here. Left and right choose by what they are counted; the last
page has the badges, for what was reached for the first time.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "Table before", priority=True),
        Binding("right", "turn(1)", "Next table", priority=True),
        Binding("escape", "close", "Close"),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.names = names_of(())

    def compose(self) -> ComposeResult:
        yield Static("", id="statistics-title", classes="title", markup=False)
        yield DataTable(id="statistics", cursor_type="row", zebra_stripes=False)
        yield Static("No games yet", id="statistics-empty", classes="empty")
        yield Static("", id="statistics-note", markup=False)

    def on_mount(self) -> None:
        """Show the first table."""
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        """Show the next table or the one before."""
        self.number = (self.number + step) % (len(TABLES) + 1)
        name, groupings = ("badges", ()) if self.number == BADGES else TABLES[self.number]
        title = f"Won and lost, {name}   left/right other tables   {self.leave_key}/Esc close"
        self.query_one("#statistics-title", Static).update(Content(title))
        try:
            if self.number == BADGES:
                self._fill_badges(wins())
                return
            rows = tally(*groupings)
        except StatisticsProblem as problem:
            self.query_one("#statistics-note", Static).update(Content(str(problem)))
            return
        self._fill(groupings, rows)

    def _fill_badges(self, games: list[Win]) -> None:
        table: DataTable[Text] = self.query_one(DataTable)
        table.clear(columns=True)
        table.add_columns(Text("Badge"), Text("Reached"))
        catalog = load(())
        badges = badges_of(catalog)
        reached = earned(badges, games)
        for badge in (*reached, *(one for one in badges if one not in reached)):
            sign = glyphs.CHECK if badge in reached else glyphs.DASH
            table.add_row(Text(say_badge(badge, catalog)), Text(sign))
        self.query_one("#statistics-note", Static).update(Content())
        self.set_class(False, "-empty")

    def _fill(self, groupings: tuple[Grouping, ...], rows: list[Tally]) -> None:
        table: DataTable[Text] = self.query_one(DataTable)
        table.clear(columns=True)
        names = [*(name.capitalize() for name in groupings), "Played", "Won", "Lost", "Won %"]
        table.add_columns(*(Text(name) for name in names))
        for row in rows:
            pairs = zip(groupings, row.kind, strict=False)
            kind = [self._say_kind(grouping, text) for grouping, text in pairs]
            percent = f"{100 * row.won / row.played:.0f}"
            figures = [str(row.played), str(row.won), str(row.lost), percent]
            table.add_row(*(Text(text) for text in [*kind, *figures]))
        self.query_one("#statistics-note", Static).update(Content())
        self.set_class(not rows, "-empty")

    def _say_kind(self, grouping: Grouping, text: str) -> str:
        if grouping == "mode":
            return say_mode(text)
        if not {*text.split()} <= {*self.names}:
            self.names |= names_of_all()
        return say_names(text.split(), self.names) or "none"

    def action_close(self) -> None:
        """Close."""
        self.dismiss()
