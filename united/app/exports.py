"""What a player takes out of the app: log, saved game, seed, a picture of the screen."""

from __future__ import annotations

import os
from functools import partial
from io import StringIO
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App

from united.app import later
from united.app.on_table import OnTable
from united.outside.plain_files import read_plain
from united.outside.quoting import quoted, shown_path
from united.session.paths import data_folder
from united.session.problems import reason_of
from united.session.read_save import MAX_BYTES

if TYPE_CHECKING:
    from united.session.record import Header


class Exports:
    """Writes new files and nothing else, and in a browser none at all."""

    def __init__(self, app: App[Any], table: OnTable) -> None:
        self._app = app
        self._table = table

    def ask_for_log(self) -> None:
        """Ask where the log goes, and write it there; a browser keeps it itself."""
        play = self._table.play
        if play is None:
            return
        name = f"{_stem(play.session.header)}-log.txt"
        text = later.as_text(play.lines())
        if self._app.is_web:
            self._hand_over(StringIO(text), name)
        else:
            self._ask_name("Save the log as", name, text.encode())

    def ask_for_journal(self) -> None:
        """Ask where a copy of the saved game goes, and write it; a browser keeps it itself."""
        play = self._table.play
        source = play.session.path if play is not None else None
        if play is None or source is None:
            self._app.notify("This game is not being saved, so there is no journal", markup=False)
            return
        name = f"{_stem(play.session.header)}-journal.jsonl"
        if self._app.is_web:
            self._hand_over(source, name)
            return
        try:
            data = read_plain(source, MAX_BYTES)
        except OSError as error:
            self._warn(f"{shown_path(source)} cannot be read: {reason_of(error)}")
        else:
            self._ask_name("Save the journal as", name, data)

    def ask_for_picture(self) -> None:
        """Ask where a picture of the screen goes, and write it; a browser keeps it itself."""
        picture, name = self._app.export_screenshot(), "united-screen.svg"
        if self._app.is_web:
            self._hand_over(StringIO(picture), name)
        else:
            self._ask_name("Save the picture as", name, picture.encode())

    def _ask_name(self, question: str, name: str, data: bytes) -> None:
        place = str(_free(exports_folder() / name))
        asking = later.TypeScreen(question, place, enter="saves")
        self._app.push_screen(asking, partial(self._write_new, data))

    def _hand_over(self, text: Path | StringIO, name: str) -> None:
        """Give a text to the browser of a visitor, who must not choose files on the server."""
        try:
            self._app.deliver_text(text, save_filename=name, mime_type="text/plain")
        except OSError as error:
            self._warn(f"{shown_path(name)} cannot be read: {reason_of(error)}")

    def _write_new(self, data: bytes, name: str | None) -> None:
        """Write a new file, whole or not at all; nothing is ever written over."""
        if not name or not name.strip():
            return
        try:
            path = Path(name.strip()).expanduser()
            write_new(path, data)
        except FileExistsError:
            self._warn(
                f"{shown_path(name)} is there already and is not overwritten; give another name"
            )
        except OSError as error:
            self._warn(f"{shown_path(name)} cannot be written: {reason_of(error)}")
        except (ValueError, RuntimeError):
            self._warn(f"{quoted(name)} is no name of a file")
        else:
            self._app.notify(f"Saved as {shown_path(path)}", timeout=15, markup=False)

    def _warn(self, text: str) -> None:
        self._app.notify(text, severity="warning", timeout=15, markup=False)

    def copy_seed(self) -> None:
        """Copy the seed of the game on the table."""
        play = self._table.play
        if play is not None:
            seed = play.session.header.setup.seed
            self._app.copy_to_clipboard(str(seed))
            self._app.notify(f"Seed {seed} copied", markup=False)


def exports_folder() -> Path:
    """Return the folder for what a player takes out of games, unless told another place."""
    return data_folder() / "exports"


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet; where it cannot be written whole nothing is left of it.

    Raises FileExistsError, OSError, or ValueError for what can be no name.
    """
    if path.parent == exports_folder() and not path.parent.exists():
        path.parent.mkdir(parents=True)
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def _stem(header: Header) -> str:
    return f"united-{header.date[:10]}-{header.setup.seed}"


def _free(path: Path) -> Path:
    """Return a path, or that with a number where there is such a file already."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(one for one in chain((path,), numbered) if not os.path.exists(one))
