"""Saved random games: cut after every line, gone on with; undone to the start, made again.

`python -m tests.saved_games [GAMES]` plays 200 unless told otherwise; the suite plays a few.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from attrs import evolve
from rich.progress import track

from tests.tables import kinds_of_games
from united.library import load_catalog
from united.rules.game import Game
from united.session.session import Session

GAMES = 200


def whole(game: Game) -> Any:
    """Return all of a position that can differ: the view with all decks, and chance."""
    return game.view(hidden=True), game.state.chance, game.hidden


def check_saved_game(number: int, every: int = 1) -> int:
    """Play and save game `number`, then cut it (after `every`-th lines), undo it, make it again.

    Returns how many choices it had.
    """
    kinds = kinds_of_games()
    setup = evolve(kinds[number % len(kinds)], seed=number)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UNITED_HOME"] = folder
        path = Path(folder) / "game.jsonl"
        session = Session.start(setup, load_catalog(setup.packs), save=path)
        chance = random.Random(number)
        states = [whole(session.game)]
        while session.game.result is None:
            session.choose(chance.choice(session.game.choices).key)
            states.append(whole(session.game))
        keys = session.choices
        lines = path.read_bytes().splitlines(keepends=True)
        _check_undo(session, states)
        session.close()
        for left in range(1, len(lines) + 1, every):
            _check_cut(path, lines, left, keys, states)
    return len(keys)


def _check_undo(session: Session, states: list[Any]) -> None:
    for state in reversed(states[:-1]):
        session.undo(confirmed=True)
        assert whole(session.game) == state
    for state in states[1:]:
        session.redo()
        assert whole(session.game) == state


def _check_cut(
    path: Path, lines: list[bytes], left: int, keys: tuple[str, ...], states: list[Any]
) -> None:
    path.write_bytes(b"".join(lines[:left]))
    session = Session.open(path, load_catalog)
    assert whole(session.game) == states[left - 1]
    for key in keys[left - 1 :]:
        session.choose(key)
    assert whole(session.game) == states[-1]
    session.close()
    assert path.read_bytes() == b"".join(lines)


def main(games: int = GAMES) -> None:
    """Check them all on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        checked = pool.map(check_saved_game, range(games), chunksize=5)
        choices = sum(track(checked, total=games, description="Saved games"))
    print(f"{games} games, {choices} choices: every cut, undo and redo came to the same states.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
