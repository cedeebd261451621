"""The first screen: go on with a game, start one, look at what is there."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from united.app.keys import DEFAULT_KEYS
from united.app.pieces import hotkey
from united.app.screens.base import Screen

ENTRIES: Final = (
    ("continue", "c", "Continue the last game"),
    ("new", "n", "New game"),
    ("saves", "s", "Saved games"),
    ("tour", "t", "A first tour in ten steps"),
    ("rules", "r", "Rules reference"),
    ("statistics", "w", "Won and lost"),
    ("settings", "o", "Settings"),
    ("quit", "q", "Quit"),
)


class HomeScreen(Screen[None]):
    """The entries with their keys; `continues` says which game would go on, empty for none."""

    HELP = """\
### Home

Start a game or go on with one. Every game is saved at each choice; you can leave at any moment.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["leave"], "choose('quit')", "Quit", id="leave", show=False),
    ]

    class Chosen(Message):
        """The player chose an entry, by its id."""

        def __init__(self, entry: str) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, continues: str = "") -> None:
        super().__init__()
        self.continues = continues

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Static("U N I T E D", id="home-title")
            yield Static("Enter the Spider-Verse", id="home-kind")
            yield OptionList(id="home-list", markup=False)
            yield Static("Keys, arrows and Enter, or the mouse.  ? help", id="home-hint")

    def on_mount(self) -> None:
        """List the entries."""
        self.list_entries(self.continues)

    def list_entries(self, continues: str) -> None:
        """List the entries; only with a game to go on with is that one of them.

        A cursor that was moved already stays on its entry.
        """
        self.continues = continues
        listed = self.query_one(OptionList)
        option = listed.highlighted_option if listed.highlighted else None
        listed.set_options([Option(self._draw(*one), id=one[0]) for one in self._entries()])
        ids = [entry for entry, _, _ in self._entries()]
        listed.highlighted = ids.index(option.id) if option and option.id in ids else 0

    def _entries(self) -> list[tuple[str, str, str]]:
        return [one for one in ENTRIES if one[0] != "continue" or self.continues]

    def _draw(self, entry: str, key: str, text: str) -> Content:
        more = f"  {self.continues}" if entry == "continue" else ""
        return Content.assemble(hotkey(key), f" {text}", (more, "$quiet"))

    def on_key(self, event: events.Key) -> None:
        """Choose the entry whose key was pressed."""
        for entry, key, _ in self._entries():
            if event.character == key:
                event.stop()
                event.prevent_default()
                self.action_choose(entry)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the entry."""
        event.stop()
        self.action_choose(event.option.id or "")

    def action_choose(self, entry: str) -> None:
        """Tell which entry was chosen."""
        self.post_message(self.Chosen(entry))
