"""What all screens have in common: they stand any size of the terminal.

Textual cannot wrap a text in no cells at all, as it would have to in a terminal of a few columns,
where `TooSmallScreen` is on top but the screens below it are laid out too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from textual import screen
from textual.command import CommandPalette, SearchIcon
from textual.dom import DOMNode
from textual.geometry import Size
from textual.layout import DockArrangeResult
from textual.widgets import Input

from united.app.arrange import SMALLEST
from united.app.glyphs import CURRENT
from united.app.keys import DEFAULT_KEYS

Result = TypeVar("Result")


def _at_least(size: Size) -> Size:
    return Size(max(size.width, SMALLEST.width), max(size.height, SMALLEST.height))


class _Keyed(DOMNode):
    """A part of the app that speaks of keys."""

    @property
    def player_keys(self) -> Mapping[str, str]:
        """The player's key for each command."""
        settings = getattr(self.app, "settings", None)
        keys: Mapping[str, str] = DEFAULT_KEYS if settings is None else settings.keys
        return keys


class Screen(_Keyed, screen.Screen[Result]):
    """A screen that is laid out for the smallest size there is, or more; the rest is cut off."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class ModalScreen(_Keyed, screen.ModalScreen[Result]):
    """The same for a screen in front of another."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class Palette(CommandPalette):
    """The same for the list of all commands; nothing blinks in it, and its sign is a plain one."""

    def on_mount(self) -> None:
        """Dress the line to type in."""
        for line in self.query(Input):
            line.cursor_blink = False
        for icon in self.query(SearchIcon):
            icon.icon = CURRENT

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)
