"""A screen with the whole table: where each part stands, what is in front, what can be opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.reactive import Reactive
from textual.widget import Widget

from united.app.arrange import PARTS, WITHIN, arrange, storyline_rows, tabs_of, too_small
from united.app.keyboard import COMMANDS, DEFAULT_KEYS, key_name
from united.app.model.folds import Offer
from united.app.model.shown import Shown
from united.app.screens.base import Screen
from united.app.screens.jump import JumpScreen
from united.app.screens.rules import RulesScreen
from united.app.screens.sheet import SheetScreen
from united.app.widgets.decision import DecisionPanel
from united.app.widgets.footer import Footer, Hint
from united.app.widgets.hand import HandPane
from united.app.widgets.heroes import HeroesPane
from united.app.widgets.log import LogList, LogPane
from united.app.widgets.pane import Pane
from united.app.widgets.ring import Ring
from united.app.widgets.status import StatusBar, Tabs
from united.app.widgets.villain import MissionsPane, VillainPane

"""How a key is called that is not named by what it writes."""

RING_LABEL: Final = 12
"""Cells that the board's label has in the middle of the ring."""


class BoardScreen(Screen[None]):
    """The table, without anything that changes the game."""

    AUTO_FOCUS = "#choices"
    CSS_PATH = "../styles/table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["go"], "jump", "Go to", id="go"),
        Binding(
            DEFAULT_KEYS["search"],
            "search",
            "Search the log",
            id="search",
            tooltip="Show lines with some words",
        ),
        Binding(DEFAULT_KEYS["inspect"], "inspect", "Look closer", id="inspect"),
        Binding("tab", "cycle(1)", "Next part", show=False),
        Binding("shift+tab", "cycle(-1)", "Part before", show=False),
        Binding("escape", "back", "Back", show=False),
    ]

    # What has the focus is drawn anew by itself. As Textual declares it, all else would be too.
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)

    def __init__(self) -> None:
        super().__init__()
        self.front = "ring"
        self.shown: Shown | None = None

    def compose(self) -> ComposeResult:
        yield StatusBar(id="status")
        yield Tabs(PARTS, id="tabs")
        yield Ring(id="ring")
        yield VillainPane(id="villain")
        yield MissionsPane(id="missions")
        yield HandPane(id="hand", markup=False)
        yield HeroesPane(id="heroes", markup=False)
        yield LogPane(id="log")
        yield DecisionPanel(id="choices")
        yield Footer(id="footer")

    @property
    def decision_panel(self) -> DecisionPanel:
        """The panel with the pending decision."""
        return self.query_one(DecisionPanel)

    @property
    def ring(self) -> Ring:
        """The six Locations."""
        return self.query_one(Ring)

    def show_table(self, shown: Shown) -> None:
        """Show a position on all parts of the table but the decision panel."""
        self.shown = shown
        with self.app.batch_update():
            self.query_one(StatusBar).show(shown)
            self.query_one(Tabs).show(shown)
            for part in PARTS:
                pane = self.query_one(f"#{part}")
                if part != "choices" and isinstance(pane, Pane):
                    pane.show(shown)

    def on_resize(self, event: events.Resize) -> None:
        """Give each part its place for the new size."""
        if not too_small(event.size):
            self.place_parts()

    @property
    def room(self) -> Region:
        """Where the table stands on the screen."""
        return self.size.region

    def place_parts(self) -> None:
        """Give each part its place; what is not in front in a small terminal is not shown."""
        size = self.room.size
        tabs = tabs_of(size)
        if tabs and self.front not in tabs:
            self.front = tabs[0]
        regions = arrange(size, self.front)
        self.query_one(Tabs).show_tabs(tabs, self.front)
        self.ring.set_middle(storyline_rows(size))
        for part in self.children:
            region = regions.get(part.id or "")
            part.display = region is not None
            if region is not None:
                part.styles.offset = region.offset + self.room.offset
                part.styles.width, part.styles.height = region.size

    def hints(self) -> Iterator[Hint]:
        """Yield the keys that work on this screen, as the footer names them."""
        yield from self.hint("inspect", "go", "search", "palette")
        yield from self.hint("help")
        yield from self.hint("leave")

    def hint(self, *names: str) -> Iterator[Hint]:
        """Yield some commands with the player's keys."""
        for command in COMMANDS:
            if command.name in names:
                key = self.player_keys[command.name]
                action = command.action or f"screen.{command.name}"
                yield Hint(key_name(key), command.short or command.text, action)

    def show_footer(self) -> None:
        """Show the keys that work at the moment."""
        self.query_one(Footer).show(tuple(self.hints()))

    def bring(self, part: str) -> None:
        """Bring a part of the table in front, where the parts take turns."""
        front = WITHIN.get(part, part)
        if front in tabs_of(self.room.size) and front != self.front:
            self.front = front
            self.place_parts()

    def go_to(self, part: str) -> None:
        """Bring a part of the table in front and give it the focus."""
        self.bring(part)
        target: Widget = self.query_one(LogList) if part == "log" else self.query_one(f"#{part}")
        target.focus()

    @property
    def focused_part(self) -> str:
        """The part of the table that has the focus, the first one if none has."""
        widget: object = self.focused
        while isinstance(widget, Widget):
            if widget.id in PARTS:
                return widget.id
            widget = widget.parent
        return next(iter(PARTS))

    def look_closer(self, text: Content) -> None:
        """Show a closer look at what the cursor is on."""
        self.decision_panel.look(text)

    def look_at(self, offers: Sequence[Offer]) -> None:
        """Show what some options are about: nothing here, where nothing is offered."""

    def on_pane_opened(self, event: Pane.Opened) -> None:
        """Show something whole."""
        event.stop()
        self.open(SheetScreen(event.sheet))

    def on_log_pane_rule_wanted(self, event: LogPane.RuleWanted) -> None:
        """Show the rule behind a line of the log."""
        event.stop()
        self.open(RulesScreen(event.rule))

    def on_tabs_chosen(self, event: Tabs.Chosen) -> None:
        """Bring a part in front."""
        event.stop()
        self.go_to(event.part)

    def action_cycle(self, step: int) -> None:
        """Go to the next part of the table, or the one before."""
        names = list(PARTS)
        self.go_to(names[(names.index(self.focused_part) + step) % len(names)])

    def action_jump(self) -> None:
        """Ask with a key on each part where to go."""
        found = {part: self.query_one(f"#{part}").region for part in PARTS}
        # The Locations' names must stay readable below the labels.
        middle = found["storyline"]
        found["ring"] = Region(middle.right - RING_LABEL, middle.y, RING_LABEL, middle.height)
        tabs = self.query_one(Tabs)
        regions = {part: one for part, one in found.items() if one.area and part not in tabs.parts}
        self.open(JumpScreen(PARTS, regions, tabs.parts, tabs.region), self._jump)

    def _jump(self, part: str | None) -> None:
        if part:
            self.go_to(part)

    def action_search(self) -> None:
        """Search the log."""
        self.bring("log")
        self.query_one(LogPane).start_search()

    def action_inspect(self) -> None:
        """Show what the cursor is on whole."""
        inspect = getattr(self.query_one(f"#{self.focused_part}"), "inspect", None)
        if inspect is not None:
            inspect()

    def action_back(self) -> None:
        """Close the search line, else go back to the decision."""
        log = self.query_one(LogPane)
        if log.searching:
            log.stop_search()
        else:
            self.go_to("choices")
