"""Content on trial: `united check` plays some games and finds effects without an end."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from attrs import fields

from tests.positions import NIGHT, changed_night
from united.bots.trial import check_and_play
from united.cli.main import run
from united.library.catalog import base_contents
from united.library.effect_place import problem_of
from united.library.packs import read_pack

FILL = "add: {thugs: 9, civilians: 9, at: villain}"
ENDLESS = f"overflow:\n  - {FILL}\n  - "
CHANGES = {
    "an overflow": ("villains/lamplighter.yaml", "overflow:\n  - ", ENDLESS, 30, 1),
    "one that asks": (
        "challenges/long-night.yaml",
        "overflow:\n",
        f"overflow:\n  - choose_one:\n      - - {FILL}\n      - - {FILL}\n",
        20,
        1,
    ),
}
"""A file of the pack for tests, what is replaced there by what, and the place of the effect."""


@pytest.mark.parametrize("what", CHANGES)
def test_an_effect_without_an_end_is_a_problem_at_its_place(what: str, tmp_path: Path) -> None:
    file, before, after, line, column = CHANGES[what]
    pack = Path(changed_night(tmp_path, file, {before: after}))
    (problem,) = check_and_play(pack)
    assert problem.path.endswith(file)
    assert (problem.line, problem.column) == (line, column)
    assert problem.message == (
        "this effect sets itself off again and again; a game cuts it short (J45)"
    )
    assert check_and_play(pack / file) == (problem,)
    assert check_and_play(pack / "heroes") == ()


def test_it_is_told_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, before, after, line, column = CHANGES["an overflow"]
    pack = changed_night(tmp_path, file, {before: after})
    assert run(["check", pack]) == 1
    assert f"lamplighter.yaml:{line}:{column}: this effect" in capsys.readouterr().err


def test_good_content_has_no_problem_and_is_played_quickly() -> None:
    start = time.process_time()
    assert check_and_play() == ()
    assert check_and_play(Path(NIGHT)) == ()
    assert time.process_time() - start < 6


def test_each_effect_is_found_where_it_is_written() -> None:
    content = read_pack(Path(NIGHT))
    cards = [card for thing in content.things.values() for card in cards_of(thing.made)]
    found = 0
    for card in cards:
        for each in fields(type(card)):
            effects = getattr(card, each.name)
            if isinstance(effects, tuple) and effects and hasattr(effects[0], "can_change"):
                problem = problem_of([*base_contents(), content], effects, "here")
                line = Path(problem.path).read_text("utf-8").splitlines()[problem.line - 1]
                assert line[problem.column - 1 :].startswith(f"{each.name}:")
                found += 1
    assert found > 20


def cards_of(thing: Any) -> list[Any]:
    """Return a thing with all that has effects of its own in it."""
    names = ("cards", "plan", "threats", "actions", "after_action", "token_kinds")
    return [thing, *(one for name in names for one in getattr(thing, name, ()))]
