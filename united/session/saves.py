"""The saved games of a folder: listed, named, deleted."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from attrs import frozen

from united.definitions.catalog import Catalog
from united.outside.quoting import shown_path
from united.rules.game import Game
from united.session.opening import CatalogLoader, begin_again, choose_again
from united.session.paths import saves_folder
from united.session.problems import SaveExists, SaveMissing, SaveProblem, reason_of
from united.session.read_save import read_record
from united.session.record import Header, Record
from united.session.save_file import SaveFile
from united.session.sight import Seats

SUFFIX: Final = ".jsonl"


@frozen
class Progress:
    """How far a game is: Villain turns so far, the three Missions, the end if it is over.

    `targets` are what the Missions need, `turn` says whose turn it is (`Bob's turn`).
    """

    round: int
    turn: str
    missions: tuple[int, ...]
    targets: tuple[int, ...]
    result: str | None
    why: str | None


@frozen(eq=False)
class SavedGame:
    """A saved game as a list shows it. `damaged` says why it cannot go on, empty if it can.

    `header` is None where not even the first line can be read, `progress` where it is damaged.
    """

    path: Path
    date: str
    header: Header | None = None
    choices: int = 0
    progress: Progress | None = None
    damaged: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.progress is not None and self.progress.result is not None


def list_saves(loader: CatalogLoader, folder: Path | None = None) -> list[SavedGame]:
    """Return the games of a folder (by default the usual one), newest first.

    A damaged or foreign file is listed with the reason; nothing is raised for it. Raises
    SaveMissing where there is a folder that cannot be read.
    """
    once = _cached(loader)
    games = [look_at(path, once) for path in save_files(folder)]
    return sorted(games, key=lambda game: (game.date, game.path.name), reverse=True)


def save_files(folder: Path | None = None) -> list[Path]:
    """Return the files of a folder's saved games, last played first.

    What holds nothing is no game. Raises SaveMissing where there is a folder that cannot be read.
    """
    place = folder or saves_folder()
    try:
        paths = [path for path in place.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveMissing(
            f"The folder of saved games, {shown_path(place)}, cannot be read: {reason_of(error)}"
        ) from error
    found = [(there.st_mtime, path) for path in paths if (there := _plain_state(path))]
    return [path for _, path in sorted(found, reverse=True)]


def _plain_state(path: Path) -> os.stat_result | None:
    """Return size and times of a plain file that holds something, None for anything else."""
    try:
        there = os.stat(path)
    except OSError:
        return None
    return there if stat.S_ISREG(there.st_mode) and there.st_size else None


def delete_save(path: Path) -> None:
    """Delete a saved game. Raises SaveProblem if it is in use or cannot be deleted."""
    file = SaveFile.reopen(path)
    file.close()
    try:
        if file.refusal is not None:
            # Somebody protects it.
            raise file.refusal
        path.unlink()
    except OSError as error:
        raise SaveMissing(f"{shown_path(path)} cannot be deleted: {reason_of(error)}") from error


def new_save(header: Header, data: bytes, folder: Path | None = None) -> SaveFile:
    """Make a file for a game, under a name of its own. Raises SaveProblem if it cannot be made."""
    place = folder or saves_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveMissing(
            f"{shown_path(place)} cannot be made as a folder: {reason_of(error)}"
        ) from error
    for number in count(1):
        path = place / name_save(header, number)
        # A name that no file can have does not exist either; the file says what is wrong.
        if os.path.lexists(path):
            continue
        try:
            return SaveFile.create(path, data)
        except SaveExists:
            continue
    raise AssertionError("count() does not end")


def name_save(header: Header, number: int = 1) -> str:
    """Return the name of a saved game: date, Heroes, seed, and a number from the second on."""
    date = re.sub(r"[^0-9T]", "", header.date.partition("+")[0]).replace("T", "-")
    heroes = "_".join(re.sub(r"[^a-z0-9-]", "", hero) for hero in header.setup.heroes)
    more = f"_{number}" if number > 1 else ""
    return f"{date}_{heroes[:80]}_{header.setup.seed}{more}{SUFFIX}"


def look_at(path: Path, loader: CatalogLoader) -> SavedGame:
    """Return a saved game as a list shows it; what is wrong with it is told and not raised."""
    record: Record | None = None
    try:
        record = read_record(path)
        game, _ = begin_again(path, record, loader, listen=None)
        for _ in choose_again(path, record, game.choose):
            pass
    except SaveProblem as problem:
        return _damaged(path, record, str(problem).removesuffix("."))
    return SavedGame(
        path, record.header.date, record.header, len(record.choices), _progress(game, record.header)
    )


def _damaged(path: Path, record: Record | None, why: str) -> SavedGame:
    if record is None:
        return SavedGame(path, "", damaged=why)
    return SavedGame(path, record.header.date, record.header, len(record.choices), damaged=why)


def _progress(game: Game, header: Header) -> Progress:
    position = game.position
    asked = Seats(header, curtain=False).name(game)
    return Progress(
        position.round,
        f"{asked}'s turn" if asked else position.whose_turn,
        tuple(one.done for one in position.missions),
        tuple(one.target for one in position.missions),
        position.result,
        position.why,
    )


def _cached(loader: CatalogLoader) -> CatalogLoader:
    """Load the content of the same packs only once."""

    @cache
    def load(packs: tuple[str, ...]) -> Catalog:
        return loader(packs)

    def once(packs: Sequence[str]) -> Catalog:
        return load(tuple(packs))

    return once
