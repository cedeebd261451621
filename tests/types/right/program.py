"""A program of somebody who uses the package with mypy's strict rules: what has which type."""

from __future__ import annotations

import random
from typing import Any, assert_type

import united


def play(seed: int) -> united.Game:
    """Play a game at random, as a newcomer would write it."""
    chance = random.Random(seed)
    game = united.new_game(heroes=["spider-man", "ghost-spider"], seed=seed)
    while not game.is_over:
        game.choose(chance.choice(game.legal_keys))
    return game


def look(game: united.Game) -> None:
    """Look at all that a game offers."""
    assert_type(game.legal_keys, tuple[str, ...])
    assert_type(game.decision, united.Decision | None)
    assert_type(game.why_not("end"), united.Reason | None)
    assert_type(game.events(), tuple[united.Event, ...])
    assert_type(game.clone(), united.Game)
    assert_type(game.resample(3), united.Game)
    assert_type(game.to_dict(), dict[str, Any])
    assert_type(game.is_over, bool)
    if game.decision is not None:
        assert_type(game.decision.options, tuple[united.Option, ...])


assert_type(united.load_content("printed-tokens"), united.Catalog)
assert_type(united.place({"turn": "spider-man"}), united.Game)

played = play(1)
look(played)
assert_type(united.Game.from_dict(played.to_dict()), united.Game)
try:
    played.choose("end")
except united.UnitedError as error:
    print(error)
