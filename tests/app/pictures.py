"""The screens of the app with fixed games, for snapshots and for `make screens`."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Final

from attrs import evolve, frozen
from textual.pilot import Pilot

from united.app.app import UnitedApp
from united.app.settings import Settings
from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session.session import Session

HEROES: Final = ("spider-man", "ghost-spider", "miles-morales", "spider-ham")

SIZES: Final = ((80, 24), (100, 30), (120, 40))

STILL: Final = Settings(speed="off", flash=False, ascii="off")
"""Settings with which a picture is always the same."""

Prepare = Callable[[Pilot[None]], Awaitable[None]]


@frozen
class Picture:
    """A screen to be drawn: an app, and what is done before the picture is taken."""

    make: Callable[[Settings], UnitedApp]
    keys: tuple[str, ...] = ()
    settings: Settings = STILL

    def app(self, **changes: object) -> UnitedApp:
        """Return the app with some settings changed."""
        return self.make(evolve(self.settings, **changes))

    async def prepare(self, pilot: Pilot[None]) -> None:
        """Do what is done before the picture is taken."""
        await settle(pilot)
        for key in self.keys:
            await pilot.press(key)
            await settle(pilot)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until everything that was set off is done."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()


def play(
    mode: str,
    count: int,
    choices: int,
    *,
    seed: int = 3,
    seats: tuple[str, ...] = (),
    saved: bool = False,
) -> Session:
    """Return a game after some choices of a player who prefers to act, always the same."""
    setup = GameSetup(mode, HEROES[:count], challenges=("secret-identity",), seed=seed)
    session = Session.start(setup, load_catalog(), saved=saved, seats=seats)
    dice = random.Random(seed)
    for _ in range(choices):
        if session.game.result is not None:
            break
        keys = [choice.key for choice in session.game.choices]
        eager = [key for key in keys if key not in ("end", "skip", "none")]
        session.choose(dice.choice(eager or keys))
    return session


def game(
    mode: str, count: int, choices: int, *, seed: int = 3, seats: tuple[str, ...] = ()
) -> Callable[[Settings], UnitedApp]:
    """Return how to make an app with a game on the table."""
    return lambda settings: UnitedApp(
        session=play(mode, count, choices, seed=seed, seats=seats, saved=True),
        settings=settings,
    )


def home(settings: Settings) -> UnitedApp:
    """Return an app at its first screen."""
    return UnitedApp(settings=settings)


def only(kind: str, most: int = 60) -> int:
    """Return after how many choices of the co-op game of `PICTURES` a kind of decision is asked."""
    for choices in range(8, most):
        decision = play("co-op", 2, choices).decision
        if decision is not None and decision.kind == kind:
            return choices
    raise ValueError(f"no decision {kind} within {most} choices")


PICTURES: Final[dict[str, Picture]] = {
    "home": Picture(home),
    "setup": Picture(home, ("n", "down", "down")),
    "play": Picture(game("co-op", 2, only("play"), seats=("Ann", "Bob"))),
    "act": Picture(game("solo", 3, 33)),
    "wound": Picture(game("co-op", 2, only("discard"))),
    "four-heroes": Picture(game("co-op", 4, 41)),
    "story": Picture(game("co-op", 2, 0), ("space", "space", "space"), evolve(STILL, speed="step")),
    "villain": Picture(game("co-op", 2, 20), ("g", "3")),
    "storyline": Picture(game("co-op", 2, 40), ("g", "3", "left")),
    "hand": Picture(game("solo", 3, 33), ("g", "6")),
    "heroes": Picture(game("co-op", 3, 40), ("g", "7")),
    "log": Picture(game("co-op", 2, 20), ("g", "8")),
    "jump": Picture(game("co-op", 2, 20), ("g",)),
    "location": Picture(game("co-op", 2, 20), ("g", "2", "i")),
    "help": Picture(game("co-op", 2, 20), ("question_mark",)),
    "palette": Picture(game("co-op", 2, 20), ("colon",)),
    "rules": Picture(home, ("r", "down", "down")),
    "end": Picture(game("co-op", 2, 500)),
    "guided": Picture(home, ("t", "space")),
    "guided-act": Picture(home, ("t", "space", "space", "t", "enter", "1")),
    "day": Picture(home, ("d",)),
    "badges": Picture(home, ("w", "left")),
    "again": Picture(game("co-op", 2, 20), ("t", "space", "space", "space", "space")),
    "hint": Picture(game("solo", 3, 33), ("h",)),
    "settings": Picture(home, ("o",)),
    "statistics": Picture(home, ("w", "right")),
    "saves": Picture(home, ("s",)),
    "quit": Picture(game("co-op", 2, 20), ("ctrl+c",)),
}
