"""The table in play: what the keys, the board and the mouse choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from string import ascii_letters, digits
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from united.app.keyboard import DEFAULT_KEYS, table_keys
from united.app.model.folds import Line
from united.app.screens.ask import AskScreen, PickScreen
from united.app.screens.base import Request
from united.app.screens.going_on import GoingOnScreen
from united.app.widgets.option_cursor import OptionCursor
from united.app.widgets.pane import Pane

OPTION_KEYS: Final = frozenset((*ascii_letters, *digits))
"""The keys that an option can have."""


class TableScreen(GoingOnScreen):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["undo"], "undo", "Undo", id="undo", tooltip="Take a choice back"),
        Binding(DEFAULT_KEYS["redo"], "redo", "Redo", id="redo", tooltip="Make it once more"),
        Binding(DEFAULT_KEYS["next"], "next", "Next step", id="next"),
        Binding(DEFAULT_KEYS["leave"], "leave", "Leave the game", id="leave"),
        Binding("enter", "skip", "Skip all steps", show=False, priority=True),
    ]

    class Left(Request):
        """The player wants to leave the game."""

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for; while something is told, the key of an option only ends that.

        Undo and redo are here too, so that they come before the keys of a part in focus.
        """
        if isinstance(self.focused, Input):
            return
        act = self._meaning_of(event)
        if act is None:
            return
        event.stop()
        event.prevent_default()
        if self.in_front:
            act()

    def _meaning_of(self, event: events.Key) -> Callable[[], None] | None:
        keys = self.play.settings.keys
        pressed = "space" if event.key == "space" else event.character
        if pressed in (keys["undo"], keys["redo"]):
            return self.action_undo if pressed == keys["undo"] else self.action_redo
        if self.teller.telling:
            ends = pressed in OPTION_KEYS and pressed not in table_keys(keys)
            return self.teller.finish if ends else None
        lines = self.decision_panel.lines if event.character else ()
        line = next((one for one in lines if one.hotkey == event.character), None)
        return partial(self.take_line, line) if line is not None else None

    def take_line(self, line: Line) -> None:
        """Take the option of a line; open one that is folded, and go back by one without any."""
        opened = self.shown.opened if self.shown is not None else ()
        if line.offer is not None:
            self.take(line.offer.key)
        else:
            self.show_options((*opened, line.step) if line.folded else opened[:-1])

    def on_option_cursor_unfolded(self, event: OptionCursor.Unfolded) -> None:
        """Open a folded line of options, or go back from one."""
        event.stop()
        if self.in_front and event.line in self.decision_panel.lines:
            self.take_line(event.line)

    def action_back(self) -> None:
        """Go back from an opened line of options; else as on every table."""
        opened = self.shown.opened if self.shown is not None else ()
        if opened and self.focused is self.decision_panel:
            self.show_options(opened[:-1])
        else:
            super().action_back()

    def on_pane_picked(self, event: Pane.Picked) -> None:
        """Take what was picked on the board; ask which where it can mean several things."""
        event.stop()
        if not self.in_front:
            return
        offers = self.shown.offers if self.shown is not None else ()
        choices = [one for one in offers if one.key in event.keys]
        if self.teller.telling:
            self.teller.finish()
        elif len(choices) == 1:
            self.take(choices[0].key)
        elif choices:
            self.open(PickScreen(choices), self._take_picked)

    def _take_picked(self, key: str | None) -> None:
        if key:
            self.take(key)

    def take(self, key: str) -> None:
        """Take an option and tell what it sets off; say first what a turn's end leaves undone."""
        if not self.warn_of_unspent(key):
            self.go_on_by(lambda: self.play.choose(key))

    def action_next(self) -> None:
        """Show the next step of what is told."""
        self.teller.step()

    def action_skip(self) -> None:
        """End what is told at once; where that has just ended, do nothing."""
        self.teller.finish()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let Enter skip only while something is told, or was until a moment ago."""
        del parameters
        if action not in ("skip", "next"):
            return True
        return self.teller.telling or (action == "skip" and self.teller.just_ended)

    def action_undo(self) -> None:
        """Take the last choice back; ask first if a hidden card was turned up since."""
        self.teller.finish()
        if not self.play.session.can_undo:
            self.say("There is nothing to take back")
        elif self.play.crosses_hidden():
            question = "A hidden card was turned up since. Take the choice back all the same?"
            self.open(AskScreen(question, "Take it back", "Keep it"), self._undo_asked)
        else:
            self._undo_asked(True)

    def _undo_asked(self, agreed: bool | None) -> None:
        if agreed:
            self.app.clear_notifications()
            self.play.undo()
            self._show_undone()

    def _show_undone(self) -> None:
        self.decision_panel.summarize("")
        self.notify_all()
        self.pass_keyboard()
        self.show_position()

    def take_turn_back(self) -> None:
        """Take the last turn back, to the card that was played in it."""
        self.play.undo_turn()
        self._show_undone()

    def action_redo(self) -> None:
        """Make the last choice that was taken back again."""
        self.teller.finish()
        if self.play.session.can_redo:
            self.go_on_by(self.play.redo)
        else:
            self.say("There is nothing to make again")

    def action_leave(self) -> None:
        """Leave the game; from its end go back to what is next."""
        self.teller.finish()
        if self.play.game.result is not None:
            self.post_message(self.Ended(self.play))
        else:
            self.post_message(self.Left())
