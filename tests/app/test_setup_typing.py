"""What is typed into the setup of a new game: the seed, the names of persons."""

from __future__ import annotations

import pytest
from textual.widgets import Input

from tests.app.playing import Drive, go_to_row
from united.app.screens.setup import SetupScreen
from united.app.screens.type import TypeScreen
from united.rules.setup import MAX_SEED


async def test_the_seed_is_copied(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("n", "y")
        assert driver.app.clipboard == str(driver.screen(SetupScreen).form.seed)
        seed = driver.screen(SetupScreen).form.seed
        await driver.press("x")
        assert driver.screen(SetupScreen).form.seed != seed


@pytest.mark.parametrize("text", ["", "abc", "-1", "1.5", "\u0663", str(MAX_SEED + 1), "9" * 5000])
async def test_what_is_no_seed_is_said_and_can_be_mended(drive: Drive, text: str) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        await go_to_row(driver, "Seed")
        seed = driver.screen(SetupScreen).form.seed
        await driver.press("enter")
        driver.screen(TypeScreen).query_one(Input).value = text
        await driver.press("enter")
        assert str(MAX_SEED) in driver.text("#type-problem")
        driver.screen(TypeScreen).query_one(Input).value = f" 00{MAX_SEED} "
        await driver.press("enter")
        assert driver.screen(SetupScreen).form.seed == MAX_SEED != seed
        await driver.press("right")
        assert driver.screen(SetupScreen).form.seed == MAX_SEED


async def test_a_name_in_brackets_is_a_name(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        await go_to_row(driver, "played by")
        await driver.press("enter", *"(Bob)", "enter", "enter")
        assert driver.screen(TypeScreen).query_one(Input).value == "(Bob)"
        await driver.press("escape")
        assert driver.screen(SetupScreen).form.seats[0] == "(Bob)"
