"""What a saved game holds: its header and its choices; the header's strict reading."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, get_args, get_origin

import cattrs
from attrs import asdict, field, frozen

from united import __version__
from united.outside.quoting import clipped
from united.rules.setup import GameSetup

FORMAT: Final = 1
"""The version of the file's format; a reader refuses a higher one."""


def _as_names(seats: Iterable[str]) -> tuple[str, ...]:
    return tuple(clipped(seat) for seat in seats)


@frozen
class Header:
    """The first line of a saved game. `date` is when it was started, ISO 8601 in UTC.

    `content` maps what the game uses (`heroes/ID`) to its digest, `packs` the packs. The
    names of the seats are kept as they can be shown.
    """

    setup: GameSetup
    packs: tuple[str, ...] = ()
    content: Mapping[str, str] = field(factory=dict)
    seats: tuple[str, ...] = field(default=(), converter=_as_names)
    id: str = field(factory=lambda: uuid.uuid4().hex)
    date: str = field(factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    united: str = __version__
    format: int = FORMAT


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


def header_to_data(header: Header) -> dict[str, Any]:
    """Return a header as JSON takes it, the format version first."""
    data = asdict(header)
    return {"format": data.pop("format"), "united": data.pop("united"), **data}


def header_from_data(data: object) -> Header:
    """Return the header that data describe. Raises ValueError with one sentence."""
    try:
        return _CONVERTER.structure(data, Header)
    except (cattrs.BaseValidationError, TypeError, ValueError, KeyError) as error:
        found = cattrs.transform_error(error, path="the header") if error else []
        raise ValueError(found[0] if found else str(error)) from error


def _strict(kind: type) -> Any:
    def check(value: object, _: object) -> object:
        if type(value) is not kind:
            raise ValueError(f"expected {kind.__name__}, got {value!r:.60}")
        return value

    return check


def _tuple_of_text(value: object, kind: Any) -> tuple[str, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ValueError(f"expected a list, got {value!r:.60}")
    return tuple(_strict(get_args(kind)[0])(item, None) for item in value)


def _is_tuple(kind: Any) -> bool:
    origin: object = get_origin(kind)
    return origin is tuple


def _make_converter() -> cattrs.Converter:
    # cattrs would take "3" for 3 and a text for a list of letters.
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, _strict(int))
    converter.register_structure_hook(str, _strict(str))
    converter.register_structure_hook_func(_is_tuple, _tuple_of_text)
    return converter


_CONVERTER: Final = _make_converter()
