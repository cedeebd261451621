"""The saved game while it is being played: each choice is appended and on the disk at once.

Lines are only ever added: an undo is a line too, so nothing that was played is lost. Where others
take the file away or change it, or it takes no more, the whole game is written anew and that file
is left alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeAlias

from united.outside.quoting import shown_path
from united.rules.as_data import to_data
from united.session.problems import SaveExists, SaveMissing, SaveProblem, reason_of
from united.session.record import Header, Record
from united.session.save_file import SaveFile

Maker: TypeAlias = Callable[[bytes], SaveFile]
"""How a game without a file gets one that holds these bytes. Raises SaveProblem."""


class Journal:
    """The lines of a game and the file that they are in.

    `trouble` says why the last lines are not on the disk, empty if they are; they are kept, and
    tried again with the next one and whenever `keep` is called.
    """

    def __init__(self, make: Maker, file: SaveFile | None = None) -> None:
        self.trouble = ""
        self._make = make
        self._file = file
        self._waiting: list[bytes] = []
        self._news: list[str] = []
        self._lost = False
        self._closed = False

    @property
    def path(self) -> Path | None:
        """Where the game is, None where it is in no file."""
        return self._file.path if self._file and not self._lost else None

    def begin(self, header: Header, path: Path | None = None) -> None:
        """Write the first line of a new game, to `path` or where such games go.

        Raises SaveProblem if it cannot be begun at `path`; elsewhere that is `trouble`.
        """
        line = _line(to_data(header))
        if path is not None:
            self._file = SaveFile.create(path, line)
        else:
            self._waiting.append(line)
            self.keep()

    def continue_after(self, data: bytes, record: Record) -> None:
        """Go on after the good lines of what was read; a torn last line is cut off."""
        if self._file is None:
            raise ValueError("there is no file to go on with")
        self._file.keep(data, record.size)
        if record.torn or record.unended:
            self._waiting.append(b"\n" if record.unended else b"")
        self.keep()

    def append(self, entry: Mapping[str, Any]) -> None:
        """Write one line and wait until it is on the disk."""
        self._waiting.append(_line(entry))
        self.keep()

    def keep(self) -> bool:
        """See to it that all lines are in the file at `path`; return whether they are.

        When the journal is closed it stays with what was so then.
        """
        if self._closed:
            return not self.trouble
        try:
            if self._file is None:
                self._file = self._make(b"".join(self._waiting))
            else:
                self._keep_in(self._file)
        except SaveProblem as problem:
            self.trouble = str(problem)
        else:
            self._waiting.clear()
            self.trouble = ""
        return not self.trouble

    def take_news(self) -> list[str]:
        """Return what became of the file, in sentences, each once."""
        news, self._news = self._news, []
        return news

    def close(self) -> None:
        """Keep all lines if that can be done, close the file and let others have it."""
        self.keep()
        self._closed = True
        if self._file:
            self._file.close()

    def _keep_in(self, file: SaveFile) -> None:
        fault = file.fault()
        self._lost = bool(fault)
        if fault:
            self._write_anew(file, f"was {fault} by somebody else")
        elif self._waiting:
            self._add_to(file)

    def _add_to(self, file: SaveFile) -> None:
        try:
            file.add(b"".join(self._waiting))
        except (OSError, ValueError) as error:
            why = f"cannot be written: {reason_of(error)}"
            try:
                # Its folder, or the usual one, may take what this file does not.
                self._write_anew(file, why)
            except SaveProblem:
                raise SaveMissing(f"{shown_path(file.path)} {why}") from error

    def _write_anew(self, old: SaveFile, why: str) -> None:
        whole = b"".join([old.held, *self._waiting])
        try:
            new = _beside(old.path, whole)
        except SaveProblem:
            # Its folder may be gone, or hold no more.
            new = self._make(whole)
        old.close()
        self._file, self._lost = new, False
        where = "there once more" if new.path == old.path else f"anew in {shown_path(new.path)}"
        self._news.append(f"{shown_path(old.path)} {why}; the whole game is saved {where}")


def _line(entry: Mapping[str, Any]) -> bytes:
    text = json.dumps(entry, ensure_ascii=False, separators=(", ", ": "))
    return f"{text}\n".encode("utf-8", "backslashreplace")


def _beside(path: Path, data: bytes) -> SaveFile:
    """Make the file under its own name or, where something is there, under one like it."""
    for free in _names_like(path):
        try:
            return SaveFile.create(free, data)
        except SaveExists:
            continue
    raise AssertionError("the names do not end")


def _names_like(path: Path) -> Iterator[Path]:
    numbered = (path.with_name(f"{path.stem}_{number}{path.suffix}") for number in count(2))
    return (one for one in chain((path,), numbered) if not os.path.lexists(one))
