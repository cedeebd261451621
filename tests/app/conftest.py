"""What the tests of the app share: an own folder for the player, games, a way to run the app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.playing import Driver
from united.app.settings import Settings
from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session.session import Session

HEROES = ("spider-man", "ghost-spider", "miles-morales", "spider-ham")

Start = Callable[..., Session]


@pytest.fixture(autouse=True)
def player_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test an own folder for saved games and settings, and a known terminal."""
    home = tmp_path / "united"
    monkeypatch.setenv("UNITED_HOME", str(home))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_CTYPE", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture
def settings() -> Settings:
    """Settings with which nothing waits."""
    return Settings(speed="off", flash=False, automation="all", unspent=False, ascii="off")


@pytest.fixture
def start() -> Iterator[Start]:
    """A way to start games; they are closed when the test is over."""
    started: list[Session] = []

    def begin(
        mode: str = "co-op",
        count: int = 2,
        *,
        seed: int = 3,
        challenges: tuple[str, ...] = ("secret-identity",),
        seats: tuple[str, ...] = (),
        saved: bool = True,
    ) -> Session:
        setup = GameSetup(mode, HEROES[:count], challenges=challenges, seed=seed)
        session = Session.start(setup, load_catalog(), seats=seats, saved=saved)
        started.append(session)
        return session

    yield begin
    for session in started:
        session.close()


@pytest.fixture
def drive(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Driver]:
    """A way to run the app with a game, or at home.

    Textual's driver looks every 20 ms whether the app has come to rest, several times for each key,
    and the app draws at most once in 16 ms. Here both are quicker; what is waited for is the same.
    The curtain opens at once.
    """
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 1 / 1000)
    monkeypatch.setattr("united.app.screens.curtain.CALM", 0.0)

    def begin(session: Session | None = None, **changes: object) -> Driver:
        return Driver(session, settings, changes)

    return begin
