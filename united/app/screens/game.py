"""A game on the table as it stands, and step by step while something of it is told."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from united.app.keyboard import key_name
from united.app.model.folds import Offer
from united.app.model.played import PlayedGame
from united.app.model.shown import Shown
from united.app.model.story import Beat
from united.app.screens.board import BoardScreen
from united.app.screens.teller import Teller
from united.app.widgets.log import LogPane


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
        with self.app.batch_update():
            self.show_options()
            self.query_one(LogPane).show_lines(self.play.lines())
        if self.focused is None:
            # What had the focus was out of sight while something was told.
            self.decision_panel.focus()

    def show_options(self, opened: tuple[str, ...] = ()) -> None:
        """Ask the pending decision, with some folded lines opened."""
        shown = self.play.shown(opened=opened)
        with self.app.batch_update():
            self.show_table(shown)
            self.ring.mark(())
            look = _describe(shown, shown.lines[0].offers if shown.lines else ())
            self.decision_panel.ask(shown, look, self.play.settings.keys["leave"])
            self.show_footer()

    def show_beat(self, beat: Beat, title: str, told: list[str], untold: int) -> None:
        """Show a step of a story, with the board as it was then."""
        settings = self.play.settings
        key = key_name(settings.keys["next"])
        hint = f"{key}: next step   Enter: all of it   Speed: {settings.speed}"
        self.bring("ring")
        with self.app.batch_update():
            self.show_table(self.play.shown(beat.game))
            self.query_one(LogPane).show_lines(self.play.lines(untold))
            self.ring.mark(beat.places, beat.news)
            self.decision_panel.tell(title, told, hint)
            self.show_footer()

    def look_closer(self, text: Content) -> None:
        """Show a closer look at what the cursor is on, unless a story is told there."""
        if not self.teller.telling:
            super().look_closer(text)

    def look_at(self, offers: Sequence[Offer]) -> None:
        """Show what some options are about: their Locations, and what the card of one says."""
        shown = self.shown
        if shown is None or self.teller.telling:
            return
        touched = {place for one in offers for place in (one.about.location, one.about.origin)}
        self.ring.mark(touched - {""})
        self.decision_panel.look(_describe(shown, offers))


def _describe(shown: Shown, offers: Sequence[Offer]) -> Content:
    """Return what an option costs, or what the card of the hand says that it is about."""
    found = shown.foresee(offers[0].key) if len(offers) == 1 else None
    if found is not None and found.price:
        return Content(f"Costs {found.price}.")
    card = offers[0].about.card if len(offers) == 1 else ""
    said = next((one.text for one in shown.position.hand if card and one.id == card), ())
    return Content(" ".join(said))
