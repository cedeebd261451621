"""The ring of six Locations: two rows of three, with the way round it drawn between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from united.app import glyphs
from united.app.model.shown import Shown
from united.app.widgets.pane import Pane
from united.app.widgets.place import PlacePanel
from united.app.widgets.storyline import StorylinePane

TOP: tuple[int, ...] = (0, 1, 2)
BOTTOM: tuple[int, ...] = (5, 4, 3)
"""The Locations of the two rows from left to right, so that the ring goes round clockwise."""


NOTHING_NEW: Final[Mapping[str, str]] = {}


class Way(Widget):
    """An arrow of the way round."""

    def __init__(self, sign: str, classes: str) -> None:
        super().__init__(classes=classes)
        self.sign = sign

    def render(self) -> Content:
        return Content.styled(self.sign, "bold $quiet")


class Ring(Pane, can_focus=True):
    """The six Locations, clockwise from the top left."""

    HELP = """\
### Board

The six Locations lie in a ring: along the top to the right, down, along the bottom to the left,
and up again. That way round is clockwise. In their middle lies the Storyline.

`[C]` is a Civilian, `[T]` a Thug, `[ ]` a free slot. A key such as `<1>`, or a click on it, takes
what it stands beside. An End of Turn effect under a Threat is covered: it has no effect.
The arrows go from one Location to the next; Enter takes what is offered there; `i` shows all of it.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", "Left", show=False),
        Binding("right", "go(1, 0)", "Right", show=False),
        Binding("up", "go(0, -1)", "Up", show=False),
        Binding("down", "go(0, 1)", "Down", show=False),
        Binding("enter", "take", "Take", show=False),
    ]
    cursor: reactive[int] = reactive(0)

    def compose(self) -> ComposeResult:
        with Horizontal(classes="ring-row"):
            yield from self._row(TOP, glyphs.RIGHT)
        yield StorylinePane(id="storyline")
        with Horizontal(classes="ring-row"):
            yield from self._row(BOTTOM, glyphs.LEFT)

    def _row(self, numbers: Iterable[int], sign: str) -> ComposeResult:
        for column, number in enumerate(numbers):
            if column:
                yield Way(sign, "way")
            yield PlacePanel(number)

    def set_middle(self, rows: int) -> None:
        """Give the Storyline in the middle so many rows."""
        self.query_one(StorylinePane).styles.height = rows

    @property
    def panels(self) -> list[PlacePanel]:
        """The six panels, clockwise."""
        return sorted(self.query(PlacePanel), key=lambda panel: panel.number)

    def depends(self, shown: Shown) -> object:
        return shown.position.ring, shown.position.heroes, shown.offers

    def refresh_table(self, shown: Shown) -> None:
        for panel in self.panels:
            panel.show(shown)

    def heading(self) -> str:
        return ""

    def mark(self, places: Iterable[str], news: Mapping[str, str] = NOTHING_NEW) -> None:
        """Mark the Locations with these ids as touched by what is happening, and no others.

        `news` says in two words what has come to a Location, by its id.
        """
        marked = set(places)
        for panel in self.panels:
            id = panel.place.id if panel.place is not None else ""
            panel.mark(id in marked, news.get(id, ""))

    def watch_cursor(self) -> None:
        """Show where the cursor is, and tell what is there."""
        self._show_cursor()
        panel = self.panel
        if self.has_focus and panel is not None and panel.place is not None:
            self.say_closer(panel.describe())

    def on_focus(self) -> None:
        """Show the cursor while the board has the focus."""
        self.watch_cursor()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self._show_cursor()

    def _show_cursor(self) -> None:
        for panel in self.panels:
            panel.dress(self.has_focus and panel.number == self.cursor, "-cursor")

    @property
    def panel(self) -> PlacePanel | None:
        """The panel under the cursor."""
        return next((one for one in self.panels if one.number == self.cursor), None)

    def action_go(self, right: int, down: int) -> None:
        """Move the cursor one panel; it stays where there is none."""
        row = TOP if self.cursor in TOP else BOTTOM
        column = min(max(row.index(self.cursor) + right, 0), len(row) - 1)
        if down:
            row = BOTTOM if down > 0 else TOP
        self.cursor = row[column]

    def action_take(self) -> None:
        """Take what the Location under the cursor offers, or open it if it offers nothing."""
        panel = self.panel
        if panel is None:
            return
        if panel.choices:
            self.pick(panel.choices)
        else:
            panel.open()

    def inspect(self) -> None:
        """Open the Location under the cursor."""
        if self.panel is not None:
            self.panel.open()
