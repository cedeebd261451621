"""Ways out of a terminal that is too small for the table."""

from __future__ import annotations

import pytest

from tests.app.all_screens import KEYS, LEAVE, shown
from tests.app.conftest import Start
from tests.app.playing import Drive
from united.app.screens.curtain import CurtainScreen
from united.app.screens.too_small import TooSmallScreen


@pytest.mark.parametrize("size", [(59, 20), (40, 15), (20, 6), (10, 3), (8, 1)])
async def test_too_small_a_terminal_says_how_to_leave(
    start: Start, drive: Drive, size: tuple[int, int]
) -> None:
    driver = drive(start(), keys=KEYS)
    async with driver.run(*size):
        driver.screen(TooSmallScreen)
        text = " ".join(shown(driver).split())
        assert f"{LEAVE} leaves" in text
        assert size < (10, 3) or "60x20" in text
        await driver.press(LEAVE)
    assert driver.app.return_code == 0


async def test_too_small_a_terminal_warns_before_choices_are_lost(
    start: Start, drive: Drive
) -> None:
    driver = drive(start(saved=False))
    async with driver.run(40, 15):
        await driver.press("q")
        assert "not saved will be lost" in " ".join(shown(driver).split())
        await driver.press("q")
    assert driver.app.return_code == 0


@pytest.mark.parametrize("size", [(10, 3), (40, 15)])
@pytest.mark.parametrize("saved", [True, False])
async def test_escape_ends_no_game_in_too_small_a_terminal(
    start: Start, drive: Drive, size: tuple[int, int], saved: bool
) -> None:
    driver = drive(start(saved=saved))
    async with driver.run(*size):
        before = shown(driver)
        assert "Esc" not in before
        await driver.press("escape", "escape", "escape")
        driver.screen(TooSmallScreen)
        assert shown(driver) == before
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen is driver.table


async def test_what_opens_in_too_small_a_terminal_is_covered_too(
    start: Start, drive: Drive
) -> None:
    driver = drive(start(seats=("Ann", "Bob")), curtain=True)
    async with driver.run(40, 15):
        driver.screen(TooSmallScreen)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        driver.screen(CurtainScreen)


@pytest.mark.parametrize("key", ["colon", "question_mark", "R"])
async def test_nothing_opens_over_the_wish_for_a_larger_terminal(
    drive: Drive, start: Start, key: str
) -> None:
    driver = drive(start())
    async with driver.run(40, 15):
        before = [*driver.app.screen_stack]
        await driver.press(key, key)
        assert [*driver.app.screen_stack] == before
        driver.screen(TooSmallScreen)
