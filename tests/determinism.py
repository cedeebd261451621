"""A digest of many games: the same on every machine, Python version and hash seed.

`python -m tests.determinism [GAMES]` plays GAMES games (200 unless told otherwise) with the shipped
content and the pack for tests, from the folder of the project, and prints one line: the Python
version, the number of games and decisions, and the SHA-256 of every choice and of the state after
it. To compare Python versions, give each an environment with the project (its dependencies suffice)
and run the command in each:

    python3.12 -m venv ../venv-3.12
    ../venv-3.12/bin/python -m pip install -e .
    ../venv-3.12/bin/python -m tests.determinism

The tests compare the digest of the first games with `tests/golden/determinism.txt` on whichever
Python runs them. No sentence goes into it. Where the course of games was changed on purpose,
`python -m tests.golden_files determinism.txt` writes it anew.

`--journals FOLDER` writes, instead, the journals of three games into a folder.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from attrs import evolve

from tests.kinds import KINDS
from tests.positions import catalog
from united.bots.bot import Bot
from united.bots.eager_bot import EagerBot
from united.bots.random_bot import RandomBot
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.session import Session
from united.state.snapshot import snapshot

GAMES: Final = 200
TEXTS: Final = ("ending", "because")
"""Parts of a snapshot that are sentences, which may be said in another way at any time."""

STRIDE: Final = 37
"""Which kind of game comes next: far enough from the last one that all kinds come early."""


def game_number(number: int) -> tuple[GameSetup, Bot]:
    """Return the setup and the player of game `number` (0 or more)."""
    setup = evolve(KINDS[number * STRIDE % len(KINDS)], seed=number)
    return setup, EagerBot(number) if number % 2 else RandomBot(number)


def lines(games: int) -> Iterator[str]:
    """Yield each choice of the games with the state that came of it."""
    for number in range(games):
        setup, bot = game_number(number)
        game = Game.new(setup, catalog(setup.packs), listen=None)
        while game.result is None:
            key = bot.pick(game).key
            game.choose(key)
            yield f"{key} {json.dumps(_without_texts(snapshot(game.state)))}"


def _without_texts(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_texts(one) for key, one in value.items() if key not in TEXTS}
    return [_without_texts(one) for one in value] if isinstance(value, list) else value


def digest(games: int) -> tuple[str, int]:
    """Return the digest of some games, and how many decisions they took."""
    total, decisions = sha256(), 0
    for line in lines(games):
        total.update(line.encode("utf-8"))
        decisions += 1
    return total.hexdigest(), decisions


def write_journals(folder: Path) -> None:
    """Write the journals of three games, each of another kind."""
    for number in (1, 3, 5):
        setup, bot = game_number(number)
        session = Session.start(setup, catalog(setup.packs), save=folder / f"game-{number}.united")
        while session.game.result is None:
            session.choose(bot.pick(session.game).key)
        session.close()


def main(arguments: list[str]) -> None:
    """Print the digest, or write the journals."""
    if arguments[:1] == ["--journals"]:
        write_journals(Path(arguments[1]))
        return
    games = int(arguments[0]) if arguments else GAMES
    found, decisions = digest(games)
    print(f"Python {platform.python_version()}: {games} games, {decisions} decisions: {found}")


if __name__ == "__main__":
    main(sys.argv[1:])
