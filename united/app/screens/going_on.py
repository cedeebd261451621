"""A game that goes on: what a choice sets off is told, and then the next decision asked."""

from __future__ import annotations

from collections.abc import Callable

from united.app.model.played import PlayedGame
from united.app.model.story import Story, summarize
from united.app.screens.advising import AdvisingScreen
from united.app.screens.base import Request
from united.app.screens.curtain import CurtainScreen
from united.rules.game import NotPossible


class GoingOnScreen(AdvisingScreen):
    """The table of a game that goes on from one decision to the next, to its end."""

    class Ended(Request):
        """The game is over and all of it has been told."""

        def __init__(self, play: PlayedGame) -> None:
            super().__init__()
            self.play = play

    def __init__(self, play: PlayedGame, *, opening: bool = False) -> None:
        super().__init__(play)
        self._opening = opening
        self._seat = -1
        self._end_waits = False
        self._changed = False

    def on_mount(self) -> None:
        """Show the game, and tell its beginning if it has just begun."""
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self._go_on(self.play.opening() if self._opening else None)

    def go_on_by(self, act: Callable[[], Story | None]) -> None:
        """Make a choice, or make one again, and tell what it sets off."""
        self.app.clear_notifications()
        try:
            story = act()
        except NotPossible as error:
            self.say(f"{error}", severity="warning")
            return
        self._changed = True
        self._go_on(story)

    def _go_on(self, story: Story | None) -> None:
        self.notify_all()
        if story is not None:
            self.tell(story)
        else:
            self.settle()

    def notify_all(self) -> None:
        """Show what the session has to say, such as that the game is saved in another file."""
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
        self.pass_keyboard()
        self.show_position()
        if self._changed:
            self._changed = False
            self.flash()
        self._tell_end()

    def on_screen_resume(self) -> None:
        """Tell the end if it came while something else was in front."""
        if self._end_waits:
            self._tell_end()

    def _tell_end(self) -> None:
        self._end_waits = self.play.game.result is not None and not self.in_front
        if self.play.game.result is not None:
            self.post_message(self.Ended(self.play))

    def pass_keyboard(self) -> None:
        """Draw the curtain where another seat is asked than before."""
        seats, game = self.play.seats, self.play.game
        seat = seats.seat(game)
        # Where all have looked on together, the hand of who sat there before is covered again.
        if seats.drawn and seat >= 0 and seat != self._seat:
            self.open(CurtainScreen(seats.name(game)), at_once=True)
        self._seat = seat
