"""How a flood begins: some saved games, and a way to start the app."""

from __future__ import annotations

import random
from pathlib import Path

from attrs import evolve

from tests.tables import catalog_for
from united.app.model.saved import load
from united.rules.setup import Mode, default_game
from united.session.session import Session


def begin(beginning: str, home: Path, chance: random.Random) -> tuple[str, ...]:
    """Make some saved games; return how the app is started."""
    (home / "saves").mkdir()
    seats = ("Ann", "Bob") if beginning == "seats" else ()
    paths = {
        "old": _save(home, "old", "co-op", 30, chance),
        "seats": _save(home, "seats", "co-op", 9, chance, seats),
        "end": _save(home, "end", "co-op", 1000, chance),
    }
    if beginning == "replay":
        return ("replay", str(paths["old"]))
    if beginning in ("seats", "end"):
        return ("resume", str(paths[beginning]))
    if beginning == "unsaved":
        # Nobody can write there, so the game goes on without being saved.
        (home / "saves").rename(home / "away")
        (home / "saves").write_text("", "utf-8")
    return {
        "table": ("play", "--challenge", "secret-identity"),
        "solo": ("play", "--mode", "solo"),
        "unsaved": ("play", "--seed", "3"),
    }.get(beginning, ())


def _save(
    home: Path, name: str, mode: Mode, most: int, chance: random.Random, seats: tuple[str, ...] = ()
) -> Path:
    """Save a game after some choices, but before its end."""
    setup = evolve(default_game(load(()), mode), seed=chance.randrange(1000))
    path = home / "saves" / f"{name}.jsonl"
    session = Session.start(setup, catalog_for(setup), save=path, seats=seats)
    for _ in range(most):
        ahead = session.game.clone()
        ahead.choose(key := chance.choice(session.game.choices).key)
        if ahead.result is not None:
            break
        session.choose(key)
    session.close()
    return path
