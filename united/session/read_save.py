"""Reading a saved game: strict line by line; a torn last line is dropped, others must be whole."""

from __future__ import annotations

from collections.abc import Sized
from pathlib import Path
from typing import Any, Final

from united.outside.json_text import BadJson, TwiceTheKey, read_json
from united.outside.plain_files import read_plain
from united.outside.quoting import clipped, shown_path
from united.rules.as_data import FORMAT
from united.rules.plain_data import WrongData
from united.session.problems import DamagedSave, NewerSave, SaveMissing, as_problem
from united.session.record import Header, Record, Taken, header_from_data

MAX_BYTES: Final = 8 * 1024 * 1024
"""No game comes near it: a choice is a line of some fifty bytes, a long game 300 of them."""


def read_record(path: Path) -> Record:
    """Return what a saved game holds.

    Raises SaveMissing, DamagedSave (which names the line) or NewerSave.
    """
    return parse_record(path, _read_bytes(path))


def parse_record(path: Path, data: bytes) -> Record:
    """Return what the bytes of a saved game say. Raises SaveProblem."""
    if not data:
        raise SaveMissing(f"{shown_path(path)} is empty; no game was saved in it")
    if len(data) > MAX_BYTES:
        raise DamagedSave(path, 1, "far too large for a saved game")
    lines = data.split(b"\n")
    last = lines.pop()
    unended = bool(last)
    if unended and _parses(last):
        lines.append(last)
        last = b""
    if not lines:
        raise DamagedSave(path, 1, "no saved game: there is no whole first line")
    header = _read_header(path, lines[0])
    trail = _Trail(path)
    for number, line in enumerate(lines[1:], start=2):
        trail.take(number, _parse(path, number, line))
    return Record(
        header,
        tuple(trail.choices),
        tuple(trail.undone),
        size=len(data) - len(last),
        torn=bool(last),
        unended=unended and not last,
    )


def _read_bytes(path: Path) -> bytes:
    with as_problem(path, "opened"):
        return read_plain(path, MAX_BYTES)


def _read_header(path: Path, line: bytes) -> Header:
    data = _parse(path, 1, line)
    version = data.get("format")
    if type(version) is not int or version < 1:
        raise DamagedSave(path, 1, "this is no saved game of United")
    if version > FORMAT:
        by = clipped(data.get("united", "unknown"), 40)
        raise NewerSave(
            f"{shown_path(path)} was saved by a later version of United "
            f"({by}); this one cannot read it: update United"
        )
    try:
        return header_from_data(data)
    except WrongData as error:
        raise DamagedSave(path, 1, str(error)) from error


class _Trail:
    """The choices that stand after all undoing and redoing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.choices: list[Taken] = []
        self.undone: list[str] = []

    def take(self, number: int, entry: dict[str, Any]) -> None:
        """Apply one line of the file."""
        match entry:
            case {"choose": str(key), **rest} if not rest:
                self.choices.append(Taken(key, number))
                self.undone.clear()
            case {"undo": int(steps)} if self._fits(entry, steps, self.choices):
                for _ in range(steps):
                    self.undone.append(self.choices.pop().key)
            case {"redo": int(steps)} if self._fits(entry, steps, self.undone):
                for _ in range(steps):
                    self.choices.append(Taken(self.undone.pop(), number))
            case _:
                raise DamagedSave(self._path, number, "this is no choice of a saved game")

    @staticmethod
    def _fits(entry: dict[str, Any], steps: int, there: Sized) -> bool:
        # True is an int too, and means no number of steps.
        return len(entry) == 1 and type(steps) is int and 0 < steps <= len(there)


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = read_json(line)
    except BadJson as error:
        raise DamagedSave(path, number, f"the line is damaged: it {error}") from error
    if not isinstance(data, dict):
        raise DamagedSave(path, number, "the line is damaged: it holds no object")
    return data


def _parses(line: bytes) -> bool:
    try:
        return isinstance(read_json(line), dict)
    except TwiceTheKey:
        # Whole, though nothing to play on with: whoever reads it says so.
        return True
    except BadJson:
        return False
