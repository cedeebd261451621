"""A game on the table as it stands, and step by step while something of it is told."""

from __future__ import annotations

from textual.content import Content

from united.app.model.played import PlayedGame
from united.app.model.shown import Offer, Shown
from united.app.model.story import Beat
from united.app.screens.board import BoardScreen
from united.app.screens.teller import Teller
from united.app.widgets.hand import describe_card
from united.app.widgets.log import LogPane
from united.app.widgets.storyline import StorylinePane
from united.rules.position import Card


class GameScreen(BoardScreen):
    """The table of a game: its position, the pending decision, the steps of a story."""

    def __init__(self, play: PlayedGame) -> None:
        super().__init__()
        self.play = play
        self.teller = Teller(self, self.settle)

    def settle(self) -> None:
        """Do what comes when a story is over: show the game as it stands."""
        self.show_position()

    def show_position(self) -> None:
        """Show the game as it stands, with its log and the pending decision."""
        shown = self.play.shown()
        with self.app.batch_update():
            self.show_table(shown)
            self.ring.mark(())
            self.query_one(LogPane).show_lines(self.play.lines())
            card = _card_of(shown, shown.offers[0]) if shown.offers else None
            self.query_one(StorylinePane).preview(card.pool if card is not None else None)
            look = describe_card(card) if card is not None else Content()
            self.decision_panel.show(shown, look, self.play.settings.keys["leave"])
        if self.focused is None:
            # What had the focus was out of sight while something was told.
            self.decision_panel.choices.focus()

    def show_beat(self, beat: Beat, title: str, told: list[str], untold: int) -> None:
        """Show a step of a story, with the board as it was then."""
        keys = self.play.settings.keys
        hint = f"{keys['next']}: next step   Enter: all of it   Speed: {self.play.settings.speed}"
        self.bring("ring")
        with self.app.batch_update():
            self.show_table(self.play.shown(beat.game))
            self.query_one(LogPane).show_lines(self.play.lines(untold))
            self.ring.mark(beat.places)
            self.decision_panel.tell(title, told, hint)

    def look_closer(self, text: Content) -> None:
        """Show a closer look at what the cursor is on, unless a story is told there."""
        if not self.teller.telling:
            super().look_closer(text)

    def look_at(self, choice: Offer) -> None:
        """Show what an option is about: its Location, its card and the pool that it would give."""
        shown = self.shown
        if shown is None or self.teller.telling:
            return
        card = _card_of(shown, choice)
        self.ring.mark({choice.about.location, choice.about.origin} - {""})
        self.query_one(StorylinePane).preview(card.pool if card is not None else None)
        self.decision_panel.look(describe_card(card) if card is not None else Content())


def _card_of(shown: Shown, choice: Offer) -> Card | None:
    """Return the card of the hand that an option is about, None for any other option."""
    return next((one for one in shown.position.hand if one.id == choice.about.card), None)
