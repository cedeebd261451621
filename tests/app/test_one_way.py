"""Every screen closes in the one way, and no text becomes a number by a looser word."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.app.all_screens import SHOWN
from united import app as package
from united.app.screens.base import OpenScreen


def test_every_screen_closes_in_the_one_way() -> None:
    assert len(SHOWN) > 15
    for kind in SHOWN:
        ways = [one for one in kind.__mro__ if "dismiss" in vars(one)]
        assert OpenScreen in ways
        assert all(
            one.__module__ == OpenScreen.__module__ for one in ways[: ways.index(OpenScreen)]
        )


PAST_IT: Final = {
    "pop_screen": set(),
    "switch_screen": set(),
    "call_later": set(),
    "pop_until_active": set(),
    "push_screen": {"app.py", "ways.py", "exports.py", "base.py"},
    "call_from_thread": {"ways.py", "present.py"},
}
"""What is called in these modules only: it does not ask what is in front, or still there."""


def _calls() -> Iterator[tuple[str, str]]:
    for path in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield node.func.attr, path.name


def test_nobody_goes_past_the_one_way() -> None:
    calls = list(_calls())
    assert ("dismiss", "base.py") in calls
    assert [(name, file) for name, file in calls if file not in PAST_IT.get(name, {file})] == []


def test_no_text_is_taken_for_a_number_by_a_looser_word() -> None:
    root = Path(package.__file__).parents[1]
    loose = ("isdigit", "isnumeric", "isalnum")
    for path in root.rglob("*.py"):
        assert not any(f".{word}(" in path.read_text(encoding="utf-8") for word in loose), path
