"""The app under a driver: what a player sees, does with keys, does with the mouse."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from attrs import evolve
from textual.content import Content
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList

from united.app.app import UnitedApp
from united.app.model.folds import Offer
from united.app.model.played import PlayedGame
from united.app.screens.setup import SetupScreen
from united.app.screens.table import TableScreen
from united.app.settings import Settings
from united.app.widgets.decision import DecisionPanel
from united.session.session import Session

W = TypeVar("W", bound=Widget)
S = TypeVar("S", bound="Screen[Any]")


class Driver:
    """An app with its pilot, once it runs."""

    def __init__(
        self, session: Session | None, settings: Settings, changes: Mapping[str, Any]
    ) -> None:
        self.app = UnitedApp(session=session, settings=evolve(settings, **changes))
        self.pilot: Pilot[None]

    @asynccontextmanager
    async def run(self, width: int = 120, height: int = 40) -> AsyncIterator[Driver]:
        """Run the app in a terminal of this size."""
        async with self.app.run_test(size=(width, height)) as pilot:
            self.pilot = pilot
            await self.settle()
            yield self

    async def settle(self) -> None:
        """Wait until everything that was set off is done."""
        await self.pilot.pause()
        await self.pilot.pause()

    async def wait_for_workers(self) -> None:
        """Wait for what is done beside the screen."""
        await self.app.workers.wait_for_complete()
        await self.settle()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    def screen(self, kind: type[S]) -> S:
        """Return the screen on top, which must be of this kind."""
        screen = self.app.screen
        assert isinstance(screen, kind), f"{screen} is on top"
        return screen

    @property
    def table(self) -> TableScreen:
        """The table, wherever it is in the stack of screens."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.table.play.session

    @property
    def choices(self) -> tuple[Offer, ...]:
        """The options of the decision, folded ones too."""
        shown = self.table.shown
        return shown.offers if shown is not None else ()

    def choice(self, key: str) -> Offer:
        """Return an option, by its public key."""
        return next(one for one in self.choices if one.key == key)

    async def take(self, key: str) -> None:
        """Take an option by its plain key, and those that lead to it."""
        while not (hotkey := self.choice(key).hotkey):
            lines = self.table.decision_panel.lines
            fold = next(one for one in lines if any(offer.key == key for offer in one.offers))
            await self.press(fold.hotkey)
        await self.press(hotkey)

    async def click_choice(self, number: int) -> None:
        """Take a line of the options by clicking it."""
        panel = self.table.decision_panel
        panel.highlighted = number
        await self.settle()
        column, row = panel.spot(number)
        await self.pilot.click(panel, offset=(column + 4, row + 1))
        await self.settle()

    @property
    def panel(self) -> str:
        """All that the panel of the decision says, the question in its frame first."""
        panel = self.app.screen.query_one(DecisionPanel)
        title = Content.from_markup(panel.border_title or "").plain
        return f"{title}\n{panel.render()}"

    def text(self, selector: str) -> str:
        """Return what a text on the screen on top says."""
        return str(self.app.screen.query_one(selector).render())


Drive = Callable[..., Driver]
"""The fixture that begins to drive an app."""


def finish(session: Session, seed: int = 1) -> Session:
    """Play a game to its end without a plan."""
    dice = random.Random(seed)
    while session.game.result is None:
        session.choose(dice.choice(session.game.choices).key)
    return session


async def play_to_next_card(driver: Driver) -> tuple[str, ...]:
    """Play a card and end the turn; return the choices made up to the next Hero's card."""
    await driver.press("1", "0")
    while driver.session.decision is not None and driver.session.decision.kind != "play":
        await driver.press("0")
    return driver.session.choices


async def burst(driver: Driver, keys: str) -> None:
    """Type keys ahead: all of them are there before the first one is taken."""
    for key in keys:
        driver.app.post_message(Key("enter" if key == "\r" else key, key))
    await driver.settle()
    await driver.settle()


async def go_to_row(driver: Driver, label: str) -> None:
    """Put the cursor of the setup on the row with this label."""
    screen = driver.screen(SetupScreen)
    number = next(n for n, row in enumerate(screen.rows) if row.label.strip().startswith(label))
    screen.query_one(OptionList).highlighted = number
    await driver.settle()


def take_all(play: PlayedGame) -> None:
    """Take all that needs no player."""
    while play.take_automatic()[0]:
        pass


def play_randomly(play: PlayedGame, choices: int, seed: int = 1) -> None:
    """Make some choices as a player without a plan."""
    dice = random.Random(seed)
    for _ in range(choices):
        take_all(play)
        if play.game.result is not None:
            return
        play.choose(dice.choice(play.game.choices).key)
    take_all(play)
