"""The log: what happened, by turns, each line with its rule; it can be searched."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from united.app.arrange import PARTS
from united.app.model.log_lines import Line, found_in
from united.app.pieces import rule_number
from united.app.present import Present
from united.app.widgets.line import InputLine
from united.app.widgets.listed import TableList


class LineOption(Option):
    """A line in the list; it keeps its line, as the list may be another when it is chosen."""

    def __init__(self, line: Line) -> None:
        super().__init__(_draw_line(line))
        self.line = line


class LogList(TableList):
    """The lines themselves."""

    HELP = """\
### Log

What happened, grouped by turns, with the number of the rule behind each line. Enter on a line
opens its rule. The search key shows only the lines that have the words you type, each below the
heading of its turn; Escape shows all.
While you are at the end, new lines come into sight by themselves.
"""

    def __init__(self) -> None:
        super().__init__(markup=False)
        self._follows = True
        self._settled: object = None

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Follow new lines from now on if the player has scrolled to the end, else no longer."""
        super().watch_scroll_y(old_value, new_value)
        if self._settled == self._measure:
            self._follows = new_value >= self.max_scroll_y

    @property
    def _measure(self) -> object:
        return self.size, self.option_count

    def on_resize(self) -> None:
        """Stay at the end in another size, when the lines have been broken anew for it."""
        self.call_next(self.follow)

    def show_end(self) -> None:
        """Go to the end and follow new lines from there."""
        self._follows = True
        self.follow()

    def follow(self) -> None:
        """Bring the end into sight, if that is where the player is."""
        self._settled = None
        if self._follows and self.option_count:
            self.highlighted = self.option_count - 1
            # Where the cursor stays, this alone measures the lines anew that the end is found by.
            self.scroll_to_highlight()
            self.scroll_end(animate=False, immediate=True)
        self._settled = self._measure


class LogPane(Present, Vertical):
    """The log with its search line."""

    class RuleWanted(Message):
        """The player wants to read a rule."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: list[Line] = []
        self.shown: list[Line] = []
        self.words = ""

    def compose(self) -> ComposeResult:
        yield LogList()
        yield InputLine(placeholder="words to find", id="search", compact=True)

    def on_mount(self) -> None:
        """Begin without a search line."""
        self.border_title = PARTS["log"]
        self.query_one(Input).display = False

    def show_lines(self, lines: Iterable[Line]) -> None:
        """Show a log; only what is new is added where the old lines are still the same."""
        fresh = list(lines)
        kept = len(self.lines)
        if fresh[:kept] == self.lines and not self.words:
            self._add(fresh[kept:])
            self.lines = fresh
        else:
            self.lines = fresh
            self._draw()
        self.query_one(LogList).follow()

    def _draw(self) -> None:
        listed = self.query_one(LogList)
        listed.clear_options()
        self.shown = []
        self._add(self._found())

    def _add(self, lines: Iterable[Line]) -> None:
        added = list(lines)
        self.shown += added
        self.query_one(LogList).add_options([LineOption(line) for line in added])

    def _found(self) -> list[Line]:
        words = self.words.casefold().split()
        if not words:
            return self.lines
        return found_in(self.lines, words)

    def start_search(self) -> None:
        """Open the search line."""
        search = self.query_one(Input)
        search.display = True
        search.focus()

    def stop_search(self) -> None:
        """Close the search line and show all lines."""
        search = self.query_one(Input)
        search.value = ""
        search.display = False
        self.query_one(LogList).focus()

    @property
    def searching(self) -> bool:
        """Whether the search line is open."""
        return bool(self.query_one(Input).display)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show the lines that have the words."""
        event.stop()
        self.words = event.value
        self._draw()
        self.query_one(LogList).show_end()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go from the search line to what was found."""
        event.stop()
        self.query_one(LogList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the rule behind a line."""
        event.stop()
        if isinstance(event.option, LineOption) and event.option.line.rule:
            self.post_message(self.RuleWanted(event.option.line.rule))


def _draw_line(line: Line) -> Content:
    style = "bold reverse" if line.heading else "italic $quiet" if line.automatic else ""
    text = f" {line.text} " if line.heading else line.text
    return Content.assemble((text, style), " ", rule_number(line.rule))
