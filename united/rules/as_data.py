"""A game as plain data: what it rests on and the choices made; the strict reading of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, get_args, get_origin

import cattrs
from attrs import asdict, field, frozen

from united.outside.errors import UnitedError
from united.outside.quoting import clipped, quoted
from united.rules.setup import GameSetup
from united.version import __version__

FORMAT: Final = 1
"""The version of the form; a reader refuses a higher one."""

_LONGEST_FAULT: Final = 200
"""Letters of what is wrong with data that a message shows."""


@frozen
class Basis:
    """What a game rests on: its setup, the packs, and what it uses of them.

    `content` maps what the game uses (`heroes/ID`) to its digest.
    """

    setup: GameSetup
    packs: tuple[str, ...] = ()
    content: Mapping[str, str] = field(factory=dict)
    united: str = field(default=__version__, kw_only=True)
    format: int = field(default=FORMAT, kw_only=True)


B = TypeVar("B", bound=Basis)


@frozen
class WholeGame(Basis):
    """A game: what it rests on, and the keys of all its choices."""

    choices: tuple[str, ...] = ()


class GameDataError(UnitedError, ValueError):
    """Data that are no game; the text says what is wrong with them."""


def to_data(basis: Basis) -> dict[str, Any]:
    """Return a game, or the header of one, as JSON takes it, the version of the form first."""
    data = asdict(basis, value_serializer=_as_json)
    return {"format": data.pop("format"), "united": data.pop("united"), **data}


def _as_json(_: object, __: object, value: object) -> object:
    """Return a value as reading JSON gives it: it has lists only."""
    return list(value) if isinstance(value, tuple) else value


def from_data(data: object, kind: type[B], what: str) -> B:
    """Return what data describe; `what` names them. Raises ValueError with one sentence."""
    try:
        return _CONVERTER.structure(data, kind)
    except (cattrs.BaseValidationError, TypeError, ValueError, KeyError) as error:
        found = cattrs.transform_error(error, path=what) if error else []
        raise ValueError(found[0] if found else str(error)) from error


def read_game(data: object) -> WholeGame:
    """Return the game that `to_data` made these data of. Raises GameDataError."""
    version = data.get("format") if isinstance(data, Mapping) else None
    if type(version) is not int or version < 1:
        raise GameDataError(
            "These data are no game: what `to_dict` returned is needed, with its `format`; "
            f"not {quoted(data)}."
        )
    if version > FORMAT:
        raise GameDataError(
            f"The game was written by a later version of United, in format {version}; this one "
            f"reads up to {FORMAT}: update United."
        )
    try:
        return from_data(data, WholeGame, "the game")
    except ValueError as error:
        raise GameDataError(f"These data are no game: {clipped(error, _LONGEST_FAULT)}.") from error


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
