"""A game as people have it: every choice is saved, and can be taken back and made again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from united.definitions.catalog import Catalog
from united.outside.quoting import shown_path
from united.rules.content import used_content
from united.rules.decision import Decision
from united.rules.game import Game, Moment
from united.rules.setup import GameSetup
from united.session.history import History
from united.session.journal import Journal
from united.session.opening import CatalogLoader, begin_again, choose_again
from united.session.read_save import parse_record
from united.session.record import Header, Record
from united.session.save_file import SaveFile
from united.session.saves import new_save
from united.session.statistics import record_game
from united.state.events import Event
from united.state.witness import Witness


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
        game = Game.new(setup, catalog, listen=Witness)
        packs = tuple(pack.id for pack in catalog.packs)
        header = Header(game.setup, packs, used_content(game.table, catalog), tuple(seats))
        session = cls(game, header)
        if saved:
            session._journal = Journal(partial(new_save, header))
            session._journal.begin(header, save)
        session._settle()
        return session

    @classmethod
    def open(cls, path: Path, loader: CatalogLoader) -> Session:
        """Go on with a saved game, at the point where it was left.

        Raises SaveProblem (missing, damaged, newer, in use, foreign, its pack missing).
        """
        file = SaveFile.reopen(path)
        try:
            data = file.read()
            record = parse_record(path, data)
            game, _ = begin_again(path, record, loader)
            session = cls(game, record.header, Journal(partial(new_save, record.header), file))
            for _ in choose_again(path, record, session.history.choose):
                pass
            session._go_on_after(data, record)
        except BaseException:
            file.close()
            raise
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
        """The file that the saved game is in at this moment, None if it is in none."""
        self._keep()
        return self._journal.path if self._journal else None

    @property
    def saved(self) -> bool:
        """Whether every choice so far is on the disk; what is not is tried once more first."""
        self._keep()
        return self._journal is not None and not self._journal.trouble

    @property
    def fate(self) -> str:
        """What becomes of the game if it is left at this moment, in a sentence."""
        if self.saved:
            return "The game is saved."
        what = "The last choices are" if self.path else "The game is"
        return f"{what} not saved and will be lost."

    @property
    def trouble(self) -> str:
        """Why not every choice is on the disk, without a stop; empty if all are or none need be."""
        self._keep()
        return self._journal.trouble if self._journal else ""

    @property
    def choices(self) -> tuple[str, ...]:
        """The keys of all choices that stand, in order."""
        return tuple(made.key for made in self.history.past)

    @property
    def log(self) -> tuple[tuple[str, tuple[Event, ...]], ...]:
        """What happened: first, under "", the setup, then each choice's key with its events."""
        past = ((made.key, made.events) for made in self.history.past)
        return (("", self.history.opening), *past)

    @property
    def latest(self) -> tuple[Moment, ...]:
        """What happened last, each event with the game as it was then: see `History.latest`."""
        return self.history.latest

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
        self._keep()
        notices, self._notices = tuple(self._notices), []
        return notices

    def close(self) -> None:
        """Leave the game; it is saved already. There may be notices still to be taken."""
        if self._journal:
            self._journal.close()
            self._hear()

    def _go_on_after(self, data: bytes, record: Record) -> None:
        self.history.undone.extend(record.undone)
        if record.torn:
            self._notices.append("The last line of the saved game was cut off; it is dropped")
        if self._journal:
            self._journal.continue_after(data, record)
        self._settle()

    def _save(self, entry: Mapping[str, Any]) -> None:
        if self._journal:
            self._journal.append(entry)
        self._settle()

    def _keep(self) -> None:
        """See to it that what is said to be saved is: others may have done something to it."""
        if self._journal:
            self._journal.keep()
            self._hear()

    def _settle(self) -> None:
        """Tell of trouble with the file, and count a game that is over."""
        if not self._journal:
            return
        self._hear()
        if self.game.result is not None:
            notice = record_game(self.header, self.game, self._count_kos())
            self._notices += [notice] if notice else []

    def _count_kos(self) -> int:
        told = (event.what for _, events in self.log for event in events)
        return sum(what in ("ko", "team-ko") for what in told)

    def _hear(self) -> None:
        """Pass on what the journal has to tell: trouble once, and once that it is over."""
        if not self._journal:
            return
        self._notices += self._journal.take_news()
        why = self._journal.trouble
        if why and not self._trouble_told:
            self._notices.append(f"The game goes on, but it is not being saved: {why}")
        elif self._trouble_told and not why:
            self._notices.append(f"The game is saved again, in {shown_path(self._journal.path)}")
        self._trouble_told = bool(why)
