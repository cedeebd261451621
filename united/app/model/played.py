"""A session as the table screen drives it: choices with their stories, undo across what was taken
by itself, the log, the seats. It knows nothing of Textual."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from united.app.keyboard import table_keys
from united.app.model.automation import automatic_choice
from united.app.model.consequence import say_unspent
from united.app.model.hint import hint_for
from united.app.model.log_lines import Line, read_log
from united.app.model.shown import Shown, show
from united.app.model.story import Story, tell_story
from united.app.settings import Settings
from united.definitions.option_keys import END
from united.rules.game import Game
from united.rules.position.model import THE_VILLAIN
from united.session.session import Session
from united.session.sight import Seats


class PlayedGame:
    """A game being played. `automatic` says why nobody was asked, by the choice's number from 1.

    In `practice` nothing is lost that nobody saves.
    """

    def __init__(self, session: Session, settings: Settings, *, practice: bool = False) -> None:
        self.session = session
        self.practice = practice
        self.settings = settings
        self.automatic: dict[int, str] = {}
        self._recap = tell_story(session.latest)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.session.game

    @property
    def seats(self) -> Seats:
        """Who sits at the table, with the curtain between them as the player has set it."""
        return Seats(self.session.header, self.settings.curtain)

    def shown(self, game: Game | None = None, opened: tuple[str, ...] = ()) -> Shown:
        """Return the position as the widgets show it, or that of a step of a story.

        `opened` are the steps that the player took into a folded line of options.

        With a curtain no hand is to be seen in a story, as nobody knows who sits there.
        """
        seats, unsaved = self.seats, not (self.practice or self.session.saved)
        if game is not None:
            position = seats.sight_of_all(game).position(game.position)
            return show(evolve(position, decision=None), self.session.header.seats, unsaved=unsaved)
        position = seats.sight_of_asked(self.game).position(self.game.position)
        taken = table_keys(self.settings.keys)
        seats_said = self.session.header.seats
        foresee = cache(self.game.clone().foresee)
        return show(position, seats_said, taken, opened=opened, unsaved=unsaved, foresee=foresee)

    def lines(self, untold: int = 0) -> list[Line]:
        """Return the log without the last `untold` events, as everybody may read it."""
        sight = self.seats.sight_of_all(self.game)
        lines = list(read_log(self.session.log, self.automatic, sight))
        return lines[: len(lines) - untold]

    def opening(self) -> Story | None:
        """Return what happened before the first decision, as long as nothing else has happened."""
        return self._story()

    def choose(self, key: str) -> Story | None:
        """Take an option; return what it set off if that is worth telling. Raises NotPossible."""
        in_middle = self._villain_acts
        self.session.choose(key)
        return self._story(in_middle)

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
        return steps

    def crosses_hidden(self) -> bool:
        """Tell whether an undo would go back over a hidden card that was turned up."""
        return self.session.crosses_hidden(self.undo_steps())

    def undo(self) -> None:
        """Take the last choice of the player back; hidden cards have been asked about."""
        self._undo(self.undo_steps())

    def _undo(self, steps: int) -> None:
        self.session.undo(steps, confirmed=True)
        self._recap = None
        made = len(self.session.choices)
        self.automatic = {n: why for n, why in self.automatic.items() if n <= made}

    def turn_steps(self) -> int:
        """Return how many choices lead back to where the last card was played."""
        past = self.session.history.past
        asked = (made.before.decision for made in reversed(past))
        kinds = ["" if decision is None else decision.kind for decision in asked]
        return kinds.index("play") + 1 if "play" in kinds else len(kinds)

    def undo_turn(self) -> None:
        """Take the last turn back, to the card that was played in it."""
        self._undo(self.turn_steps())

    def redo(self) -> Story | None:
        """Make the last choice that was taken back again. Raises NothingToUndo."""
        in_middle = self._villain_acts
        self.session.redo()
        return self._story(in_middle)

    def unspent(self, key: str) -> str:
        """Return what an option would leave undone that ends the turn, empty for nothing.

        It is nothing, too, where the player does not want to be told.
        """
        return say_unspent(self.game) if key == END and self.settings.unspent else ""

    def hint(self, game: Game) -> tuple[str, str]:
        """Return an option's key and what is said of it, for a clone of the game.

        It is a hint that sees what the asked seat sees.
        """
        return hint_for(game, self.seats.sight_of_asked(game))

    @property
    def recap(self) -> Story | None:
        """What the board did last, from its beginning, also across questions in its middle."""
        return None if self._recap is None else self._heard(self._recap)

    @property
    def _villain_acts(self) -> bool:
        return self.game.position.turn == THE_VILLAIN

    def _story(self, in_middle: bool = False) -> Story | None:
        """Return the story of what happened last, as everybody may hear it.

        After a question `in_middle` of the Villain's turn it goes on with the one told before.
        """
        story = tell_story(self.session.latest)
        if in_middle and self._recap is not None:
            self._recap = self._recap.followed_by(self.session.latest)
            story = story and evolve(story, title=self._recap.title)
        else:
            self._recap = story or self._recap
        return None if story is None else self._heard(story)

    def _heard(self, story: Story) -> Story:
        sight = self.seats.sight_of_all(self.game)
        beats = (evolve(beat, events=sight.events(beat.events)) for beat in story.beats)
        return evolve(story, beats=tuple(beats))
