"""Saved games in words, for the lists of the app."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from united.definitions.catalog import Catalog
from united.library import ContentError, UnknownPack, known_packs, load_catalog
from united.outside.quoting import clipped
from united.session.record import Header
from united.session.saves import SavedGame

_LONGEST: Final = 200
"""Letters of a list of names; a game has at most four Heroes, a damaged file any number."""

_LONGEST_DATE: Final = 30


def load(packs: Sequence[str]) -> Catalog:
    """Return the content of some packs; what saved games are opened with."""
    return load_catalog(packs)


def names_of(packs: Sequence[str]) -> dict[str, str]:
    """Return the names of all Heroes and challenges of some packs by id, as far as they load."""
    names: dict[str, str] = {}
    for pack in ((), *((one,) for one in packs)):
        try:
            catalog = load(pack)
        except (ContentError, UnknownPack):
            continue
        for things in (catalog.heroes, catalog.challenges):
            names |= {id: thing.name for id, thing in things.items()}
    return names


def names_of_all() -> dict[str, str]:
    """Return the names of all Heroes and challenges of every pack that is there."""
    return names_of([pack.id for pack in known_packs()])


def say_heroes(header: Header, names: Mapping[str, str] | None = None) -> str:
    """Return the Heroes of a game by name; `names` saves looking them up once more."""
    known = names_of(header.setup.packs) if names is None else names
    return say_names(header.setup.heroes, known)


def say_names(ids: Iterable[str], names: Mapping[str, str]) -> str:
    """Return the names that belong to some ids, readable also where the content is gone."""
    return clipped(", ".join(names.get(id) or say_id(id) for id in ids), _LONGEST)


def say_id(id: str) -> str:
    """Return an id as a name: `spider-pig` as `Spider Pig`."""
    return " ".join(part.capitalize() for part in clipped(id).split("-"))


def say_mode(mode: str) -> str:
    """Return a mode as the game calls it, with a capital letter."""
    return clipped(mode).capitalize()


def say_date(date: str) -> str:
    """Return the date and time of a game as the clock here shows it; as it is if it is none."""
    try:
        return datetime.fromisoformat(date).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return clipped(date, _LONGEST_DATE)


def say_setup(header: Header, names: Mapping[str, str]) -> str:
    """Return the mode, the challenges and the seed of a game."""
    challenges = [say_names([one], names) for one in header.setup.challenges]
    seed = clipped(header.setup.seed)
    return clipped(", ".join([say_mode(header.setup.mode), *challenges, f"seed {seed}"]), _LONGEST)


def say_progress(save: SavedGame) -> str:
    """Return how far a game is, or why it cannot go on."""
    if save.damaged or save.progress is None:
        return "cannot be opened"
    if save.progress.result is not None:
        return f"{save.progress.result} in round {save.progress.round}"
    missions = "-".join(str(n) for n in save.progress.missions)
    return f"round {save.progress.round}, Missions {missions}, choices {save.choices}"
