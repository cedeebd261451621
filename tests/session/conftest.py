"""Games to save: small helpers that the tests of saved games share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.save_file import SaveFile
from united.session.session import Session

SETUPS = (
    GameSetup("co-op", ("spider-man", "ghost-spider"), seed=1),
    GameSetup("co-op", ("miles-morales", "spider-ham", "spider-man", "ghost-spider"), seed=2),
    GameSetup(
        "solo",
        ("spider-man", "ghost-spider", "miles-morales"),
        challenges=("secret-identity",),
        packs=("printed-tokens",),
        kos_allowed=2,
        seed=3,
    ),
)

Player = Callable[..., list[str]]


def start(setup: GameSetup, path: Path | None = None) -> Session:
    """Begin a game with the packs that its setup names."""
    return Session.start(setup, load_catalog(setup.packs), save=path)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("UNITED_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def closed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the files of all games that a test leaves open."""
    opened: list[SaveFile] = []
    make = SaveFile.__init__

    def remember(file: SaveFile, *arguments: Any) -> None:
        make(file, *arguments)
        opened.append(file)

    monkeypatch.setattr(SaveFile, "__init__", remember)
    yield
    for file in opened:
        file.close()


@pytest.fixture
def catalog() -> Catalog:
    """The shipped content."""
    return load_catalog()


@pytest.fixture(params=SETUPS, ids=["two", "four", "solo"])
def setup(request: pytest.FixtureRequest) -> Any:
    """One of several games."""
    return request.param


@pytest.fixture
def play() -> Player:
    """Make random choices in a session, at most `most`; return their keys."""

    def make_choices(session: Session, most: int = 10_000, seed: int = 7) -> list[str]:
        chance = random.Random(seed)
        keys: list[str] = []
        while session.game.result is None and len(keys) < most:
            keys.append(chance.choice(session.game.choices).key)
            session.choose(keys[-1])
        return keys

    return make_choices


@pytest.fixture
def whole() -> Callable[[Game], Any]:
    """Everything about a position that can differ: the view with all decks, and chance."""
    return lambda game: (game.view(hidden=True), game.state.chance, game.hidden)
