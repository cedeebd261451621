"""Go to a part of the table: each gets a key, in its place, on its tab or in a list below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import ModalScreen

DIGITS: Final = tuple("0123456789")


class JumpScreen(ModalScreen[str | None]):
    """The keys 0 to 9 over the parts of the table; it answers with the id of one.

    What has a tab is counted from 1, as the tabs are.
    """

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", show=False),
        Binding(DEFAULT_KEYS["leave"], "leave", "Back", id="leave", show=False),
    ]

    def __init__(
        self,
        parts: Mapping[str, str],
        regions: Mapping[str, Region],
        tabs: Iterable[str],
        row: Region,
    ) -> None:
        super().__init__()
        self.tabs = tuple(tabs)
        self.row = row
        self.parts = parts
        self.regions = regions

    def compose(self) -> ComposeResult:
        for part, region in self.regions.items():
            yield self._label(self._say(part), region.x + 2, region.y)
        if self.tabs:
            yield self._label("  ".join(map(self._say, self.tabs)), self.row.x, self.row.y)
        rest = [part for part in self.parts if part not in (*self.regions, *self.tabs)]
        yield Static(
            Content("  ".join(["", *map(self._say, rest), f"{self.leave_key}/Esc back"])),
            id="jump-rest",
        )

    def _say(self, part: str) -> str:
        return f"{list(self.parts).index(part)} {self.parts[part]}"

    def _label(self, text: str, x: int, y: int) -> Static:
        label = Static(Content(f" {text} "), classes="jump")
        label.styles.offset = (x, y)
        return label

    def on_key(self, event: events.Key) -> None:
        """Go to the part whose number was pressed."""
        if event.character in DIGITS:
            event.stop()
            number = DIGITS.index(event.character)
            self.dismiss(list(self.parts)[number] if number < len(self.parts) else None)

    def on_click(self) -> None:
        """Leave without going anywhere."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Leave without going anywhere."""
        self.dismiss(None)
