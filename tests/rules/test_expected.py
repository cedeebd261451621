"""What a player would expect and does not get: named with its reason, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import NIGHT, position
from tests.rules.acting import acting, at_queens
from united.rules.game import Game


def refused(game: Game) -> dict[str, str]:
    """Return the rules of the refusals by their keys, after a look at each of them."""
    decision = game.decision
    assert decision
    for refusal in decision.refused:
        assert refusal.reason == game.why_not(refusal.key)
        assert refusal.text
    return {refusal.key: refusal.reason.rule for refusal in decision.refused}


def test_nothing_is_refused_where_everything_is_possible() -> None:
    assert refused(acting()) == {}


def test_other_decisions_refuse_nothing() -> None:
    assert refused(position(at_queens(queens={"thugs": 1, "civilians": 1}))) == {}


def test_without_symbols_the_board_suggests_all_that_is_there() -> None:
    game = acting(
        "attack",
        queens={"thugs": 1, "civilians": 1, "threat": "electro"},
        villain={"at": "queens", "civilians": 1},
    )
    game.choose("attack thug")
    assert refused(game) == {
        "move midtown-high-school": "A7",
        "move daily-bugle": "A7",
        "attack electro": "A7",
        "attack villain": "W1",
        "rescue": "A7",
        "rescue-from-board": "G3",
    }


@pytest.mark.parametrize(
    ("queens", "key", "text"),
    [
        ({"thugs": 1}, "attack thug", "Attack a Thug"),
        ({"threat": "electro"}, "attack electro", "Attack Electro"),
        (
            {"threat": "accomplices"},
            "clear accomplices",
            "Put a Heroic token on Accomplices (1 of 3)",
        ),
        ({"civilians": 1}, "rescue", "Rescue a Civilian"),
    ],
)
def test_what_is_refused_reads_like_the_action(queens: dict[str, Any], key: str, text: str) -> None:
    game = acting("move", queens=queens)
    assert game.decision
    texts = {refusal.key: refusal.text for refusal in game.decision.refused}
    assert texts[key] == text


@pytest.mark.parametrize(
    ("card", "hero", "rule"),
    [
        ("great-responsibility", {}, "J11"),
        ("webslinging", {"face_down_next": True}, "I6"),
    ],
)
def test_a_special_effect_that_cannot_be_used(card: str, hero: dict[str, Any], rule: str) -> None:
    assert refused(acting(card, hero=hero))["special"] == rule


def test_a_plain_card_is_not_expected_to_have_a_special_effect() -> None:
    assert "special" not in refused(acting("attack"))


def test_an_added_action_is_expected_where_its_condition_holds() -> None:
    near, far = {"at": "queens", "civilians": 1}, {"at": "daily-bugle", "civilians": 1}
    assert refused(acting(villain=near)) == {"attack villain": "W1", "rescue-from-board": "G3"}
    assert refused(acting(villain=far)) == {}


def test_a_board_without_a_rule_for_its_action_is_refused_by_a6() -> None:
    game = acting(
        queens={"lanterns": 1},
        ring=["queens", "rooftops", "daily-bugle", "osborn-labs", "lamp-factory", "night-market"],
        game={"villain": "lamplighter", "packs": [NIGHT]},
    )
    assert refused(game) == {"read-his-notes": "A6"}


def test_what_can_be_paid_in_two_ways_is_not_refused() -> None:
    game = acting(queens={"civilians": 1}, hero={"tokens": {"heroic": 1, "move": 1}})
    assert refused(game) == {}
