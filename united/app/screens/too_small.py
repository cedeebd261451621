"""What is shown while the terminal is too small; the game waits behind it."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from united.app.arrange import SMALLEST, too_small
from united.app.pieces import clip, lines

TEXT: Final = (
    f"United needs {SMALLEST.width}x{SMALLEST.height}. Make the terminal larger: the game waits."
)


class Wish(Widget):
    """The sentence, as much of it as fits into a terminal of whatever size."""

    def render(self) -> Content:
        width, height = self.content_size
        return lines(clip(Content(TEXT), width, height))


class TooSmallScreen(Screen[None]):
    """Asks for a larger terminal.

    It covers all of what waits: that is not drawn in a size that it was not made for, nor are
    notices.
    """

    def compose(self) -> ComposeResult:
        yield Wish()

    def on_screen_resume(self) -> None:
        """Make way at once where the terminal has grown while another screen was on top."""
        if not too_small(self.app.size):
            self.call_later(self._make_way)

    def _make_way(self) -> None:
        self.dismiss()
