"""A saved game to look at: every position it went through, one for each choice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from attrs import frozen

from united.rules.game import Game
from united.session.history import History
from united.session.opening import CatalogLoader, begin_again, choose_again
from united.session.read_save import read_record
from united.session.record import Header
from united.state.events import Event

_HERO_TURNS: Final = ("turn", "team-turn")
_VILLAIN_TURNS: Final = ("villain-turn",)


@frozen(eq=False)
class Stop:
    """Where a replay can stop: the game, the key of the choice that led to it, what happened.

    The key is empty where no choice led there.
    """

    game: Game
    key: str
    events: tuple[Event, ...]

    def tells(self, *what: str) -> bool:
        """Tell whether one of these kinds of events led to this stop."""
        return any(event.what in what for event in self.events)


@frozen(eq=False)
class Replay:
    """All stops of a saved game, from the first decision (number 0) to the last one.

    `turns` and `villain_turns` are the numbers of the stops at which one has begun; `torn`
    says that a cut-off last line was dropped.
    """

    header: Header
    stops: tuple[Stop, ...]
    torn: bool = False

    @classmethod
    def open(cls, path: Path, loader: CatalogLoader) -> Replay:
        """Read a saved game, even one in use. Raises SaveProblem."""
        record = read_record(path)
        game, _ = begin_again(path, record, loader)
        history = History(game)
        for _ in choose_again(path, record, history.choose):
            pass
        return cls.of(history, record.header, torn=record.torn)

    @classmethod
    def of(cls, history: History, header: Header, *, torn: bool = False) -> Replay:
        """Return all stops of a game that has been played."""
        befores = [*(made.before for made in history.past), history.game]
        led = [("", history.opening), *((one.key, one.events) for one in history.past)]
        stops = (
            Stop(before, key, events) for before, (key, events) in zip(befores, led, strict=True)
        )
        return cls(header, tuple(stops), torn)

    @property
    def turns(self) -> tuple[int, ...]:
        """The stops at which a Hero's (or the team's) turn has begun."""
        return self._where(*_HERO_TURNS)

    @property
    def villain_turns(self) -> tuple[int, ...]:
        """The stops at which a Villain turn has happened."""
        return self._where(*_VILLAIN_TURNS)

    def _where(self, *what: str) -> tuple[int, ...]:
        return tuple(n for n, stop in enumerate(self.stops) if stop.tells(*what))
