"""The curtain between two seats: nobody sees a hand until the next person is there."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import Request, Screen

CALM: Final = 1.0
"""Seconds without a key after which one that opens the curtain is meant for it."""


class CurtainScreen(Screen[None]):
    """Asks to hand the keyboard to the next seat.

    What was typed ahead, before anybody could see the curtain, and a key that is held down do not
    open it.
    """

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "open('space')", "Open the curtain"),
        Binding("enter", "open('enter')", "Open the curtain"),
        Binding("escape", "leave", "Leave the game"),
        Binding(DEFAULT_KEYS["leave"], "leave", "Leave the game", id="leave"),
    ]

    class Left(Request):
        """The player wants to leave the game; the curtain stays drawn until that is done."""

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat
        self._last_key = monotonic()
        self._meant = False

    @property
    def _opener(self) -> str:
        return "enter" if self.leave_key == "space" else "space"

    def compose(self) -> ComposeResult:
        yield Static(Content(f"Hand the keyboard to {self.seat}"), id="curtain-name")
        yield Static(self._hint("or a click opens the curtain"), id="curtain-hint")

    def _hint(self, how: str) -> Content:
        leaves = f"{self.leave_key} or Esc leaves the game"
        return Content(f"{self._opener.title()} {how}, {leaves}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let one key alone open the curtain: Enter may still be meant for what was before."""
        return action != "open" or parameters == (self._opener,)

    def on_mount(self) -> None:
        """Count from when the curtain can be seen."""
        self._last_key = monotonic()

    def on_key(self) -> None:
        """Note whether the key comes after a moment without any."""
        before, self._last_key = self._last_key, monotonic()
        self._meant = self._last_key - before >= CALM

    def on_click(self) -> None:
        """Open the curtain."""
        self._open_if(monotonic() - self._last_key >= CALM)

    def action_open(self, by: str) -> None:
        """Open the curtain by the key that has just been pressed, if it was meant for it."""
        del by
        self._open_if(self._meant)

    def _open_if(self, meant: bool) -> None:
        if meant:
            self.dismiss()
        else:
            hint = self._hint("opens the curtain after a second without any key")
            self.query_one("#curtain-hint", Static).update(hint)

    def action_leave(self) -> None:
        """Ask to leave the game."""
        self.post_message(self.Left())
