"""The table in play: it asks the pending decision, and tells what the choice set off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from string import ascii_letters, digits
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from united.app.keyboard import DEFAULT_KEYS, table_keys
from united.app.model.played import PlayedGame
from united.app.model.shown import Offer
from united.app.model.story import Story, summarize
from united.app.screens.ask import AskScreen, PickScreen
from united.app.screens.base import Request
from united.app.screens.curtain import CurtainScreen
from united.app.screens.game import GameScreen
from united.app.widgets.pane import Pane
from united.rules.game import Game, NotPossible

OPTION_KEYS: Final = frozenset((*ascii_letters, *digits))
"""The keys that an option can have."""

HINT_SECONDS = 8
"""How long a hint stays."""


class TableScreen(GameScreen):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            DEFAULT_KEYS["undo"], "undo", "Undo", id="undo", tooltip="Take the last choice back"
        ),
        Binding(
            DEFAULT_KEYS["redo"],
            "redo",
            "Redo",
            id="redo",
            tooltip="Make the choice that was taken back again",
        ),
        Binding(
            DEFAULT_KEYS["hint"],
            "hint",
            "Hint",
            id="hint",
            tooltip="What a bot would choose, and why",
        ),
        Binding(DEFAULT_KEYS["next"], "next", "Next step", id="next"),
        Binding(DEFAULT_KEYS["leave"], "leave", "Leave the game", id="leave"),
        Binding("enter", "skip", "Skip all steps", show=False, priority=True),
    ]

    class Ended(Request):
        """The game is over and all of it has been told."""

        def __init__(self, play: PlayedGame) -> None:
            super().__init__()
            self.play = play

    class Left(Request):
        """The player wants to leave the game."""

    def __init__(self, play: PlayedGame, *, opening: bool = False) -> None:
        super().__init__(play)
        self._opening = opening
        self._seat = -1
        self._end_waits = False

    def on_mount(self) -> None:
        """Show the game, and tell its beginning if it has just begun."""
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self._go_on(self.play.opening() if self._opening else None)

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for; while something is told, the key of an option only ends that.

        Undo and redo are here too, so that keys typed ahead are all taken in the order they came.
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
        choice = self._choice_of(event.character)
        return partial(self.take, choice.key) if choice is not None else None

    def _choice_of(self, character: str | None) -> Offer | None:
        choices = self.decision_panel.choices.choices
        return next((one for one in choices if character and one.hotkey == character), None)

    def on_pane_picked(self, event: Pane.Picked) -> None:
        """Take what was picked on the board; ask which where it can mean several things."""
        event.stop()
        if not self.in_front:
            return
        choices = [one for one in self.decision_panel.choices.choices if one.key in event.keys]
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
        """Take an option and tell what it sets off."""
        self._act(lambda: self.play.choose(key))

    def _act(self, act: Callable[[], Story | None]) -> None:
        self.app.clear_notifications()
        try:
            story = act()
        except NotPossible as error:
            self._say(f"{error}", severity="warning")
            return
        self._go_on(story)

    def _go_on(self, story: Story | None) -> None:
        self._notify()
        if story is not None:
            self.tell(story)
        else:
            self.settle()

    def _notify(self) -> None:
        for notice in self.play.session.take_notices():
            self.app.notify(notice, severity="warning", timeout=15, markup=False)

    def tell(self, story: Story) -> None:
        """Tell a story step by step, then go on; its summary stays."""
        self.decision_panel.summarize(summarize(story))
        self.teller.begin(story, self.play.settings.speed)

    def settle(self) -> None:
        """Take what needs no player; else show the position and ask."""
        taken, story = self.play.take_automatic()
        if taken:
            self._go_on(story)
            return
        self._pass_keyboard()
        self.show_position()
        self._tell_end()

    def on_screen_resume(self) -> None:
        """Tell the end if it came while something else was in front."""
        if self._end_waits:
            self._tell_end()

    def _tell_end(self) -> None:
        self._end_waits = self.play.game.result is not None and not self.in_front
        if self.play.game.result is not None:
            self.post_message(self.Ended(self.play))

    def _pass_keyboard(self) -> None:
        """Draw the curtain where another seat is asked than before."""
        seats, game = self.play.seats, self.play.game
        seat = seats.seat(game)
        # Where all have looked on together, the hand of who sat there before is covered again.
        if seats.drawn and seat >= 0 and seat != self._seat:
            self.open(CurtainScreen(seats.name(game)), at_once=True)
        self._seat = seat

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
            self._say("There is nothing to take back")
        elif self.play.crosses_hidden():
            question = "A hidden card was turned up since. Take the choice back all the same?"
            self.open(AskScreen(question, "Take it back", "Keep it"), self._undo_asked)
        else:
            self._undo_asked(True)

    def _undo_asked(self, agreed: bool | None) -> None:
        if agreed:
            self.app.clear_notifications()
            self.play.undo()
            self.decision_panel.summarize("")
            self._notify()
            self._pass_keyboard()
            self.show_position()

    def action_redo(self) -> None:
        """Make the last choice that was taken back again."""
        self.teller.finish()
        if self.play.session.can_redo:
            self._act(self.play.redo)
        else:
            self._say("There is nothing to make again")

    def action_hint(self) -> None:
        """Say what a bot would choose, which sees no more than who is asked."""
        self.teller.finish()
        if self.play.game.result is None:
            made = self.play.session.choices
            thinking = partial(self._think, self.play.game.clone(), made)
            self.run_worker(thinking, thread=True, group="hint", exclusive=True)

    def _think(self, game: Game, made: tuple[str, ...]) -> None:
        self.call_from_worker(self._give_hint, self.play.hint(game), made)

    def _give_hint(self, said: str, made: tuple[str, ...]) -> None:
        """Give the hint, if it is still for the question on the table."""
        if self.in_front and self.play.session.choices == made:
            self._say(said, title="Hint", timeout=HINT_SECONDS)

    def _say(self, text: str, **more: Any) -> None:
        """Say something in place of what was said before."""
        self.app.clear_notifications()
        self.app.notify(text, markup=False, **more)

    def action_leave(self) -> None:
        """Leave the game; from its end go back to what is next."""
        self.teller.finish()
        if self.play.game.result is not None:
            self.post_message(self.Ended(self.play))
        else:
            self.post_message(self.Left())
