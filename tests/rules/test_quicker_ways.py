"""A kind of action that knows a quicker way to its options finds the same ones by it."""

from __future__ import annotations

import pytest

from tests.kinds import kinds_of_games
from tests.positions import catalog
from united.bots.random_bot import RandomBot
from united.rules.actions import kinds_with
from united.rules.actions.kind import ActionKind
from united.rules.game import Game

GAMES = kinds_of_games()


@pytest.mark.parametrize("number", range(0, len(GAMES), max(len(GAMES) // 12, 1)))
def test_the_quicker_way_finds_what_has_no_hindrance(number: int) -> None:
    game, bot = Game.new(GAMES[number], catalog(), listen=None), RandomBot(number)
    state, asked = game.state, 0
    while game.result is None:
        if state.question is not None and state.question.kind == "act":
            hero = state.question.hero(state)
            for kind in kinds_with(state.table.boards):
                ways = kind.price.ways(state.pool, state.tokens[state.table.piles[hero]])
                if ways and not kind.sure:
                    asked += 1
                    slow = ActionKind.unhindered(kind, state, hero, ways)
                    assert list(kind.options(state, hero, ways)) == list(slow)
        game.take(bot.pick(game))
    assert asked
