"""How fast the engine is: random play and clones, beside RLCard's Uno (`make bench`).

The measurements are taken in turn, several rounds of each, and the medians are printed with their
ratios: machines are shared and noisy, ratios of one run are not.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Final

from attrs import evolve
from rich.console import Console
from rich.table import Table as RichTable

from united.bots.bot import play_out
from united.bots.random_bot import RandomBot
from united.lab.uno import uno_measures
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup

ROUNDS: Final = 5
SECONDS: Final = 1.0
SETUP: Final = GameSetup(
    "co-op",
    ("spider-man", "ghost-spider", "miles-morales", "spider-ham"),
    challenges=("secret-identity",),
)
"""The largest game: four Heroes with Secret Identity."""

Rates = tuple[float, float]
"""Decisions and games a second."""


def random_play(seconds: float) -> Rates:
    """Play random games for that long; return decisions and games a second."""
    catalog = load_catalog()
    decisions = games = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        game = Game.new(evolve(SETUP, seed=games), catalog, listen=None)
        decisions += play_out(game, RandomBot(games))
        games += 1
    return decisions / took, games / took


def clone_seconds(seconds: float, seed: int = 7) -> float:
    """Return the time of one `clone()`, in seconds, in the middle of a random game."""
    game = Game.new(evolve(SETUP, seed=seed), load_catalog(), listen=None)
    bot = RandomBot(seed)
    for _ in range(60):
        if game.result is None:
            game.take(bot.pick(game))
    clones = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        for _ in range(100):
            game.clone()
        clones += 100
    return took / clones


def main() -> None:
    """Measure everything in turn and print the medians."""
    console = Console()
    measures: dict[str, Callable[[float], Rates]] = {"United": random_play}
    measures |= uno_measures()
    runs: dict[str, list[Rates]] = {name: [] for name in measures}
    clones = []
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            runs[name].append(measure(SECONDS))
        clones.append(clone_seconds(SECONDS / 4))
    _print_play(console, {name: _medians(rates) for name, rates in runs.items()})
    _print_clone(console, median(clones), _medians(runs["United"]))
    if len(measures) == 1:
        console.print("RLCard is not installed: `pip install 'united[bench]'` adds its Uno.")


def _medians(rates: list[Rates]) -> Rates:
    return median(one[0] for one in rates), median(one[1] for one in rates)


def _print_play(console: Console, rates: dict[str, Rates]) -> None:
    table = RichTable(title=f"Random play, medians of {ROUNDS} runs of {SECONDS:g} s in turn")
    table.add_column("what")
    for column in ("decisions a second", "games a second", "United is"):
        table.add_column(column, justify="right")
    own = rates["United"][0]
    for name, (decisions, games) in rates.items():
        ratio = "" if name == "United" else f"{own / decisions:.2f} times that"
        table.add_row(name, f"{decisions:,.0f}", f"{games:,.1f}", ratio)
    console.print(table)


def _print_clone(console: Console, seconds: float, play: Rates) -> None:
    share = seconds * play[1]
    console.print(
        f"clone(): {seconds * 1e6:.2f} microseconds, {share:.5f} of a random game"
        f" (a {1 / share:,.0f}th)"
    )


if __name__ == "__main__":
    main()
