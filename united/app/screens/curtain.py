"""The curtain between two seats: nobody sees a hand until the next person is there."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from united.app.keys import DEFAULT_KEYS
from united.app.screens.base import Request, Screen


class CurtainScreen(Screen[None]):
    """Asks to hand the keyboard to the next seat."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "open", "Open the curtain"),
        Binding("enter", "open", "Open the curtain", show=False),
        Binding("escape", "leave", "Leave the game"),
        Binding(DEFAULT_KEYS["leave"], "leave", "Leave the game", id="leave"),
    ]

    class Left(Request):
        """The player wants to leave the game; the curtain stays drawn until that is done."""

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        opens = "Enter" if self.leave_key == "space" else "Space"
        hint = f"{opens} or a click opens the curtain, {self.leave_key} or Esc leaves the game"
        yield Static(Content(f"Hand the keyboard to {self.seat}"), id="curtain-name")
        yield Static(Content(hint), id="curtain-hint")

    def on_click(self) -> None:
        """Open the curtain."""
        self.dismiss()

    def action_open(self) -> None:
        """Open the curtain."""
        self.dismiss()

    def action_leave(self) -> None:
        """Ask to leave the game."""
        self.post_message(self.Left())
