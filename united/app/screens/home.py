"""The first screen: go on with a game, start one, look at what is there."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import evolve
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import Request, Screen
from united.app.widgets.menu import Entry, Menu, with_leave_key

ENTRIES: Final = (
    Entry("continue", "c", "Continue the last game"),
    Entry("new", "n", "New game"),
    Entry("day", "d", "Game of the day"),
    Entry("saves", "s", "Saved games"),
    Entry("guided", "t", "A first game, guided"),
    Entry("rules", "r", "Rules reference"),
    Entry("statistics", "w", "Won and lost"),
    Entry("settings", "o", "Settings"),
    Entry("quit", "q", "Quit"),
)


class HomeScreen(Screen[None]):
    """The entries with their keys; `continues` says which game would go on, empty for none."""

    HELP = """\
### Home

Start a game or go on with one. Every game is saved at each choice; you can leave at any moment.
The key before an entry chooses it.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["leave"], "choose('quit')", "Quit", id="leave", show=False),
        Binding("escape", "app.ask_quit", "Quit after a question", show=False),
    ]

    class Chosen(Request):
        """The player chose an entry, by its id."""

        def __init__(self, entry: str) -> None:
            super().__init__()
            self.entry = entry

    class Returned(Message):
        """The screen is to be seen again: the game to go on with may be another by now."""

    def __init__(self, continues: str = "") -> None:
        super().__init__()
        self.continues = continues
        self._was_left = False

    def compose(self) -> ComposeResult:
        hint = f"Keys, arrows and Enter, or the mouse.  {self.player_keys['help']} help"
        with Vertical(id="home"):
            yield Static("U N I T E D", id="home-title")
            yield Static("Enter the Spider-Verse", id="home-kind")
            yield Menu(self._entries(), id="home-list")
            yield Static(Content(hint), id="home-hint")

    def on_screen_suspend(self) -> None:
        """Notice that another screen is in front."""
        self._was_left = True

    def on_screen_resume(self) -> None:
        """Tell that the screen is to be seen again."""
        if self._was_left:
            self.post_message(self.Returned())

    def list_entries(self, continues: str) -> None:
        """List the entries; only with a game to go on with is that one of them."""
        if continues != self.continues:
            self.continues = continues
            self.query_one(Menu).list_entries(self._entries())

    def _entries(self) -> list[Entry]:
        entries = with_leave_key(ENTRIES, "quit", self.leave_key)
        entries = [one for one in entries if one.id != "continue" or self.continues]
        return [evolve(one, more=self.continues if one.id == "continue" else "") for one in entries]

    def on_key(self, event: events.Key) -> None:
        """Give the menu its keys."""
        self.query_one(Menu).answer(event)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Choose the entry."""
        event.stop()
        self.action_choose(event.entry)

    def action_choose(self, entry: str) -> None:
        """Tell which entry was chosen."""
        self.post_message(self.Chosen(entry))
