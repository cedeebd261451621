"""A game as plain data: what it rests on and the choices made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from attrs import asdict, field, frozen

from united.outside.errors import UnitedError
from united.outside.quoting import quoted
from united.rules.plain_data import WrongData, read_data
from united.rules.setup import GameSetup
from united.version import __version__

FORMAT: Final = 1
"""The version of the form; a reader refuses a higher one."""


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
        return read_data(data, WholeGame, "the game")
    except WrongData as error:
        raise GameDataError(f"These data are no game: {error}.") from error
