"""Something to read in the middle of the screen: a card, a board, a Location."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.model.sheets import Sheet
from united.app.screens.base import ModalScreen


class SheetScreen(ModalScreen[None]):
    """A sheet that any usual key closes."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close", "Close", show=False),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave", show=False),
        Binding(DEFAULT_KEYS["inspect"], "close", "Close", id="inspect", show=False),
    ]

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self.sheet = sheet

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = Content(self.sheet.title)
            frame.border_subtitle = Content(f"{self.leave_key} or Esc closes")
            yield Static(Content.styled(self.sheet.kind, "$quiet"), classes="kind")
            for paragraph in self.sheet.paragraphs:
                yield Static(Content(paragraph), classes="paragraph")

    def on_click(self) -> None:
        """Close at a click anywhere."""
        self.dismiss()

    def action_close(self) -> None:
        """Close."""
        self.dismiss()
