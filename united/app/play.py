"""A session as the table screen drives it: choices with their stories, undo across what was taken
by itself, the log, the seats. It knows nothing of Textual."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from united.app.automation import automatic_choice
from united.app.keys import table_keys
from united.app.log_lines import Line, read_log
from united.app.model import Table
from united.app.presenter import Story, tell_opening, tell_story
from united.app.reading import read_table
from united.app.saved import load
from united.app.settings import Settings
from united.rules.game import Game
from united.session.session import Session


def draws_curtain(settings: Settings, seats: Sequence[str]) -> bool:
    """Tell whether hands are hidden from other seats: the player wants it, and there are some."""
    return settings.curtain and len(set(seats)) > 1


def read_replay_table(game: Game, seats: Sequence[str], *, covered: bool) -> Table:
    """Return a position of a game that is only looked at: nothing is offered.

    It is `covered` while the game goes on and has a curtain: no hand is to be seen.
    """
    table = evolve(read_table(game, seats), decision=None)
    return cover_hands(table) if covered else table


def cover_hands(table: Table) -> Table:
    """Return a position in which only the hand of the seat that is asked is to be seen."""
    asked = table.hero(table.decision.hero) if table.decision is not None else None
    seat = asked.seat if asked is not None else None
    heroes = [one if one.seat == seat else evolve(one, hand=()) for one in table.heroes]
    return evolve(table, heroes=tuple(heroes))


class Play:
    """A game being played. `automatic` says why nobody was asked, by the choice's number from 1."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self.session = session
        self.settings = settings
        self.automatic: dict[int, str] = {}

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.session.game

    def table(self, game: Game | None = None) -> Table:
        """Return the position as the widgets show it, or that of a step of a story.

        With a curtain no hand is to be seen in a story, as nobody knows who sits there.
        """
        seats = self.session.header.seats
        table = read_table(game or self.game, seats, table_keys(self.settings.keys))
        table = evolve(table, unsaved=not self.session.saved)
        if not self.has_curtain:
            return table
        return cover_hands(table if game is None else evolve(table, decision=None))

    @property
    def has_curtain(self) -> bool:
        """Whether a curtain is drawn between the seats, of which there are several."""
        return draws_curtain(self.settings, self.session.header.seats)

    def lines(self, untold: int = 0) -> list[Line]:
        """Return the log without the last `untold` events."""
        lines = list(read_log(self.session.log, self.automatic))
        return lines[: len(lines) - untold]

    def opening(self) -> Story | None:
        """Return what happened before the first decision."""
        setup = self.session.header.setup
        return tell_opening(setup, load(setup.packs))

    def choose(self, key: str) -> Story | None:
        """Take an option; return what it set off if that is worth telling. Raises NotPossible."""
        before = self.game.clone()
        self.session.choose(key)
        return tell_story(before, key)

    def take_automatic(self) -> tuple[bool, Story | None]:
        """Take the choice that nobody need be asked for, if there is one; return whether it was."""
        found = automatic_choice(self.game, self.settings.automation)
        undone = self.session.history.undone
        if found is None or (undone and undone[-1] != found[0]):
            return False, None
        key, why = found
        story = self.redo() if undone else self.choose(key)
        self.automatic[len(self.session.choices)] = why
        return True, story

    def undo_steps(self) -> int:
        """Return what one undo takes back: a choice of the player and what followed by itself."""
        made = len(self.session.choices)
        steps = 1
        while steps < made and made - steps + 1 in self.automatic:
            steps += 1
        return min(steps, made)

    def crosses_hidden(self) -> bool:
        """Tell whether an undo would go back over a hidden card that was turned up."""
        return self.session.crosses_hidden(self.undo_steps())

    def undo(self) -> None:
        """Take the last choice of the player back; hidden cards have been asked about."""
        self.session.undo(self.undo_steps(), confirmed=True)
        made = len(self.session.choices)
        self.automatic = {n: why for n, why in self.automatic.items() if n <= made}

    def redo(self) -> Story | None:
        """Make the last choice that was taken back again. Raises NothingToUndo."""
        undone = self.session.history.undone
        before, key = self.game.clone(), undone[-1] if undone else ""
        self.session.redo()
        return tell_story(before, key)

    def seat(self) -> str:
        """Return the name of the seat that is asked now, empty where there are no names."""
        decision = self.session.decision
        seats = self.session.header.seats
        if decision is None or decision.hero is None or self.game.table.solo:
            return ""
        number = self.game.table.hero_numbers[decision.hero]
        return seats[number] if number < len(seats) else ""
