"""What is shown while the terminal is too small; the game waits behind it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from united.app.arrange import SMALLEST, too_small


class TooSmallScreen(ModalScreen[None]):
    """Asks for a larger terminal."""

    CSS_PATH = "../styles/screens.tcss"

    def compose(self) -> ComposeResult:
        size = f"{SMALLEST.width}x{SMALLEST.height}"
        yield Static(Content(f"United needs {size}. Make the terminal larger: the game waits."))

    def on_screen_resume(self) -> None:
        """Make way at once where the terminal has grown while another screen was on top."""
        if not too_small(self.app.size):
            self.call_later(self._make_way)

    def _make_way(self) -> None:
        self.dismiss()
