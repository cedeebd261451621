"""A line to type in, without a blinking cursor."""

from __future__ import annotations

from textual.widgets import Input

from united.app.present import Present


class InputLine(Present, Input):
    """An input of one line; nothing in the app blinks."""

    def on_mount(self) -> None:
        """Let the cursor stand still."""
        self.cursor_blink = False
