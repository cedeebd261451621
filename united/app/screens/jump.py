"""Go to a part of the table: each one in sight gets a key, the others are listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from united.app.screens.base import ModalScreen


class JumpScreen(ModalScreen[str | None]):
    """The keys 1 to 9 over the parts of the table; it answers with the id of one."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "Back", show=False)]

    def __init__(self, parts: Mapping[str, str], regions: Mapping[str, Region]) -> None:
        super().__init__()
        self.parts = parts
        self.regions = regions

    def compose(self) -> ComposeResult:
        for number, (part, name) in enumerate(self.parts.items(), 1):
            region = self.regions.get(part)
            if region is not None:
                label = Static(Content(f" {number} {name} "), classes="jump")
                label.styles.offset = (region.x + 2, region.y)
                yield label
        rest = [
            f"{number} {name}"
            for number, (part, name) in enumerate(self.parts.items(), 1)
            if part not in self.regions
        ]
        yield Static(Content(f" {'   '.join(rest)}   Esc back "), id="jump-rest")

    def on_key(self, event: events.Key) -> None:
        """Go to the part whose number was pressed."""
        parts = list(self.parts)
        if event.character and event.character.isdigit():
            event.stop()
            number = int(event.character)
            self.dismiss(parts[number - 1] if 0 < number <= len(parts) else None)

    def on_click(self) -> None:
        """Leave without going anywhere."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Leave without going anywhere."""
        self.dismiss(None)
