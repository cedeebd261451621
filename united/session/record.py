"""What a saved game holds: its header and its choices."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime

from attrs import field, frozen

from united.outside.quoting import clipped
from united.rules.as_data import Basis
from united.rules.plain_data import read_data


def _as_names(seats: Iterable[str]) -> tuple[str, ...]:
    return tuple(clipped(seat) for seat in seats)


@frozen
class Header(Basis):
    """The first line of a saved game. `date` is when it was started, ISO 8601 in UTC.

    The names of the seats are kept as they can be shown.
    """

    seats: tuple[str, ...] = field(default=(), converter=_as_names)
    id: str = field(factory=lambda: uuid.uuid4().hex)
    date: str = field(factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))


@frozen
class Taken:
    """A choice that stands, and the line of the file that made it."""

    key: str
    line: int


@frozen
class Record:
    """A saved game as read. `undone` are keys that a redo would take, the next one last.

    `size` is how many bytes of the file are good; `torn` says that a cut-off last line follows.
    """

    header: Header
    choices: tuple[Taken, ...] = ()
    undone: tuple[str, ...] = ()
    size: int = 0
    torn: bool = False
    unended: bool = False


def header_from_data(data: object) -> Header:
    """Return the header that data describe. Raises WrongData."""
    return read_data(data, Header, "the header")
