"""A part of the table that is text about one thing, which opens whole."""

from __future__ import annotations

from abc import abstractmethod

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model.sheets import Sheet
from united.app.model.shown import Shown
from united.app.pieces import lines
from united.app.widgets.pane import Pane


class SheetPane(Pane, can_focus=True):
    """Text that is drawn as far as there is room; a click, Enter or the key to look opens all."""

    ALLOW_SELECT = False

    def refresh_table(self, shown: Shown) -> None:
        del shown
        self.refresh()

    def render(self) -> Content:
        if self.shown is None:
            return Content()
        width, height = self.content_size
        rows = _wrapped(self.draw_whole(self.shown, width), width)
        if len(rows) > height:
            rows = _wrapped(self.draw(self.shown, width), width)
        if len(rows) > height > 0:
            rows[height - 1 :] = [Content.styled(glyphs.MORE, "$quiet")]
        return lines(rows)

    @abstractmethod
    def draw(self, shown: Shown, width: int) -> list[Content]:
        """Return the texts for a position; each begins a line of `width` cells."""

    def draw_whole(self, shown: Shown, width: int) -> list[Content]:
        """Return the texts with more words, for where there is room for all of them."""
        return self.draw(shown, width)

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


def _wrapped(texts: list[Content], width: int) -> list[Content]:
    return [row for one in texts for row in one.wrap(max(width, 10))]
