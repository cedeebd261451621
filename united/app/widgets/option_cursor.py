"""Options as lines with a cursor, which the keys and the mouse move, and which take a line."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive

from united.app.model.folds import Line
from united.app.widgets.option_grid import NUMBER, Grid
from united.app.widgets.pane import Pane


class OptionCursor(Pane, can_focus=True):
    """A part of the table with `lines` of options; `highlighted` is the one under the cursor.

    `grid` is how they were drawn last, `head` how many rows stand above them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Up", show=False),
        Binding("down", "move(1)", "Down", show=False),
        Binding("left", "across(-1)", "Left", show=False),
        Binding("right", "across(1)", "Right", show=False),
        Binding("home", "move(-1000)", "First", show=False),
        Binding("end", "move(1000)", "Last", show=False),
        Binding("enter", "take", "Take", show=False),
    ]
    highlighted: reactive[int] = reactive(0, repaint=False)

    class Unfolded(Message):
        """The player wants to open a folded line of options, or to go back from one."""

        def __init__(self, line: Line) -> None:
            super().__init__()
            self.line = line

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: tuple[Line, ...] = ()
        self.grid: Grid | None = None
        self.head = 0

    def spot(self, number: int) -> tuple[int, int]:
        """Return where a line of the options begins in the panel, in cells."""
        if self.grid is None:
            return 0, self.head
        column, row = self.grid.spot(number, self.content_size.width)
        return column, self.head + row

    def watch_highlighted(self) -> None:
        """Tell of the option under the cursor."""
        self.refresh()
        line = self.line
        if line is not None and self.onlooker is not None:
            self.onlooker.look_at(line.offers)

    def point_at(self, key: str) -> None:
        """Put the cursor on the line that takes or holds an option, if there is one."""
        for number, line in enumerate(self.lines):
            if any(offer.key == key for offer in line.offers):
                self.highlighted = number

    @property
    def line(self) -> Line | None:
        """The line under the cursor."""
        return self.lines[self.highlighted] if self.highlighted < len(self.lines) else None

    def on_focus(self) -> None:
        """Show where the cursor is."""
        self.watch_highlighted()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Highlight the option under the mouse."""
        number = event.style.meta.get(NUMBER)
        if isinstance(number, int) and number < len(self.lines):
            self.highlighted = number

    def on_click(self, event: events.Click) -> None:
        """Take the option under the mouse."""
        number = event.style.meta.get(NUMBER)
        if isinstance(number, int) and number < len(self.lines):
            event.stop()
            self._take(self.lines[number])

    def action_move(self, steps: int) -> None:
        """Move the cursor down or up the options."""
        if self.lines:
            self.highlighted = min(max(self.highlighted + steps, 0), len(self.lines) - 1)

    def action_across(self, columns: int) -> None:
        """Move the cursor to the next column; with a single column, down or up."""
        several = self.grid is not None and self.grid.columns > 1
        target = self.highlighted + columns * (self.grid.rows if self.grid and several else 1)
        if 0 <= target < len(self.lines):
            self.highlighted = target

    def action_take(self) -> None:
        """Take the option under the cursor."""
        if self.line is not None:
            self._take(self.line)

    def _take(self, line: Line) -> None:
        if line.offer is not None:
            self.pick((line.offer,))
        else:
            self.post_message(self.Unfolded(line))
