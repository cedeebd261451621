"""The difficulty of a game by name."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.positions import catalog
from united.app.model.difficulty import NORMAL, difficulties, difficulty_of, with_difficulty
from united.app.model.setup_form import Form, change
from united.app.model.setup_rows import rows
from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge

CORE = catalog()


def with_more(challenge: str) -> Catalog:
    """Return the content with a challenge that ties Heroes besides all that it does."""
    more = evolve(CORE.challenges[challenge], ties_heroes=True)
    return evolve(CORE, challenges={**CORE.challenges, challenge: more})


def test_the_easiest_comes_first() -> None:
    assert [one.id for one in difficulties(CORE)] == ["moderate", "hard", "heroic"]


def test_a_challenge_that_does_more_is_no_difficulty() -> None:
    assert [one.id for one in difficulties(with_more("hard"))] == ["moderate", "heroic"]
    ids = [row.id for row in rows(Form(with_more("hard")))]
    assert "challenge hard" in ids
    assert "challenge moderate" not in ids


def test_one_takes_the_place_of_another_and_leaves_the_rest() -> None:
    assert with_difficulty(("moderate", "plan-b"), "heroic", CORE) == ("plan-b", "heroic")
    assert with_difficulty(("plan-b", "hard"), NORMAL, CORE) == ("plan-b",)
    assert difficulty_of(("heroic", "moderate"), CORE) == "heroic"
    assert difficulty_of(("plan-b",), CORE) == NORMAL


def test_the_row_goes_through_all_of_them() -> None:
    form, seen = Form(CORE, challenges=("plan-b",)), []
    for _ in range(4):
        form = change(form, "difficulty", 1)
        seen.append(difficulty_of(form.challenges, CORE))
        assert "plan-b" in form.challenges
    assert seen == ["moderate", "hard", "heroic", NORMAL]


@pytest.mark.parametrize("challenge", CORE.challenges.values(), ids=lambda one: one.id)
def test_each_challenge_has_one_place_in_the_form(challenge: Challenge) -> None:
    rest = [row.id for row in rows(Form(CORE)) if row.id == f"challenge {challenge.id}"]
    assert len(rest) == (challenge not in difficulties(CORE))
