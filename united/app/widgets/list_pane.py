"""A part of the table that is a list with a cursor: the hand, the Heroes."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from united.app.model.shown import Shown
from united.app.widgets.listed import TableList
from united.app.widgets.pane import Pane


class ListPane(TableList, Pane, can_focus=True):
    """A list of things; each is drawn in a few lines and can be looked at, picked and opened."""

    def refresh_table(self, shown: Shown) -> None:
        kept = self.highlighted
        self.set_options([Option(drawn) for drawn in self.draw(shown)])
        if kept is not None and self.option_count:
            self.highlighted = min(kept, self.option_count - 1)

    def draw(self, shown: Shown) -> list[Content]:
        """Return each thing of the list as it is drawn."""
        del shown
        return []

    def look(self, number: int) -> None:
        """Tell what there is to say of a thing, by its number in the list."""
        del number

    def choose(self, number: int) -> None:
        """Pick a thing by its number in the list, or open it."""
        del number

    def open(self, number: int) -> None:
        """Show a thing whole, by its number in the list."""
        del number

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Tell what the cursor is on, while the list has the focus."""
        super().watch_highlighted(highlighted)
        if self.has_focus and highlighted is not None:
            self.look(highlighted)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Keep to this list what has been told already."""
        event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pick what the player clicked or pressed Enter on."""
        event.stop()
        self.choose(event.option_index)

    def on_focus(self) -> None:
        """Tell what the cursor is on."""
        self._with_cursor(self.look)

    def inspect(self) -> None:
        """Show the thing under the cursor whole."""
        self._with_cursor(self.open)

    def _with_cursor(self, do: Callable[[int], None]) -> None:
        if self.highlighted is not None and self.highlighted < self.option_count:
            do(self.highlighted)
