"""Hints: the choice, and a sentence that is true of where it leads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_planner import TWO, game_of
from tests.positions import RING, position
from tests.rules.test_hidden_cards import otherwise_hidden
from united.bots.bot import play_out
from united.bots.planner import PlannerBot, suggest
from united.rules.game import Game

EMPTY = {"civilians": 0, "thugs": 0, "threat": None}


def at_queens(card: str, queens: dict[str, Any], **given: Any) -> Game:
    """Return a game in which Spider-Man, at Queens, can play one card; nothing else is there."""
    there = {place: {**EMPTY, **(queens if place == "queens" else {})} for place in RING}
    hero = {"at": "queens", "hand": [f"spider-man/{card}"] * 2, "deck": []}
    return position(
        {
            "turn": "spider-man",
            "storyline": [],
            "villain": {"at": "osborn-labs"},
            "locations": there,
            "heroes": {"spider-man": hero},
            **given,
        },
        f"play spider-man/{card}",
    )


def test_it_names_the_threat_that_is_cleared() -> None:
    game = at_queens("attack", {"threat": "electro", "damage": 3})
    choice, why = suggest(game, 1)
    assert choice.key == "attack electro"
    assert "clears Electro at Queens" in why


def test_it_names_headway() -> None:
    game = at_queens("attack", {"threat": "electro", "damage": 1})
    choice, why = suggest(game, 1)
    assert choice.key == "attack electro"
    assert "makes headway against Electro at Queens" in why


def test_it_names_an_overflow_that_is_kept_off() -> None:
    plans = ["thugs-1", "bam-0", "bam-0"]
    game = at_queens(
        "move-heroic", {"civilians": 4}, villain={"at": "oscorp-tower"}, plan_deck=plans
    )
    choice, why = suggest(game, 1)
    assert choice.key == "rescue"
    assert "keeps Queens from overflowing" in why


def test_it_sees_the_win() -> None:
    game = at_queens(
        "attack",
        {},
        villain={"at": "queens", "health": 1},
        missions={"civilians": 9, "thugs": 9},
    )
    choice, why = suggest(game, 1)
    assert choice.key == "attack villain"
    assert why == "This line of play wins the game."


def test_a_single_choice_is_said_to_be_one() -> None:
    game = at_queens("attack", {})
    assert suggest(game, 1)[1] == "Nothing else can be chosen."


def test_a_finished_game_has_no_hint() -> None:
    game = game_of(TWO, 1)
    play_out(game, PlannerBot(1))
    with pytest.raises(ValueError, match="The game is over"):
        suggest(game, 1)


def test_hints_are_the_same_for_a_seed_whatever_is_hidden() -> None:
    game = game_of(TWO, 2)
    for _ in range(12):
        hint = suggest(game, 5)
        assert hint == suggest(game, 5) == suggest(otherwise_hidden(game), 5)
        game.take(hint[0])
