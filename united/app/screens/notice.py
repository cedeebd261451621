"""Something that the player must have seen before going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import ModalScreen


class NoticeScreen(ModalScreen[None]):
    """A title and sentences below it; it stays until a key or a click says that it was read."""

    AUTO_FOCUS = "#read"
    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "close", "Go on", show=False, priority=True),
        Binding(DEFAULT_KEYS["leave"], "close", "Go on", id="leave", show=False),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, sentences: Sequence[str]) -> None:
        super().__init__()
        self.heading = title
        self.sentences = tuple(sentences)

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="ask", can_focus=False):
            yield Static(Content(self.heading), classes="kind")
            for sentence in self.sentences:
                yield Static(Content(sentence), classes="paragraph")
            with Horizontal(classes="buttons"):
                yield Button(f"Go on (Enter, {self.leave_key})", id="read", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Close."""
        event.stop()
        self.dismiss()

    def action_close(self) -> None:
        """Close."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Go up or down where there is more than fits."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
