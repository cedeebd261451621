"""Badges: what a game that was won reaches first, and old databases that counted no KOs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from attrs import evolve

from tests.positions import position
from united.rules.game import Game
from united.session.badges import all_badges, earned, earned_first
from united.session.record import Header
from united.session.statistics import Win, record_game, statistics_file, tally, wins

WON = Win("one", "co-op", "green-goblin", ("spider-man", "ghost-spider"), (), 1)
BADGES = all_badges(("spider-man", "spider-ham"), ("green-goblin",), ("secret-identity",))


def ids(*games: Win) -> set[str]:
    return {badge.id for badge in earned(BADGES, games)}


def won_game() -> Game:
    """Return a game that Spider-Man has just won."""
    hand = {"spider-man": {"at": "queens", "hand": ["spider-man/attack", "spider-man/move"]}}
    return position(
        {
            "turn": "spider-man",
            "villain": {"at": "queens", "health": 1},
            "missions": {"civilians": 9, "thugs": 9},
            "heroes": hand,
        },
        "play spider-man/attack",
        "attack villain",
    )


def test_each_badge_is_for_a_win_of_its_kind() -> None:
    assert ids() == set()
    assert ids(WON) == {"win", "mode-co-op", "hero-spider-man", "villain-green-goblin"}
    assert "no-ko" in ids(evolve(WON, kos=0))
    assert "no-ko" not in ids(evolve(WON, kos=None))
    assert "challenge-secret-identity" in ids(evolve(WON, challenges=("secret-identity",)))


def test_only_what_no_other_game_has_reached_is_new() -> None:
    other = Win("two", "solo", "green-goblin", ("spider-ham", "spider-man"), (), None)
    assert {badge.id for badge in earned_first(BADGES, [WON, other], "two")} == {
        "mode-solo", "hero-spider-ham",
    }  # fmt: skip
    assert earned_first(BADGES, [WON], "two") == ()


def test_games_that_were_counted_before_kos_were_stay(home: Path) -> None:
    home.mkdir()
    with sqlite3.connect(statistics_file()) as database:
        database.execute(
            "CREATE TABLE games (id TEXT PRIMARY KEY, date TEXT NOT NULL, mode TEXT NOT NULL, "
            "villain TEXT NOT NULL, heroes TEXT NOT NULL, challenges TEXT NOT NULL, "
            "seed TEXT NOT NULL, result TEXT NOT NULL, why TEXT NOT NULL, rounds INTEGER NOT NULL)"
        )
        row = ("old", "2026", "solo", "green-goblin", "spider-ham", "", "1", "won", "", 5)
        database.execute("INSERT INTO games VALUES (?,?,?,?,?,?,?,?,?,?)", row)
    database.close()
    game = won_game()
    assert record_game(Header(game.setup), game, 0) == ""
    assert tally()[0].won == 2
    assert {(win.mode, win.kos) for win in wins()} == {("solo", None), ("co-op", 0)}
