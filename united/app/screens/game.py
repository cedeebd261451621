"""A game on the table as it stands, and step by step while something of it is told."""

from __future__ import annotations

from textual.content import Content

from united.app.model import Card, Table
from united.app.options import Choice
from united.app.play import Play
from united.app.presenter import Beat
from united.app.screens.board import BoardScreen
from united.app.screens.teller import Teller
from united.app.widgets.hand import describe_card
from united.app.widgets.log import LogPane
from united.app.widgets.storyline import StorylinePane


class GameScreen(BoardScreen):
    """The table of a game: its position, the pending decision, the steps of a story."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.teller = Teller(self, self.settle)

    def settle(self) -> None:
        """Do what comes when a story is over: show the game as it stands."""
        self.show_position()

    def show_position(self) -> None:
        """Show the game as it stands, with its log and the pending decision."""
        table = self.play.table()
        with self.app.batch_update():
            self.show_table(table)
            self.ring.mark(())
            self.query_one(LogPane).show_lines(self.play.lines())
            decision = table.decision
            card = _card_of(table, decision.choices[0]) if decision is not None else None
            self.query_one(StorylinePane).preview(card.pool if card is not None else None)
            look = describe_card(card) if card is not None else Content()
            self.decision_panel.show(table, look, self.play.settings.keys["leave"])
        if self.focused is None:
            # What had the focus was out of sight while something was told.
            self.decision_panel.choices.focus()

    def show_beat(self, beat: Beat, title: str, told: list[str], untold: int) -> None:
        """Show a step of a story, with the board as it was then."""
        keys = self.play.settings.keys
        hint = f"{keys['next']}: next step   Enter: all of it   Speed: {self.play.settings.speed}"
        self.bring("ring")
        with self.app.batch_update():
            self.show_table(self.play.table(beat.game))
            self.query_one(LogPane).show_lines(self.play.lines(untold))
            self.ring.mark(beat.places)
            self.decision_panel.tell(title, told, hint)

    def look_closer(self, text: Content) -> None:
        """Show a closer look at what the cursor is on, unless a story is told there."""
        if not self.teller.telling:
            super().look_closer(text)

    def look_at(self, choice: Choice) -> None:
        """Show what an option is about: its Location, its card and the pool that it would give."""
        table = self.table
        if table is None or self.teller.telling:
            return
        card = _card_of(table, choice)
        self.ring.mark({choice.location, choice.origin} - {""})
        self.query_one(StorylinePane).preview(card.pool if card is not None else None)
        self.decision_panel.look(describe_card(card) if card is not None else Content())


def _card_of(table: Table, choice: Choice) -> Card | None:
    """Return the card of the hand that an option is about, None for any other option."""
    return next((one for one in table.hand if one.id == choice.card), None)
