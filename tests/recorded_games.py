"""Whole games by bots as hashes: what was offered at each decision, what happened, how it ended.

`python -m tests.recorded_games` plays all games of `tests/golden/recorded-games.txt` again and
names those that went another way; `--write` writes the file anew. The suite plays a sample. No
sentence goes into the hashes, so that what is said may be said better at any time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from attrs import evolve
from rich.progress import track

from tests.kinds import KINDS
from tests.positions import catalog
from united.bots.bot import Bot
from united.bots.eager_bot import EagerBot
from united.bots.planner import PlannerBot
from united.bots.random_bot import RandomBot
from united.rules.game import Game
from united.rules.setup import GameSetup

FILE: Final = Path(__file__).parent / "golden" / "recorded-games.txt"
GAMES: Final = 400
STRIDE: Final = 37
"""Which kind of game comes next: far enough from the last one that all kinds come early."""

PLANNED: Final = 10
"""One game in so many is planned, so that rules of late turns are met too."""

BOARD: Final = (
    "ring", "turn", "round", "cards_since_plan", "delay", "result", "why", "villain", "missions",
    "storyline", "locations", "heroes", "team", "pool", "plan_deck", "threat_deck",
)  # fmt: skip
"""What of a position is compared at the end, in the public words of the scenarios."""


def game_number(number: int) -> tuple[GameSetup, Bot]:
    """Return the setup and the player of game `number` (0 or more)."""
    setup = evolve(KINDS[number * STRIDE % len(KINDS)], seed=number)
    if number % PLANNED == 0:
        return setup, PlannerBot(number)
    return setup, EagerBot(number) if number % 2 else RandomBot(number)


def recorded(number: int) -> str:
    """Play game `number`; return its line of the file."""
    setup, bot = game_number(number)
    offered, told, decisions = sha256(), sha256(), 0
    game = Game.new(setup, catalog(setup.packs))
    _hear(told, game)
    while game.result is None:
        choice = bot.pick(game)
        keys = [one.key for one in game.choices]
        offered.update(f"{keys} {choice.key}\n".encode())
        game.choose(choice.key)
        _hear(told, game)
        decisions += 1
    view = game.view(hidden=True)
    end = sha256(repr([_plain(view.get(name)) for name in BOARD]).encode())
    hashes = " ".join(one.hexdigest()[:16] for one in (offered, told, end))
    return f"{number} {setup.mode} {game.why} {decisions} {hashes}"


def _hear(told: Any, game: Game) -> None:
    for one in game.events():
        said = (one.what, one.rule, one.hero, one.location, one.card, one.amount)
        told.update(f"{said}\n".encode())


def _plain(value: Any) -> Any:
    """Return a part of a view with its keys in order, so that only what it says is compared."""
    return sorted((k, _plain(v)) for k, v in value.items()) if isinstance(value, dict) else value


def differences(numbers: Iterable[int]) -> list[str]:
    """Return the lines of the file whose games go another way now."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    wanted = [lines[number] for number in numbers]
    return [f"{line} is now {now}" for line, now in zip(wanted, _played(numbers), strict=True)
            if now != line]  # fmt: skip


def _played(numbers: Iterable[int]) -> list[str]:
    numbers = list(numbers)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = pool.map(recorded, numbers, chunksize=10)
        return list(track(played, total=len(numbers), description="Recorded games"))


def main(arguments: list[str]) -> int:
    """Compare all games with the file, or write it; return the exit status."""
    if arguments == ["--write"]:
        FILE.write_text("\n".join(_played(range(GAMES))) + "\n", encoding="utf-8")
        return 0
    found = differences(range(GAMES))
    print("\n".join(found) or f"{GAMES} games go as recorded.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
