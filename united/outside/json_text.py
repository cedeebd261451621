"""Reading JSON that strangers wrote: strictly, so that it means one thing only."""

from __future__ import annotations

import json
from typing import Any, Final

from united.outside.errors import UnitedError
from united.outside.quoting import quoted

_MOST_DIGITS: Final = 400
"""Digits of a whole number that is read: more are in no number that anybody means."""


class BadJson(UnitedError, ValueError):
    """A text that is no JSON; the text says why, to stand behind a subject such as "the line"."""


class TwiceTheKey(BadJson):
    """An object has a key twice, so that two readers could take it for two things."""


def read_json(text: str | bytes) -> Any:
    """Return what a text of JSON says. Raises BadJson."""
    try:
        return json.loads(
            text, object_pairs_hook=_as_object, parse_int=_as_int, parse_constant=_refuse
        )
    except BadJson:
        raise
    except RecursionError as error:
        raise BadJson("is nested too deep") from error
    except ValueError as error:
        raise BadJson("is no JSON") from error


def _as_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise TwiceTheKey(f"has the key {quoted(key)} twice; each stands once")
        found[key] = value
    return found


def _as_int(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise BadJson(f"has a number of {len(digits)} digits, {_MOST_DIGITS} at most are read")
    return int(digits)


def _refuse(word: str) -> None:
    raise BadJson(f"has {quoted(word)}, which is no JSON")
