"""What all screens have in common: they stand any size of the terminal.

Textual cannot wrap a text in no cells at all, as it would have to in a terminal of a few columns,
where `TooSmallScreen` is on top but the screens below it are laid out too.
"""

from __future__ import annotations

from typing import TypeVar

from textual import screen
from textual.command import CommandPalette
from textual.geometry import Size
from textual.layout import DockArrangeResult

from united.app.arrange import SMALLEST

Result = TypeVar("Result")


def _at_least(size: Size) -> Size:
    return Size(max(size.width, SMALLEST.width), max(size.height, SMALLEST.height))


class Screen(screen.Screen[Result]):
    """A screen that is laid out for the smallest size there is, or more; the rest is cut off."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class ModalScreen(screen.ModalScreen[Result]):
    """The same for a screen in front of another."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class Palette(CommandPalette):
    """The same for the list of all commands."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)
