"""Help for the part that has the focus, and the keys that work there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Markdown, Static

from united.app.keyboard import DEFAULT_KEYS, fill_keys
from united.app.screens.base import ModalScreen
from united.app.screens.table import TableScreen
from united.app.widgets.menu import Menu

Row = tuple[str, str]
"""Some keys, and what they do."""

OPTION_KEYS: Final = (("1-9, a-z", "take the option with this key"), ("0", "end or decline"))

ARROWS: Final = ("arrows, Enter", "move and take in the part that has the focus")

WIDTH: Final = 16
"""Cells of the keys before what they do."""

OF_TEXTUAL: Final = frozenset(
    {"app.focus_next", "app.focus_previous", "screen.copy_text", "app.help_quit", "help_quit"}
)
"""Actions that each screen of Textual has, and that say nothing here."""

NAMES: Final = {
    "escape": "Esc", "tab": "Tab", "shift+tab": "Shift+Tab", "enter": "Enter", "home": "Home",
    "end": "End", "space": "Space", "backspace": "Backspace", "ctrl+c": "Ctrl+C",
    "ctrl+q": "Ctrl+Q",
}  # fmt: skip
"""How keys are called that are not named by what they write."""


class HelpScreen(ModalScreen[None]):
    """What the focused widget says of itself, then the keys in `rows`."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "close", "Close", show=False),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave", show=False),
        Binding(DEFAULT_KEYS["help"], "close", "Close", id="help", show=False),
    ]

    def __init__(self, text: str, rows: tuple[Row, ...]) -> None:
        super().__init__()
        self.text = text
        self.rows = rows

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = Content("Help")
            frame.border_subtitle = Content(f"{self.leave_key} or Esc closes")
            if self.text:
                yield Markdown(self.text)
            yield Static(_draw_keys(self.rows), id="help-keys")

    def action_close(self) -> None:
        """Close."""
        self.dismiss()


def help_for(screen: Screen[Any], keys: Mapping[str, str]) -> HelpScreen:
    """Return the help for what a screen shows, with the player's own keys."""
    text = help_of(screen.focused) or screen.HELP or ""
    return HelpScreen(fill_keys(text, keys), tuple(key_rows(screen)))


def key_rows(screen: Screen[Any]) -> Iterator[Row]:
    """Yield the keys that work on a screen, those with the same meaning together."""
    if isinstance(screen, TableScreen):
        yield from OPTION_KEYS
    listed = [(entry.key, entry.text) for menu in screen.query(Menu) for entry in menu.entries]
    yield from listed
    found: dict[str, list[str]] = {}
    for key, active in screen.active_bindings.items():
        binding = active.binding
        own = active.node in (screen, screen.app) and binding.action not in OF_TEXTUAL
        own = own and _say_key(key) not in dict(listed)
        if own and binding.description and (active.enabled or not binding.show):
            found.setdefault(binding.description, []).append(_say_key(key))
    yield ARROWS
    for said, names in found.items():
        yield ", ".join(names), said


def _say_key(key: str) -> str:
    if key in NAMES:
        return NAMES[key]
    character = key_to_character(key)
    return character if character and character.isprintable() else key


def _draw_keys(rows: tuple[Row, ...]) -> Content:
    return Content("\n").join(
        [Content.assemble((f"{key:>{WIDTH}}", "bold $key"), f"  {text}") for key, text in rows]
    )


def help_of(widget: Widget | None) -> str:
    """Return the help of the nearest widget or screen around that has one."""
    node: object = widget
    while isinstance(node, Widget):
        if node.HELP:
            return node.HELP
        node = node.parent
    return ""
