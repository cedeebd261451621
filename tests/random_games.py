"""Many random games over every kind of game, the invariants checked after each choice.

`python -m tests.random_games [GAMES]` plays 2,000 unless told otherwise; `make fuzz` runs it.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from attrs import evolve
from rich.progress import track

from tests.invariants import check_invariants
from tests.tables import catalog_for, kinds_of_games
from united.bots.bot import Bot
from united.bots.eager_bot import EagerBot
from united.bots.planner import PlannerBot
from united.bots.random_bot import RandomBot
from united.rules.game import Game

GAMES = 2_000

PLANNED = 19
"""One game in so many is planned; a number that lets every kind of game have its turn."""


def bot_for(number: int) -> Bot:
    """Return the player of game `number`."""
    if number % PLANNED == 0:
        return PlannerBot(number)
    return EagerBot(number) if number % 2 else RandomBot(number)


def play_checked(number: int) -> tuple[str, int]:
    """Play game `number`, checking each state; return how it ended and its length.

    Every other game is played by a bot that gets further than pure chance does, and one in
    PLANNED by one that reaches the end of many: so the rules of late turns are met too.
    """
    kinds = kinds_of_games()
    setup = evolve(kinds[number % len(kinds)], seed=number)
    game = Game.new(setup, catalog_for(setup))
    bot = bot_for(number)
    decisions = 0
    check_invariants(game)
    while game.result is None:
        choice = bot.pick(game)
        try:
            game.take(choice)
            check_invariants(game)
        except Exception as error:
            raise AssertionError(
                f"game {number} ({setup}) after '{choice.key}': {error}"
            ) from error
        decisions += 1
    return game.why or "", decisions


def main(games: int = GAMES) -> None:
    """Play them all on all cores and print how they ended."""
    endings: Counter[str] = Counter()
    decisions = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = pool.map(play_checked, range(games), chunksize=25)
        for why, length in track(played, total=games, description="Random games"):
            endings[why] += 1
            decisions += length
    print(f"{games} games, {decisions} decisions, no error, every invariant held.")
    print(", ".join(f"{why} {count}" for why, count in endings.most_common()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
