"""Nothing that strangers wrote stands raw between the backticks of a message."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import united

ROOT = Path(united.__file__).parent

PARTS = ("app", "cli", "outside", "rules", "session")
"""Parts whose messages speak of keys, ids, names and paths that came from outside."""

OURS = {
    "typed_path(path)",
    "typed_path(course.path)",
    "typed_path(sys.executable)",
    "error.possibilities[0]",
    "command",
    "shelf",
    "clipped(text, most).replace('`', chr(39))",
}
"""What may stand there all the same: it is ours, or is made fit to be shown on the spot."""


def quoted_raw(source: str) -> Iterator[str]:
    """Yield the values that f-strings put right behind a backtick."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.JoinedStr):
            continue
        for before, value in pairwise(node.values):
            if not (isinstance(before, ast.Constant) and isinstance(value, ast.FormattedValue)):
                continue
            text = str(before.value)
            # The backtick opens a quotation where it is not the end of one.
            if text.endswith("`") and text.count("`") % 2:
                yield ast.unparse(value.value)


def shown_raw(source: str) -> Iterator[str]:
    """Yield the paths that f-strings hold as they are."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FormattedValue):
            name = ast.unparse(node.value)
            if name.rpartition(".")[2] in ("path", "filename"):
                yield name


def test_the_search_finds_a_raw_value() -> None:
    assert list(quoted_raw('f"There is no `{name}` and `x` {quoted(it)}"')) == ["name"]
    assert list(shown_raw('f"{path} and {error.filename} {shown_path(path)}"')) == [
        "path",
        "error.filename",
    ]


@pytest.mark.parametrize("part", PARTS)
def test_what_is_quoted_goes_through_the_one_way_to_quote(part: str) -> None:
    raw = {
        f"{path.relative_to(ROOT)}: {value}"
        for path in sorted((ROOT / part).rglob("*.py"))
        for value in quoted_raw(path.read_text("utf-8"))
        if value not in OURS
    }
    assert not raw


@pytest.mark.parametrize("part", ["cli", "session"])
def test_a_path_is_shown_in_the_one_way(part: str) -> None:
    raw = {
        f"{path.relative_to(ROOT)}: {value}"
        for path in sorted((ROOT / part).rglob("*.py"))
        for value in shown_raw(path.read_text("utf-8"))
    }
    assert not raw
