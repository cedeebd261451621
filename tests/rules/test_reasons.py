"""Why not: each kind of reason once, with the number of its rule, at a position that has it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import NIGHT
from tests.rules.acting import acting, check

MISSIONS = {"civilians": 9, "thugs": 9}
"""Two complete Missions: the Villain can be damaged (W1)."""

NIGHT_RING = [
    "queens", "rooftops", "daily-bugle", "osborn-labs", "lamp-factory", "night-market",
]  # fmt: skip
LAMPLIGHTER = {"villain": "lamplighter", "packs": [NIGHT]}


def test_what_is_possible_has_no_reason() -> None:
    game = acting()
    keys = [choice.key for choice in game.choices]
    assert keys == ["move midtown-high-school", "move daily-bugle", "end"]
    assert [game.why_not(key) for key in keys] == [None] * 3


def test_a_bare_key_is_possible_where_the_player_chooses_what_pays() -> None:
    game = acting(hero={"tokens": {"move": 1}})
    keys = [choice.key for choice in game.choices]
    assert "move daily-bugle with wild" in keys
    assert "move daily-bugle with token" in keys
    assert game.why_not("move daily-bugle") is None
    assert game.find("move daily-bugle").key == "move daily-bugle with wild"


# Moves.


def test_no_symbol_is_left_to_move() -> None:
    text = "No Move or Wild symbol and no Move or Wild token is left"
    check(acting("attack"), "move daily-bugle", text, "A7")


def test_a_location_that_is_not_in_the_ring() -> None:
    check(acting(), "move gotham", "There is no Location `gotham` in the ring", "S3")


def test_a_move_to_the_own_location() -> None:
    check(acting(), "move queens", "Spider-Man is at Queens already", "A1")


def test_a_move_to_a_location_that_is_no_neighbour() -> None:
    text = "Osborn Labs is not adjacent to Queens; a Move goes to a neighbour"
    check(acting(), "move osborn-labs", text, "A1")


# Attacks.


def test_no_symbol_is_left_to_attack() -> None:
    text = "No Attack or Wild symbol and no Attack or Wild token is left"
    check(acting("move-heroic", queens={"thugs": 1}), "attack thug", text, "A7")


def test_no_thug_is_there() -> None:
    check(acting(), "attack thug", "There is no Thug at Queens", "A2")


def test_the_villain_is_elsewhere() -> None:
    text = "Green Goblin is at Daily Bugle, Spider-Man at Queens"
    check(acting(), "attack villain", text, "A2")


@pytest.mark.parametrize(
    ("missions", "left"),
    [
        ({}, "2 more Missions are complete"),
        ({"civilians": 9}, "1 more Mission is complete"),
    ],
)
def test_the_villain_cannot_be_damaged_before_two_missions(
    missions: dict[str, int], left: str
) -> None:
    game = acting(villain={"at": "queens"}, missions=missions)
    check(game, "attack villain", f"Green Goblin cannot be damaged until {left}", "W1")


def test_the_villain_is_shielded_by_his_board() -> None:
    game = acting(villain={"at": "queens", "civilians": 1}, missions=MISSIONS)
    text = "Green Goblin suffers no wounds: 1 Civilian is on the Villain's board"
    check(game, "attack villain", text, "G2")


def test_the_villain_is_shielded_by_a_threat() -> None:
    shield = {"brooklyn-bridge": {"threat": "civilian-shield", "civilians": 1}}
    game = acting(villain={"at": "queens"}, missions=MISSIONS, locations=shield)
    text = "Green Goblin suffers no wounds: 1 Civilian is at Brooklyn Bridge (Civilian Shield)"
    check(game, "attack villain", text, "J21")


def test_an_enemy_that_is_not_there() -> None:
    check(acting(), "attack electro", "There is no enemy `electro` at Queens", "A2")


def test_a_threat_that_is_no_henchman_is_not_attacked() -> None:
    text = "Accomplices is no Henchman: Heroic tokens clear it, not attacks"
    check(acting(queens={"threat": "accomplices"}), "attack accomplices", text, "A4")


# Rescues and Heroic tokens.


def test_no_civilian_is_there() -> None:
    check(acting(), "rescue", "There is no Civilian at Queens", "A4")


def test_no_symbol_is_left_to_rescue() -> None:
    text = "No Heroic or Wild symbol and no Heroic or Wild token is left"
    check(acting("attack", queens={"civilians": 1}), "rescue", text, "A7")


def test_no_threat_is_there() -> None:
    check(acting(), "clear accomplices", "There is no Threat `accomplices` at Queens", "A4")


def test_a_henchman_is_not_cleared() -> None:
    text = "Electro is a Henchman: attack it, Heroic tokens do nothing"
    check(acting(queens={"threat": "electro"}), "clear electro", text, "A4")


def test_no_symbol_is_left_for_a_heroic_token() -> None:
    text = "No Heroic or Wild symbol and no Heroic or Wild token is left"
    check(acting("attack", queens={"threat": "accomplices"}), "clear accomplices", text, "A7")


# Special effects.


def test_a_plain_card_has_no_special_effect() -> None:
    check(acting(), "special", "The card just played has no special effect", "H4")


def test_a_special_effect_is_used_once() -> None:
    game = acting("webslinging")
    game.choose("special")
    text = "The special effect of Webslinging has been used this turn"
    check(game, "special", text, "H4")


def test_a_special_effect_that_would_change_nothing() -> None:
    text = "Great Responsibility would change nothing now"
    check(acting("great-responsibility"), "special", text, "J11")


def test_a_face_down_card_has_no_special_effect() -> None:
    game = acting("webslinging", hero={"face_down_next": True})
    text = "The card was played face down: it has no special effect"
    check(game, "special", text, "I6")


# Actions that boards and challenges add.


def test_no_such_option() -> None:
    check(acting(), "sing", "There is no such option", "H4")


@pytest.mark.parametrize(
    ("villain", "text"),
    [
        ({"at": "daily-bugle", "civilians": 1}, "the Villain is at your Location"),
        ({"at": "queens"}, "any Civilian is on the Villain's board"),
    ],
)
def test_the_part_of_a_condition_that_fails(villain: dict[str, Any], text: str) -> None:
    game = acting("heroic-heroic", villain=villain)
    action = "Rescue a Civilian from the Green Goblin's board"
    check(game, "rescue-from-board", f"{action}: only if {text}", "G3")


def test_too_little_is_left_for_a_price() -> None:
    game = acting(villain={"at": "queens", "civilians": 1})
    text = "Rescue a Civilian from the Green Goblin's board costs 2 Heroic; too little is left"
    check(game, "rescue-from-board", text, "G3")


@pytest.mark.parametrize(
    "key", ["move-reporter queens osborn-labs", "move-reporter daily-bugle queens"]
)
def test_a_token_moves_from_where_it_lies_to_a_neighbour(key: str) -> None:
    game = acting(
        queens={"reporters": 1},
        locations={"daily-bugle": {"reporters": 0}},
        game={"challenges": ["secret-identity"]},
    )
    assert game.why_not("move-reporter queens daily-bugle") is None
    check(game, key, "A Reporter goes from where one lies to an adjacent Location", "I4")


def test_an_action_without_a_rule_of_its_own_is_refused_by_a6() -> None:
    game = acting(queens={"lanterns": 0}, ring=NIGHT_RING, game=LAMPLIGHTER)
    text = "Read his notes: only if a Lantern is at your Location"
    check(game, "read-his-notes", text, "A6")


def test_an_action_that_would_change_nothing() -> None:
    game = acting(
        queens={"lanterns": 1},
        storyline=["spider-man/attack"],
        plan_deck=[],
        ring=NIGHT_RING,
        game=LAMPLIGHTER,
    )
    check(game, "read-his-notes", "Read his notes would change nothing now", "J11")
