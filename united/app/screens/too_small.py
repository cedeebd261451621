"""What is shown while the terminal is too small; the game waits behind it."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import screen
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from united.app.arrange import SMALLEST
from united.app.keyboard import DEFAULT_KEYS, fill_keys
from united.app.pieces import clip, lines
from united.app.screens.base import OpenScreen, Request

_SIZE: Final = f"{SMALLEST.width}x{SMALLEST.height}"

WISH: Final = (
    f"United needs {_SIZE}. Make the terminal larger: the game waits. {{leave}} leaves.",
    f"{{leave}} leaves; make the terminal {_SIZE}",
    f"{{leave}} leaves; {_SIZE}",
    "{leave} leaves",
)
"""What is said, each text for less room than the one before."""

WARNING: Final = (
    "What is not saved will be lost. {leave} once more leaves.",
    "Not saved! {leave} once more leaves",
    "Not saved: {leave}",
)
"""What is said before choices are lost, each text for less room than the one before."""


class Wish(Widget):
    """The longest of some texts that fits into a terminal of whatever size."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__()
        self.texts = texts

    def render(self) -> Content:
        width, height = self.content_size
        contents = [Content(text) for text in self.texts]
        fitting = (one for one in contents if _fits(one, width, height))
        return lines(clip(next(fitting, contents[-1]), width, height))


class TooSmallScreen(OpenScreen, screen.Screen[None]):
    """Asks for a larger terminal.

    It covers all of what waits: that is not drawn in a size that it was not made for, nor are
    notices. The app closes it when the terminal has grown. Escape does nothing: elsewhere it only
    goes back, and here that would end the app.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["leave"], "leave", "Leave", id="leave", show=False),
    ]

    class Left(Request):
        """The player wants to leave the app, and was `warned` if that loses choices."""

        def __init__(self, warned: bool) -> None:
            super().__init__()
            self.warned = warned

    warned = False

    def compose(self) -> ComposeResult:
        yield Wish(self._fill(WISH))

    def warn(self) -> None:
        """Say what would be lost."""
        self.warned = True
        wish = self.query_one(Wish)
        wish.texts = self._fill(WARNING)
        wish.refresh()

    def _fill(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(fill_keys(text, self.player_keys) for text in texts)

    def action_leave(self) -> None:
        """Ask to leave."""
        self.post_message(self.Left(self.warned))


def _fits(text: Content, width: int, height: int) -> bool:
    """Tell whether a text has room without a word that is cut in two."""
    longest = max(len(word) for word in text.plain.split())
    return longest <= width and len(text.wrap(max(width, 1))) <= height
