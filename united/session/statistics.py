"""Finished games on this machine, in a SQLite database: won and lost by Heroes, mode, challenge."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from attrs import frozen

from united.outside.errors import UnitedError
from united.outside.plain_files import open_plain
from united.outside.quoting import clipped, shown_path
from united.rules.game import Game
from united.session.paths import statistics_file
from united.session.problems import reason_of
from united.session.record import Header

Grouping: TypeAlias = Literal["heroes", "mode", "challenges", "villain"]
"""By what finished games are counted."""

_WAIT: Final = 2.0
"""Seconds to wait for another process that is writing."""

_TABLE: Final = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, date TEXT NOT NULL, mode TEXT NOT NULL, villain TEXT NOT NULL,
    heroes TEXT NOT NULL, challenges TEXT NOT NULL, seed TEXT NOT NULL, result TEXT NOT NULL,
    why TEXT NOT NULL, rounds INTEGER NOT NULL, kos INTEGER
)
"""

_ADDED: Final = "ALTER TABLE games ADD COLUMN kos INTEGER"
"""What databases lack that were made before KOs were counted."""

_WINS: Final = """
SELECT id, mode, villain, heroes, challenges, kos FROM games WHERE result = 'won' ORDER BY date, id
"""

_QUERY: Final = """
SELECT {columns}, SUM(result = 'won'), SUM(result = 'lost')
FROM games GROUP BY {columns} ORDER BY COUNT(*) DESC, {columns}
"""


@frozen
class Tally:
    """How many games of one kind were won and lost; `kind` has a text for each grouping."""

    kind: tuple[str, ...]
    won: int
    lost: int

    @property
    def played(self) -> int:
        """All games of this kind."""
        return self.won + self.lost


@frozen
class Win:
    """A game that was won; `kos` is None where nobody counted them."""

    id: str
    mode: str
    villain: str
    heroes: tuple[str, ...]
    challenges: tuple[str, ...]
    kos: int | None


def record_game(header: Header, game: Game, kos: int, path: Path | None = None) -> str:
    """Count a finished game with its KOs; the same saved game counts once, with its latest end.

    Returns what the player must be told if it cannot be counted, or if a damaged file had to be
    set aside, else an empty text.
    """
    setup, state = header.setup, game.state
    heroes = setup.heroes if setup.mode == "co-op" else sorted(setup.heroes)
    values = (
        header.id, header.date, setup.mode, setup.villain, " ".join(heroes),
        " ".join(sorted(setup.challenges)), str(setup.seed), state.result or "",
        state.why or "", state.round, kos,
    )  # fmt: skip
    place = path or statistics_file()
    notice = ""
    try:
        notice = _make_sound(place)
        with _database(place) as database:
            database.execute("REPLACE INTO games VALUES (?,?,?,?,?,?,?,?,?,?,?)", values)
    except (sqlite3.Error, OSError) as error:
        why = reason_of(error)
        return f"This game could not be added to the statistics in {shown_path(place)}: {why}"
    return notice


def tally(*groupings: Grouping, path: Path | None = None) -> list[Tally]:
    """Return won and lost games by all the groupings together, most played first.

    Without a grouping there is one row of all games, or none. Raises StatisticsProblem.
    """
    columns = ", ".join(groupings) or "'all'"
    rows = _ask(_QUERY.format(columns=columns), path)
    return [Tally(tuple(map(str, row[:-2])), row[-2], row[-1]) for row in rows]


def wins(path: Path | None = None) -> list[Win]:
    """Return all games that were won, the oldest first. Raises StatisticsProblem."""
    rows = _ask(_WINS, path)
    return [
        Win(id, mode, villain, tuple(heroes.split()), tuple(challenges.split()), kos)
        for id, mode, villain, heroes, challenges, kos in rows
    ]


def _ask(query: str, path: Path | None) -> list[tuple[Any, ...]]:
    place = path or statistics_file()
    if not os.path.lexists(place):
        return []
    try:
        with _database(place) as database:
            return database.execute(query).fetchall()
    except sqlite3.OperationalError as error:
        raise StatisticsProblem(f"{shown_path(place)} cannot be read: {clipped(error)}") from error
    except sqlite3.DatabaseError as error:
        raise StatisticsProblem(
            f"{shown_path(place)} is damaged, so nothing is counted here; when the next game ends "
            "it is set aside and counting begins anew"
        ) from error
    except OSError as error:
        raise StatisticsProblem(
            f"{shown_path(place)} cannot be read: {reason_of(error)}"
        ) from error


class StatisticsProblem(UnitedError):
    """The statistics cannot be read; the text says why."""


@contextlib.contextmanager
def _database(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database and keep what is done in it. Raises sqlite3.Error or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        open_plain(path, "rb").close()
    database = _connect(path)
    try:
        with database:
            yield database
    finally:
        database.close()


def _make_sound(path: Path) -> str:
    """Set a file aside that is no database; return what the player must be told of it."""
    try:
        with _database(path) as database:
            database.execute("SELECT COUNT(*) FROM games").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        aside = _set_aside(path)
        return (
            f"The statistics in {shown_path(path)} were damaged; they are kept as "
            f"{shown_path(aside)}, and counting begins anew"
        )
    return ""


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=_WAIT)
    try:
        database.execute(_TABLE)
        known = {row[1] for row in database.execute("PRAGMA table_info(games)")}
        if "kos" not in known:
            database.execute(_ADDED)
    except BaseException:
        database.close()
        raise
    return database


def _set_aside(path: Path) -> Path:
    # A damaged database may still be of use to somebody, so it is kept beside the new one.
    number = 1
    while os.path.lexists(aside := path.with_suffix(f".damaged-{number}")):
        number += 1
    return path.rename(aside)
