"""A part of the table that is text, and scrolls where it is longer than the room there is."""

from __future__ import annotations

from abc import abstractmethod

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.model.sheets import Sheet
from united.app.model.shown import Shown
from united.app.widgets.pane import Pane


class TextPane(VerticalScroll, Pane, can_focus=True):
    """Text that is drawn anew for each position and each width."""

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def refresh_table(self, shown: Shown) -> None:
        del shown
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new width."""
        del event
        self.redraw()

    def redraw(self) -> None:
        """Draw the position again."""
        if self.shown is not None and self.is_mounted:
            self.query_one(Static).update(self.draw(self.shown, self.width))

    @property
    def width(self) -> int:
        """The cells of a line, the scroll bar left out whether it is there or not."""
        return max(self.content_size.width - self.styles.scrollbar_size_vertical, 10)

    def draw(self, shown: Shown, width: int) -> Content:
        """Return the text for a position in lines of `width` cells."""
        del shown, width
        return Content()


class SheetPane(TextPane):
    """Text about one thing, which a click or Enter shows whole."""

    @abstractmethod
    def sheet(self, shown: Shown) -> Sheet:
        """Return the thing as a sheet of its own."""

    def on_click(self, event: events.Click) -> None:
        """Show the whole of it."""
        event.stop()
        self.inspect()

    def key_enter(self) -> None:
        """Show the whole of it."""
        self.inspect()

    def inspect(self) -> None:
        """Show the whole of it."""
        if self.shown is not None:
            self.post_message(self.Opened(self.sheet(self.shown)))
