"""Positions for tests, in the words of the scenarios: what is not said is as set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any, Final, TypeAlias

import yaml

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.library.nodes import compose
from united.rules.game import Game
from united.scenario.files import Scenario
from united.scenario.position import build

Given: TypeAlias = Mapping[str, Any]
"""A position in the words of the scenarios."""

NIGHT: Final = str(Path(__file__).parent / "packs" / "night")
"""The pack for tests: what the shipped content does not use of the language, it does."""

COURSE: Final = str(Path(__file__).parent / "packs" / "course")
"""Another pack for tests: what hangs on events, what holds for a time, tokens anywhere."""

FACTS: Final = str(Path(__file__).parent / "facts" / "facts")
"""The pack of what later boxes print."""

NIGHT_RING: Final = (
    "rooftops", "queens", "lamp-factory", "night-market", "osborn-labs", "daily-bugle",
)  # fmt: skip
"""A ring with the Locations of that pack, clockwise."""

RING: Final = (
    "queens", "daily-bugle", "brooklyn-bridge", "osborn-labs", "oscorp-tower",
    "midtown-high-school",
)  # fmt: skip
"""The ring of a position, clockwise, unless it says another."""


def changed_night(folder: Path, inside: str, changes: Mapping[str, str]) -> str:
    """Return the path of a copy of that pack in a folder, with other words in one of its files."""
    pack = folder / "night"
    copytree(NIGHT, pack)
    text = (pack / inside).read_text(encoding="utf-8")
    for before, after in changes.items():
        assert text.count(before) == 1
        text = text.replace(before, after)
    (pack / inside).write_text(text, encoding="utf-8")
    return str(pack)


@cache
def catalog(packs: tuple[str, ...] = ()) -> Catalog:
    """Return the content of some packs, read once for all tests."""
    return load_catalog(packs)


def load(packs: Sequence[str]) -> Catalog:
    """Return the content of some packs, as the runner of scenarios asks for it."""
    return catalog(tuple(packs))


def position(given: Given | None = None, *steps: str, **game: Any) -> Game:
    """Return a game at a position (`given` of a scenario), after some choices.

    `game` is what a scenario says under that key; by default Spider-Man and Ghost-Spider play the
    co-op game.
    """
    played = {"mode": "co-op", "heroes": ["spider-man", "ghost-spider"], **game}
    where = {"ring": list(RING), **(given or {})}
    document = {"scenario": "A position of a test", "game": played, "given": where}
    root = compose(yaml.safe_dump(document, sort_keys=False).encode("utf-8"))
    made = build(Scenario("A position of a test", __file__, root), load)
    for step in steps:
        made.choose(step)
    return made
