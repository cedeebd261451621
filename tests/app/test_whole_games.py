"""Whole games in the app: keys only, mouse only, alone and in seats, with undo and resizing."""

from __future__ import annotations

import random

import pytest

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver
from united.app.screens.curtain import CurtainScreen
from united.app.screens.end import EndScreen
from united.app.screens.table import TableScreen
from united.rules.game import Game
from united.session.session import Session

MOST = 400
"""Choices after which a game would not be ending by itself."""


def same_game(session: Session) -> Game:
    """Return the game that the choices of a session lead to without an app."""
    from united.library import load_catalog

    game = Game.new(session.header.setup, load_catalog())
    for key in session.choices:
        game.choose(key)
    return game


async def play_on(driver: Driver, dice: random.Random) -> None:
    """Press the key of some option; where a curtain hangs, open it first."""
    if isinstance(driver.app.screen, CurtainScreen):
        await driver.press("space")
    choice = dice.choice(driver.choices)
    before = len(driver.session.choices)
    await driver.take(choice.key)
    assert driver.session.choices[before] == choice.key


async def test_solo_with_keys_only(start: Start, drive: Drive) -> None:
    driver = drive(start("solo", 3))
    dice = random.Random(1)
    async with driver.run(80, 24):
        while driver.session.game.result is None:
            await play_on(driver, dice)
            assert len(driver.session.choices) < MOST
        driver.screen(EndScreen)
        assert same_game(driver.session).view() == driver.session.game.view()


async def test_two_seats_with_curtain_undo_and_redo(start: Start, drive: Drive) -> None:
    driver = drive(start(seats=("Ann", "Bob"), seed=5), curtain=True)
    dice = random.Random(2)
    curtains = 0
    async with driver.run(100, 30):
        while driver.session.game.result is None:
            if isinstance(driver.app.screen, CurtainScreen):
                curtains += 1
                play = driver.table.play
                assert driver.app.screen.seat == play.seats.name(play.game)
            await play_on(driver, dice)
            if dice.random() < 0.2 and isinstance(driver.app.screen, TableScreen):
                position = driver.session.game.view(hidden=True)
                await driver.press("u")
                if driver.app.screen is not driver.table:
                    await driver.press("y")
                assert driver.session.can_redo
                await driver.press("r")
                assert driver.session.game.view(hidden=True) == position
        driver.screen(EndScreen)
    assert curtains > 4


async def test_four_heroes_while_the_terminal_changes(start: Start, drive: Drive) -> None:
    driver = drive(start(count=4, seed=8), automation="turns")
    dice = random.Random(3)
    sizes = [(80, 24), (120, 40), (50, 18), (100, 30), (61, 20), (140, 50)]
    async with driver.run(80, 24):
        while driver.session.game.result is None:
            if dice.random() < 0.3:
                before = driver.session.game.view(hidden=True)
                for size in (dice.choice(sizes), dice.choice(sizes[:2])):
                    await driver.pilot.resize_terminal(*size)
                    await driver.settle()
                assert driver.session.game.view(hidden=True) == before
            await play_on(driver, dice)
        driver.screen(EndScreen)


@pytest.mark.parametrize(
    ("mode", "count", "size"), [("solo", 3, (80, 24)), ("co-op", 2, (120, 40))]
)
async def test_with_the_mouse_only(
    start: Start, drive: Drive, mode: str, count: int, size: tuple[int, int]
) -> None:
    driver = drive(start(mode, count, seed=4))
    dice = random.Random(4)
    async with driver.run(*size):
        while driver.session.game.result is None:
            lines, before = driver.table.decision_panel.lines, len(driver.session.choices)
            number = dice.randrange(len(lines))
            await driver.click_choice(number)
            taken = lines[number].offer
            assert driver.session.choices[before:][:1] == ((taken.key,) if taken else ())
        driver.screen(EndScreen)
