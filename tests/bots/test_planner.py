"""The planner: the same for a seed, by the rules, without peeping, and it wins games."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.invariants import check_invariants
from tests.kinds import KINDS
from tests.positions import catalog
from tests.rules.test_hidden_cards import name, otherwise_hidden
from united.bots.bot import play_out
from united.bots.planner import PlannerBot
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.state.snapshot import snapshot

TWO = GameSetup("co-op", ("spider-man", "miles-morales"))


def game_of(setup: GameSetup, seed: int) -> Game:
    return Game.new(evolve(setup, seed=seed), catalog(setup.packs), listen=None)


def keys_of(game: Game, seed: int) -> list[str]:
    """Play a game to its end; return what was chosen."""
    bot, keys = PlannerBot(seed), []
    while game.result is None:
        keys.append(bot.pick(game).key)
        game.choose(keys[-1])
    return keys


def test_the_same_seed_plays_the_same() -> None:
    assert keys_of(game_of(TWO, 3), 8) == keys_of(game_of(TWO, 3), 8)


@pytest.mark.parametrize("setup", KINDS[::24], ids=name)
def test_it_keeps_to_the_rules_in_any_kind_of_game(setup: GameSetup) -> None:
    game, bot = game_of(setup, 4), PlannerBot(4)
    while game.result is None:
        before = snapshot(game.state)
        choice = bot.pick(game)
        assert snapshot(game.state) == before
        assert choice in game.choices
        game.take(choice)
        check_invariants(game)


@pytest.mark.parametrize("setup", [KINDS[0], KINDS[40], KINDS[100]], ids=name)
def test_what_is_hidden_changes_no_choice(setup: GameSetup) -> None:
    game, bot = game_of(setup, 6), PlannerBot(6)
    looked = 0
    while game.result is None:
        if game.state.question is not None and game.state.question.kind == "play":
            there = [PlannerBot(9).pick(one) for one in (game, otherwise_hidden(game))]
            assert there[0] == there[1]
            looked += 1
        game.take(bot.pick(game))
    assert looked >= 3


def test_one_bot_can_play_several_games_in_turn() -> None:
    bot = PlannerBot(1)
    games = [game_of(TWO, 1), game_of(KINDS[50], 2)]
    for _ in range(30):
        for game in games:
            if game.result is None:
                choice = bot.pick(game)
                assert choice in game.choices
                game.take(choice)


def test_it_wins_some_games() -> None:
    results = []
    for seed in range(10):
        game = game_of(TWO, seed)
        play_out(game, PlannerBot(seed))
        results.append(game.result)
    assert results.count("won") >= 2
