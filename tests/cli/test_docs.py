"""What docs/json.md shows is what a program gets; what it may send is taken."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import default_game

Run = Callable[..., Any]
Line = dict[str, Any]

DOC = Path(__file__).resolve().parents[2] / "docs" / "json.md"
EXAMPLES: list[Line] = [
    json.loads(one) for one in re.findall(r"```json\n(.*)\n```", DOC.read_text("utf-8"))
]
COMING = [one for one in EXAMPLES if "type" in one]
SENT = [one for one in EXAMPLES if "type" not in one]
PLAY = ("play", "--json", "--seed", "1")


def whole_game() -> list[Line]:
    """Return wishes for a whole game: always the first option."""
    game = Game.new(evolve(default_game(load_catalog()), seed=1), load_catalog())
    wishes = []
    while game.result is None:
        wishes.append({"choose": game.choices[0].key})
        game.choose(game.choices[0].key)
    return wishes


@pytest.fixture
def real(united: Run, tmp_path: Path) -> list[Line]:
    """All lines of a game in which each kind of line comes, and of its replay."""
    save = tmp_path / "game.jsonl"
    choose, undo, redo, why_not, _ = SENT
    short = united(*PLAY, text=_text(why_not, choose, {"choose": "attack villain"}, undo, redo))
    long = united(*PLAY, "--save", tmp_path / "whole.jsonl", text=_text(*whole_game()))
    united(*PLAY, "--save", save, text=_text(choose))
    replay = united("replay", save, "--json")
    return [json.loads(line) for ran in (short, long, replay) for line in ran.out.splitlines()]


def _text(*wishes: Line) -> str:
    return "".join(f"{json.dumps(one)}\n" for one in wishes)


def shows(example: Any, line: Any) -> bool:
    """Tell whether an example is a line, or a part of it where that is a view."""
    return example.keys() == line.keys() and all(
        _within(value, line[key]) if key == "view" else value == line[key]
        for key, value in example.items()
    )


def _within(part: Any, whole: Any) -> bool:
    if isinstance(part, dict):
        return all(key in whole and _within(value, whole[key]) for key, value in part.items())
    return bool(part == whole)


def test_every_kind_of_line_has_an_example_and_only_those(real: list[Line]) -> None:
    assert {one["type"] for one in COMING} == {one["type"] for one in real}
    assert [next(iter(one)) for one in SENT] == ["choose", "undo", "redo", "why_not", "quit"]


@pytest.mark.parametrize("example", COMING, ids=lambda one: one["type"])
def test_the_examples_are_real(real: list[Line], example: Line) -> None:
    same = [line for line in real if line["type"] == example["type"]]
    assert any(shows(example, line) for line in same), same[:3]


@pytest.mark.parametrize("wish", SENT, ids=lambda one: next(iter(one)))
def test_what_may_be_sent_is_taken(united: Run, wish: Line) -> None:
    choose, undo, redo, *_ = SENT
    before = [] if wish == choose else [choose, undo] if wish == redo else [choose]
    ran = united(*PLAY, text=_text(*before, wish))
    assert ran.status == 0
    assert '"type": "error"' not in ran.out


def test_a_view_is_compared_in_parts_and_all_else_whole() -> None:
    line = {"type": "end", "why": "x", "view": {"round": 3, "pool": {"move": 1, "wild": 0}}}
    assert shows({**line, "view": {"pool": {"move": 1}}}, line)
    assert not shows({**line, "view": {"pool": {"move": 2}}}, line)
    assert not shows({**line, "view": {"rounds": 3}}, line)
    assert not shows({**line, "why": "y"}, line)
    assert not shows({"type": "end", "view": {}}, line)
