"""What all parts of the table have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol, runtime_checkable

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from united.app.arrange import PARTS
from united.app.model.folds import Offer
from united.app.model.sheets import Sheet
from united.app.model.shown import Shown
from united.app.pieces import clicked
from united.app.present import Present


@runtime_checkable
class Onlooker(Protocol):
    """A screen that shows more of what the cursor is on.

    It is told at once and not by a message, so that all of it changes in one frame.
    """

    def look_closer(self, text: Content) -> None:
        """Show what there is to say of the thing that the cursor or the mouse came to."""

    def look_at(self, offers: Sequence[Offer]) -> None:
        """Show what some options are about."""


class Pane(Present, Widget):
    """A part of the table: it shows a position, and tells what the player picks or looks at.

    Its id is one of PARTS, which has its name; `HELP` explains it.
    """

    HELP: ClassVar[str | None] = None

    class Picked(Message):
        """The player wants one of these options; with several the screen asks which."""

        def __init__(self, keys: tuple[str, ...]) -> None:
            super().__init__()
            self.keys = keys

    class Opened(Message):
        """The player wants to see something whole: its title and paragraphs."""

        def __init__(self, sheet: Sheet) -> None:
            super().__init__()
            self.sheet = sheet

    shown: Shown | None = None
    drawn: object = None

    def show(self, shown: Shown) -> None:
        """Show a position; where all that is drawn of it is the same, nothing is drawn again."""
        self.shown = shown
        depends = self.depends(shown)
        if depends != self.drawn:
            self.drawn = depends
            self.border_title = Content(self.heading())
            self.refresh_table(shown)

    def depends(self, shown: Shown) -> object:
        """Return all of a position that is drawn here."""
        return shown

    def heading(self) -> str:
        """Return what stands in the frame."""
        return PARTS.get(self.id or "", "")

    def refresh_table(self, shown: Shown) -> None:
        """Draw a position; most parts draw it when they are next rendered."""
        del shown
        self.refresh(layout=True)

    @property
    def onlooker(self) -> Onlooker | None:
        """The screen, if it shows more of what the cursor is on."""
        return self.screen if isinstance(self.screen, Onlooker) else None

    def say_closer(self, text: Content) -> None:
        """Tell what there is to say of the thing that the cursor came to."""
        if self.onlooker is not None:
            self.onlooker.look_closer(text)

    def dress(self, on: bool, name: str) -> None:
        """Set a class or take it away; its styles are used at once, for the next frame."""
        if on != self.has_class(name):
            self.set_class(on, name, update=False)
            self.app.stylesheet.update_nodes([self])

    def pick(self, choices: tuple[Offer, ...]) -> None:
        """Tell that the player wants one of these choices, if there are any."""
        if choices:
            self.post_message(self.Picked(tuple(one.key for one in choices)))

    def on_click(self, event: events.Click) -> None:
        """Take the option that is drawn where the mouse is."""
        keys = clicked(event.style)
        if keys:
            event.stop()
            self.post_message(self.Picked(keys))
