"""A list of entries, each with a key of its own."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from united.app.pieces import hotkey, lines
from united.app.widgets.listed import Listed

INDENT = "  "
"""What stands before each line of `more`, where an entry has its key."""


@frozen
class Entry:
    """An entry of a menu, and the plain key that chooses it; `more` is said below it."""

    id: str
    key: str
    text: str
    more: str = ""


def with_leave_key(entries: Iterable[Entry], id: str, key: str) -> list[Entry]:
    """Return entries of which that with this id has the player's key for leaving, if it is free."""
    listed = list(entries)
    if key in (one.key for one in listed if one.id != id):
        return listed
    return [evolve(one, key=key) if one.id == id else one for one in listed]


class Menu(Listed):
    """Entries to choose with their keys, with the arrows and Enter, or with the mouse."""

    class Chosen(Message):
        """The player chose an entry, by its id."""

        def __init__(self, entry: str) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, entries: Iterable[Entry] = (), *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self.entries: tuple[Entry, ...] = tuple(entries)

    def on_mount(self) -> None:
        """List the entries."""
        self.list_entries(self.entries)

    def list_entries(self, entries: Iterable[Entry]) -> None:
        """List other entries; a cursor that was moved already stays on its entry."""
        option = self.highlighted_option if self.highlighted else None
        self.entries = tuple(entries)
        self.set_options([Option(self._draw(entry), id=entry.id) for entry in self.entries])
        ids = [entry.id for entry in self.entries]
        self.highlighted = ids.index(option.id) if option and option.id in ids else 0

    def _draw(self, entry: Entry) -> Content:
        head = Content.assemble(hotkey(entry.key), f" {entry.text}")
        width = (self.content_size.width or self.screen.size.width) - len(INDENT) - 1
        more = Content.styled(entry.more, "$quiet").wrap(max(width, 10)) if entry.more else []
        return lines([head, *(Content.assemble(INDENT, row) for row in more)])

    def on_resize(self) -> None:
        """Draw for the new width."""
        if any(entry.more for entry in self.entries):
            self.list_entries(self.entries)

    def answer(self, event: events.Key) -> None:
        """Choose the entry whose key was pressed.

        Its screen gives it the keys, so that they count where the list has not the focus: in a
        browser a page can be shown before it has it.
        """
        pressed = "space" if event.key == "space" else event.character
        for entry in self.entries:
            if pressed == entry.key:
                event.stop()
                event.prevent_default()
                self.post_message(self.Chosen(entry.id))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the entry under the cursor or the mouse."""
        event.stop()
        self.post_message(self.Chosen(event.option.id or ""))
