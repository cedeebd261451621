"""Comparing what a scenario expects with the position: the first named field that differs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from united.library.nodes import MAPPING, Node
from united.outside.quoting import clipped
from united.scenario.files import ScenarioFault, fields, plain

LONGEST_VALUE: Final = 1_000
"""Letters of a value that are shown: the whole Storyline has fewer."""

_ANY_ORDER: Final = ("hand", "options")
"""Lists that are compared whatever their order."""


def compare(expected: Node, actual: Mapping[str, Any], where: str) -> None:
    """Raise ScenarioFault for the first field that differs, with its path and both values.

    `actual` is a position in the words of FORMAT; a field that it does not have is a fault too.
    """
    _compare_fields(expected, actual, "", where)


def _compare_fields(expected: Node, actual: Mapping[str, Any], path: str, where: str) -> None:
    for key, value in fields(expected, actual, f"`{path or where}`").items():
        _compare(value, actual[key], f"{path}.{key}" if path else key, where)


def _compare(expected: Node, actual: Any, path: str, where: str) -> None:
    if expected.kind == MAPPING and isinstance(actual, Mapping):
        _compare_fields(expected, actual, path, where)
        return
    wanted = plain(expected)
    if not _same(wanted, actual, path.rpartition(".")[2]):
        raise ScenarioFault(f"{path} is {_shown(actual)}, expected {_shown(wanted)}", expected)


def _same(wanted: object, actual: object, key: str) -> bool:
    if isinstance(wanted, list) and isinstance(actual, list):
        if key in _ANY_ORDER:
            return Counter(map(str, wanted)) == Counter(map(str, actual))
        if key == "storyline":
            return len(wanted) == len(actual) and all(map(_same_card, wanted, actual))
        return wanted == actual
    # True is 1 in Python, and a scenario that says 1 does not mean true.
    return type(wanted) is type(actual) and wanted == actual


def _same_card(wanted: object, actual: object) -> bool:
    """Tell whether a card of the Storyline is what is wanted, with the tokens that are named."""
    found = _card(actual)
    return all(
        _lie(value, found.get(key, {})) if key == "on_card" else value == found.get(key)
        for key, value in _card(wanted).items()
    )


def _lie(wanted: object, actual: object) -> bool:
    """Tell whether the tokens that are named lie on a card; of any other there may be some."""
    if not (isinstance(wanted, dict) and isinstance(actual, dict)):
        return False
    return all(amount == actual.get(key, 0) for key, amount in wanted.items())


def _card(one: object) -> dict[str, object]:
    """Return a card of the Storyline in its long form."""
    return {"face_down": False} | (one if isinstance(one, dict) else {"card": one})


def _shown(value: object) -> str:
    return clipped(json.dumps(value, ensure_ascii=False), LONGEST_VALUE)
