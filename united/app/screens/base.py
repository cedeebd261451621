"""What all screens have in common: how they open and close, and that they stand any size.

Textual cannot wrap a text in no cells at all, as it would have to in a terminal of a few columns,
where `TooSmallScreen` is on top but the screens below it are laid out too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from textual import events, screen
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette, SearchIcon
from textual.geometry import Size
from textual.layout import DockArrangeResult
from textual.message import Message
from textual.widgets import Input

from united.app.arrange import SMALLEST
from united.app.glyphs import CURRENT
from united.app.keyboard import DEFAULT_KEYS
from united.app.present import AnyScreen, Present
from united.app.widgets.listed import Listed

Result = TypeVar("Result")


def _at_least(size: Size) -> Size:
    return Size(max(size.width, SMALLEST.width), max(size.height, SMALLEST.height))


class Request(Message):
    """What a screen asks of the app, which passes over one whose screen is not in front by then.

    A key that was pressed twice asks twice, and the first time may have led to another screen.
    """

    asking: OpenScreen | None = None

    @property
    def is_late(self) -> bool:
        """Whether the screen that asks is no longer in front."""
        return self.asking is not None and not self.asking.in_front


@runtime_checkable
class Watchful(Protocol):
    """An app that asks for a larger terminal where it is too small."""

    def mind_size(self) -> None:
        """Put that question in front, or take it away."""


class OpenScreen(Present, AnyScreen):
    """A screen that opens others and closes itself only while it is in front.

    There is no other way to open and close, so that whoever asks twice is heard once. A binding
    with a `tooltip` is listed in the palette too, which says that beside its description.
    """

    @property
    def player_keys(self) -> Mapping[str, str]:
        """The player's key for each command."""
        settings = getattr(self.app, "settings", None)
        keys: Mapping[str, str] = DEFAULT_KEYS if settings is None else settings.keys
        return keys

    @property
    def leave_key(self) -> str:
        """The player's key that leaves a screen, as Escape does."""
        return self.player_keys["leave"]

    @property
    def in_front(self) -> bool:
        """Whether this is the screen that the keys are for."""
        return self.app.screen_stack[-1:] == [self]

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close this screen with a result; do nothing where it is not in front, or the first."""
        if self.in_front and len(self.app.screen_stack) > 1:
            return super().dismiss(result)
        return AwaitComplete()

    def open(
        self,
        other: screen.Screen[Result],
        answered: Callable[[Result | None], None] | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        """Open another screen; its result goes to `answered` if this screen is still there then.

        Where this screen is not in front nothing is done, unless the other must come `at_once`.
        """
        if self.in_front or (at_once and self.is_present):
            self.app.push_screen(other, None if answered is None else self.if_present(answered))

    async def _dispatch_message(self, message: Message) -> None:
        if not self._is_outdated(message):
            await super()._dispatch_message(message)

    def _is_outdated(self, message: Message) -> bool:
        """Tell whether a message speaks of a size that the terminal no longer has."""
        if isinstance(message, events.Resize):
            # Of two sizes that wait, Textual would lay a screen out for one and the other for
            # ever: each time the screen tells itself of the size that it has got.
            return message.size != self.app.size
        if isinstance(message, events.Click):
            # Textual's palette asks what was clicked, and fails where nothing is any more.
            return not any(self.get_widgets_at(message.screen_x, message.screen_y))
        return False

    def post_message(self, message: Message) -> bool:
        """Send a message on its way; what is asked of the app is asked by this screen."""
        if isinstance(message, Request):
            message.asking = self
        return super().post_message(message)

    def on_screen_resume(self) -> None:
        """See to it that what is to be seen fits into the terminal."""
        if isinstance(self.app, Watchful):
            self.app.mind_size()


class Screen(OpenScreen, screen.Screen[Result]):
    """A screen that is laid out for the smallest size there is, or more; the rest is cut off."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class ModalScreen(OpenScreen, screen.ModalScreen[Result]):
    """The same for a screen in front of another; the app's keys, such as help, do nothing there."""

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)


class FoundCommands(CommandList, Listed):
    """The commands that fit what was typed, which change while a click is on its way."""


class Palette(OpenScreen, CommandPalette):
    """The same for the list of all commands; nothing blinks in it, and its sign is a plain one."""

    def __init__(self) -> None:
        # Without the usual id: one that is still going may be there beside one that comes.
        super().__init__(placeholder="Words of a command   Esc closes")

    def compose(self) -> ComposeResult:
        for part in super().compose():
            yield FoundCommands() if isinstance(part, CommandList) else part

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close, and look for no more commands."""
        self._cancel_gather_commands()
        return super().dismiss(result)

    def on_mount(self) -> None:
        """Dress the line to type in."""
        for line in self.query(Input):
            line.cursor_blink = False
        for icon in self.query(SearchIcon):
            icon.icon = CURRENT

    def arrange(self, size: Size, optimal: bool = False) -> DockArrangeResult:
        """Return where each part stands."""
        return super().arrange(_at_least(size), optimal)
