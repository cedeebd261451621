"""How a flood begins: some saved games, and a way to start the app."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import evolve

from tests.tables import catalog_for
from united.app.model.saved import load
from united.rules.setup import default_game
from united.session.session import Session

BEGINNINGS: Final = (
    "home",
    "table",
    "replay",
    "solo",
    "seats",
    "end",
    "unsaved",
    "places",
    "text",
    "settings",
    "guided",
)

FIRST_KEYS: Final = {
    "places": {"TableScreen": b"g1\r", "PickScreen": b""},
    "text": {"HomeScreen": b"n", "SetupScreen": 3 * b"\x1b[B" + b"\r", "TypeScreen": b""},
    "settings": {"HomeScreen": b"o", "SettingsScreen": b""},
    "guided": {"HomeScreen": b"t", "GuidedScreen": b""},
}
"""What is typed on each screen when the app has started, up to one that keys at random seldom come
to."""

Until = Callable[[Session], bool]


def begin(beginning: str, home: Path, chance: random.Random) -> tuple[str, ...]:
    """Make some saved games; return how the app is started."""
    (home / "saves").mkdir()
    seats = ("Ann", "Bob") if beginning == "seats" else ()
    paths = {
        "old": _save(home, "old", _made(30), chance),
        "seats": _save(home, "seats", _made(9), chance, seats=seats),
        "end": _save(home, "end", _made(1000), chance),
        "places": _save(home, "places", asks_at_first_place, chance, ("secret-identity",)),
    }
    if beginning == "replay":
        return ("replay", str(paths["old"]))
    if beginning in ("seats", "end", "places"):
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


def _made(choices: int) -> Until:
    return lambda session: len(session.choices) >= choices


def asks_at_first_place(session: Session) -> bool:
    """Tell whether several options are about the Location where the board's cursor begins."""
    decision = session.decision
    about = [option.about for option in decision.options] if decision is not None else []
    places = Counter(place for one in about for place in {one.location, one.origin})
    return places[next(iter(session.game.view()["locations"]))] > 1


def _save(
    home: Path,
    name: str,
    until: Until,
    chance: random.Random,
    challenges: tuple[str, ...] = (),
    *,
    seats: tuple[str, ...] = (),
) -> Path:
    """Save a game after some choices, but before its end."""
    setup = evolve(default_game(load(())), challenges=challenges, seed=chance.randrange(1000))
    path = home / "saves" / f"{name}.jsonl"
    session = Session.start(setup, catalog_for(setup), save=path, seats=seats)
    while not until(session):
        ahead = session.game.clone()
        ahead.choose(key := chance.choice(session.game.choices).key)
        if ahead.result is not None:
            break
        session.choose(key)
    session.close()
    return path
