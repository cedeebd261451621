"""Saved games in words, for the lists of the app."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.session.record import Header
from united.session.saves import SavedGame


def load(packs: Sequence[str]) -> Catalog:
    """Return the content of some packs; what saved games are opened with."""
    return load_catalog(packs)


def say_heroes(header: Header) -> str:
    """Return the Heroes of a game, by name as far as their ids tell it."""
    return ", ".join(say_id(hero) for hero in header.setup.heroes)


def say_id(id: str) -> str:
    """Return an id as a name: `spider-man` as `Spider-Man`."""
    return "-".join(part.capitalize() for part in id.split("-")) if id else ""


def say_date(date: str) -> str:
    """Return the date and time of a game as the clock here shows it; as it is if it is none."""
    try:
        return datetime.fromisoformat(date).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return date


def say_setup(header: Header) -> str:
    """Return the mode, the challenges and the seed of a game."""
    parts = [header.setup.mode, *header.setup.challenges, f"seed {header.setup.seed}"]
    return ", ".join(parts)


def say_progress(save: SavedGame) -> str:
    """Return how far a game is, or why it cannot go on."""
    if save.damaged or save.progress is None:
        return "cannot be opened"
    if save.progress.result is not None:
        return f"{save.progress.result} in round {save.progress.round}"
    missions = "-".join(str(n) for n in save.progress.missions)
    return f"round {save.progress.round}, Missions {missions}, choices {save.choices}"
