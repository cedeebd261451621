"""The curtain between two seats: nobody sees a hand until the next person is there."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from united.app.screens.base import Screen


class CurtainScreen(Screen[None]):
    """Asks to hand the keyboard to the next seat."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "open", "Open", show=False),
    ]

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield Static(Content(f"Hand the keyboard to {self.seat}"), id="curtain-name")
        yield Static("Space or a click opens the curtain", id="curtain-hint")

    def on_click(self) -> None:
        """Open the curtain."""
        self.dismiss()

    def action_open(self) -> None:
        """Open the curtain."""
        self.dismiss()
