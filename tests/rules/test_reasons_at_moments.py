"""Why not, at other moments than that of the actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.positions import position
from tests.rules.acting import acting, at_queens, check
from united.rules.game import Game


def test_after_a_defeat() -> None:
    game = position({"plan_deck": []})
    assert game.result == "lost"
    check(game, "end", "The game is over", "V1")


def test_after_a_victory() -> None:
    missions = {"civilians": 9, "thugs": 9}
    game = acting("attack", villain={"at": "queens", "health": 1}, missions=missions)
    game.choose("attack villain")
    assert game.result == "won"
    check(game, "attack villain", "The game is over", "W2")


@pytest.mark.parametrize(
    "key", ["move daily-bugle", "attack thug", "rescue", "clear electro", "special", "end"]
)
def test_before_a_card_is_played(key: str) -> None:
    text = "First play a card: its symbols pay for actions"
    check(position(at_queens()), key, text, "H3")


def test_before_a_card_is_played_boards_add_nothing_either() -> None:
    text = "First play a card: its symbols pay for actions"
    check(position(at_queens()), "rescue-from-board", text, "H3")


def test_a_card_that_is_not_in_hand() -> None:
    check(position(at_queens()), "play spider-man/webslinging", "This card is not in hand", "H3")


def _playing() -> Game:
    return position(at_queens())


def _wounded() -> Game:
    hand = ["spider-man/wild", "spider-man/move"]
    heroes = {"spider-man": {"at": "queens", "hand": hand, "deck": []}}
    plan = {"plan_deck": ["bam-0", "kidnap-1"], "threat_deck": []}
    return position({"villain": {"at": "queens"}, "heroes": heroes, **plan})


def _ending() -> Game:
    locations = {"osborn-labs": {"threat": None}}
    hand = ["spider-man/wild", "spider-man/move"]
    heroes = {"spider-man": {"at": "osborn-labs", "hand": hand, "deck": []}}
    given = {"turn": "spider-man", "locations": locations, "heroes": heroes}
    return position(given, "play spider-man/move", "end")


@pytest.mark.parametrize(
    ("make", "kind", "key", "text", "rule"),
    [
        (_playing, "play", "accept", "A card must be played now", "H3"),
        (_wounded, "discard", "end", "A card must be chosen for the wound now", "K1"),
        (
            _ending,
            "end-of-turn",
            "move queens",
            "The turn ends: use the End of Turn effect or skip it",
            "H5",
        ),
    ],
)
def test_an_option_of_another_decision(
    make: Callable[[], Game], kind: str, key: str, text: str, rule: str
) -> None:
    game = make()
    assert game.decision
    assert game.decision.kind == kind
    check(game, key, text, rule)


def test_nothing_is_done_while_an_effect_asks() -> None:
    game = acting("great-responsibility", queens={"civilians": 2})
    game.choose("special")
    assert [choice.key for choice in game.choices] == ["rescue", "none"]
    check(game, "end", "The effect that asks must be resolved first", "J12")


def test_what_pays_is_no_choice_where_there_is_only_one_way() -> None:
    text = "What pays for this is not a choice now: see the option without `with`"
    check(acting(), "move daily-bugle with token", text, "A7")
