"""A game as people have it: every choice is saved, and can be taken back and made again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from united.definitions.catalog import Catalog
from united.rules.decision import Decision
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.content import used_content
from united.session.history import History
from united.session.journal import Journal
from united.session.opening import CatalogLoader, begin_again, choose_again
from united.session.problems import SaveProblem
from united.session.reading import parse_record
from united.session.record import Header
from united.session.saves import new_journal
from united.session.statistics import record_game
from united.state.events import Event


class Session:
    """A game with undo and, unless it is played without one, a saved game that follows it.

    `seats` of the header name who plays which Hero. What the player must be told besides, such as
    that saving has failed, waits in `take_notices`.
    """

    def __init__(self, game: Game, header: Header, journal: Journal | None = None) -> None:
        self.header = header
        self.history = History(game)
        self._journal = journal
        self._notices: list[str] = []
        self._trouble_told = False

    @classmethod
    def start(
        cls,
        setup: GameSetup,
        catalog: Catalog,
        *,
        save: Path | None = None,
        seats: Sequence[str] = (),
        saved: bool = True,
    ) -> Session:
        """Begin a game. It is saved in `save`, else under a new name; not at all if not `saved`.

        Raises SetupError; SaveProblem if `save` is given and no new file can be made there. Where
        the usual folder cannot be written the game begins all the same, with a notice.
        """
        game = Game.new(setup, catalog)
        packs = tuple(pack.id for pack in catalog.packs)
        header = Header(setup, packs, used_content(game.table, catalog), tuple(seats))
        session = cls(game, header)
        if saved:
            session._begin_journal(save)
        session._settle()
        return session

    @classmethod
    def open(cls, path: Path, loader: CatalogLoader) -> Session:
        """Go on with a saved game, at the point where it was left.

        Raises SaveProblem (missing, damaged, newer, in use, foreign), and what the loader raises.
        """
        journal = Journal.reopen(path)
        try:
            record = parse_record(path, journal.read())
            game, _ = begin_again(path, record, loader)
            session = cls(game, record.header, journal)
            for _ in choose_again(path, record, session.history.choose):
                pass
        except BaseException:
            journal.close()
            raise
        session.history.undone.extend(record.undone)
        if record.torn:
            session._notices.append("The last line of the saved game was cut off; it is dropped")
        journal.continue_after(record)
        session._settle()
        return session

    @property
    def game(self) -> Game:
        """The game as it stands; another object after an undo."""
        return self.history.game

    @property
    def decision(self) -> Decision | None:
        """What is being asked; None when the game is over."""
        return self.game.decision

    @property
    def path(self) -> Path | None:
        """The file of the saved game, None if the game is not saved."""
        return self._journal.path if self._journal else None

    @property
    def saved(self) -> bool:
        """Whether every choice so far is on the disk."""
        return self._journal is not None and not self._journal.trouble

    @property
    def choices(self) -> tuple[str, ...]:
        """The keys of all choices that stand, in order."""
        return tuple(moment.key for moment in self.history.past)

    @property
    def log(self) -> tuple[tuple[str, tuple[Event, ...]], ...]:
        """What happened: first, under "", the setup, then each choice's key with its events."""
        past = ((moment.key, moment.events) for moment in self.history.past)
        return (("", self.history.opening), *past)

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a choice to make again."""
        return bool(self.history.undone)

    def choose(self, key: str) -> tuple[Event, ...]:
        """Take the option with this key, save that, and return what happened.

        Raises NotPossible.
        """
        events = self.history.choose(key)
        self._save({"choose": key})
        return events

    def crosses_hidden(self, steps: int = 1) -> bool:
        """Tell whether an undo would need to be confirmed (J4). Raises NothingToUndo."""
        return self.history.crosses_hidden(steps)

    def undo(self, steps: int = 1, *, confirmed: bool = False) -> None:
        """Take back the last choices. Raises NothingToUndo; CrossesHidden if not `confirmed`."""
        self.history.undo(steps, confirmed=confirmed)
        self._save({"undo": steps})

    def redo(self, steps: int = 1) -> tuple[Event, ...]:
        """Make choices again that were taken back; return what happened. Raises NothingToUndo."""
        events = self.history.redo(steps)
        self._save({"redo": steps})
        return events

    def take_notices(self) -> tuple[str, ...]:
        """Return what the player must be told, each sentence once."""
        notices, self._notices = tuple(self._notices), []
        return notices

    def close(self) -> None:
        """Leave the game; it is saved already."""
        if self._journal:
            self._journal.close()

    def _begin_journal(self, save: Path | None) -> None:
        try:
            self._journal = Journal.create(save, self.header) if save else new_journal(self.header)
        except SaveProblem as problem:
            if save:
                raise
            self._trouble(str(problem))

    def _save(self, entry: Mapping[str, Any]) -> None:
        if self._journal:
            self._journal.append(entry)
        self._settle()

    def _settle(self) -> None:
        """Tell of trouble with the file, and count a game that is over."""
        if not self._journal:
            return
        if self._journal.trouble:
            self._trouble(f"{self._journal.path} cannot be written: {self._journal.trouble}")
        if self.game.result is not None:
            notice = record_game(self.header, self.game)
            self._notices += [notice] if notice else []

    def _trouble(self, why: str) -> None:
        if not self._trouble_told:
            self._trouble_told = True
            self._notices.append(f"The game goes on, but it is not being saved: {why}")
