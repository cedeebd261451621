"""Help for the part that has the focus, and the keys of the app."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Markdown, Static

from united.app.keys import COMMANDS
from united.app.screens.base import ModalScreen

FIXED_KEYS = (
    ("1-9, a-z", "take the option with this key"),
    ("0", "end or decline"),
    ("arrows, Enter", "move and take in the part that has the focus"),
    ("Tab", "next part of the table"),
    ("Esc", "back to the decision"),
)


class HelpScreen(ModalScreen[None]):
    """What the focused widget says of itself, then all keys."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "close", "Close", show=False),
    ]

    def __init__(self, text: str, keys: Mapping[str, str]) -> None:
        super().__init__()
        self.text = text
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = Content("Help")
            frame.border_subtitle = Content("Esc closes")
            if self.text:
                yield Markdown(self.text)
            yield Static(_draw_keys(self.keys))

    def action_close(self) -> None:
        """Close."""
        self.dismiss()


def _draw_keys(keys: Mapping[str, str]) -> Content:
    rows = [*FIXED_KEYS, *((keys[one.name], one.text) for one in COMMANDS)]
    return Content("\n").join(
        [Content.assemble((f"{key:>14}", "bold $key"), f"  {text}") for key, text in rows]
    )


def help_of(widget: Widget | None) -> str:
    """Return the help of the nearest widget or screen around that has one."""
    node: object = widget
    while isinstance(node, Widget):
        if node.HELP:
            return node.HELP
        node = node.parent
    return ""
