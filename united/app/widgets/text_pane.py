"""A part of the table that is text, and scrolls where it is longer than the room there is."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.model import Table
from united.app.widgets.pane import Pane


class TextPane(VerticalScroll, Pane, can_focus=True):
    """Text that is drawn anew for each position and each width."""

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def refresh_table(self, table: Table) -> None:
        del table
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new width."""
        del event
        self.redraw()

    def redraw(self) -> None:
        """Draw the position again."""
        if self.table is not None and self.is_mounted:
            self.query_one(Static).update(self.draw(self.table, self.width))

    @property
    def width(self) -> int:
        """The cells of a line, the scroll bar left out whether it is there or not."""
        return max(self.content_size.width - self.styles.scrollbar_size_vertical, 10)

    def draw(self, table: Table, width: int) -> Content:
        """Return the text for a position in lines of `width` cells."""
        del table, width
        return Content()
