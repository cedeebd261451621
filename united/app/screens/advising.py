"""The table of a game with all that is said of it besides: hints, reasons, what happened, what is
left undone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content

from united.app.keyboard import DEFAULT_KEYS, LAST_KEY
from united.app.model.played import PlayedGame
from united.app.model.refusals import refused_sheet
from united.app.model.story import news_of, summarize
from united.app.screens.game import GameScreen
from united.app.screens.sheet import SheetScreen
from united.app.widgets.footer import Hint
from united.rules.game import Game

HINT_SECONDS: Final = 8
"""How long a hint stays that is said in front of the table."""

FLASH: Final = 0.8
"""Seconds for which a change is lit up."""


class AdvisingScreen(GameScreen):
    """The table of a game that says why, what happened, and what could be done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            DEFAULT_KEYS["hint"], "hint", "Hint", id="hint", tooltip="What a bot would do, and why"
        ),
        Binding(
            DEFAULT_KEYS["why"], "why", "Why not", id="why", tooltip="Why the rest is not possible"
        ),
        Binding(
            DEFAULT_KEYS["again"], "again", "Tell again", id="again", tooltip="What happened last"
        ),
    ]

    def __init__(self, play: PlayedGame) -> None:
        super().__init__(play)
        self._warned: tuple[str, ...] | None = None

    def action_hint(self) -> None:
        """Say what a bot would choose, which sees no more than who is asked."""
        self.teller.finish()
        if self.play.game.result is None:
            made = self.play.session.choices
            thinking = partial(self._think, self.play.game.clone(), made)
            self.run_worker(thinking, thread=True, group="hint", exclusive=True)

    def _think(self, game: Game, made: tuple[str, ...]) -> None:
        self.call_from_worker(self._give_hint, *self.play.hint(game), made)

    def _give_hint(self, key: str, said: str, made: tuple[str, ...]) -> None:
        """Give the hint, if it is still for the question on the table."""
        if self.in_front and self.play.session.choices == made:
            self.say_in_panel("Hint", said, key)

    def warn_of_unspent(self, key: str) -> bool:
        """Say what an option would leave undone that ends the turn, once; tell whether it was."""
        made = self.play.session.choices
        unspent = self.play.unspent(key) if self._warned != made else ""
        if unspent:
            self._warned = made
            self.say_in_panel("Not yet", f"{unspent}. {LAST_KEY} once more ends the turn.", key)
        return bool(unspent)

    def say_in_panel(self, title: str, said: str, key: str) -> None:
        """Say something of an option below it; where there is no room, in front of the table."""
        self.app.clear_notifications()
        panel = self.decision_panel
        panel.point_at(key)
        if panel.has_room:
            panel.look(Content.assemble((f"{title}: ", "bold $key"), said))
        else:
            self.say(said, title=title, timeout=HINT_SECONDS)

    def say(self, text: str, **more: Any) -> None:
        """Say something in front of the table, in place of what was said before."""
        self.app.clear_notifications()
        self.app.notify(text, markup=False, **more)

    def action_why(self) -> None:
        """Say why what the board suggests is not possible."""
        decision = self.shown.position.decision if self.shown is not None else None
        if decision is not None and decision.refused and not self.teller.telling:
            self.open(SheetScreen(refused_sheet(decision)))

    def action_again(self) -> None:
        """Tell once more, from its beginning, what the board did last."""
        self.teller.finish()
        story, speed = self.play.recap, self.play.settings.speed
        if story is None:
            self.say("There is nothing to tell again")
        else:
            self.decision_panel.summarize(summarize(story))
            self.teller.begin(story, "step" if speed == "off" else speed, again=True)

    def flash(self) -> None:
        """Light up for a moment what the last choice has changed on the board."""
        events = [one.event for one in self.play.session.latest]
        touched = {event.location for event in events} - {""}
        if touched and self.play.settings.flash:
            self.ring.mark(touched, news_of(events))
            self.set_timer(FLASH, self.if_present(self._end_flash))

    def _end_flash(self) -> None:
        if not self.teller.telling:
            self.ring.mark(())

    def hints(self) -> Iterator[Hint]:
        """Yield the keys that work at the moment."""
        if self.teller.telling:
            yield from self.hint("next")
            yield Hint("Enter", "All", "screen.skip")
        else:
            session = self.play.session
            yield from self.hint("undo") if session.can_undo else ()
            yield from self.hint("redo") if session.can_redo else ()
            yield from self.hint("hint") if self.play.game.result is None else ()
            yield from self.hint("why") if self.decision_panel.refused else ()
            yield from self.hint("again") if self.play.recap is not None else ()
        yield from super().hints()
