"""The other screens: settings, tour, rules, palette, leaving; and that each fits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.command import CommandPalette

from tests.app.conftest import Start
from tests.app.playing import Driver
from united.app.screens.ask import AskScreen
from united.app.screens.home import HomeScreen
from united.app.screens.rules import RulesScreen
from united.app.screens.settings import SettingsScreen
from united.app.screens.tour import STEPS, TourScreen
from united.app.settings import read_settings

Drive = Callable[..., Driver]


async def test_settings_are_changed_and_kept(drive: Drive, player_folder: Path) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("o", "right")
        driver.screen(SettingsScreen)
        assert driver.app.theme == "light"
        await driver.press("down", "left", "down", "enter")
        kept = read_settings(player_folder / "settings.toml")
        assert kept.theme == "light"
        assert kept.automation == driver.app.settings.automation != "all"


async def test_a_broken_settings_file_is_said_and_kept(drive: Drive, player_folder: Path) -> None:
    from united.app.app import UnitedApp

    player_folder.mkdir()
    path = player_folder / "settings.toml"
    path.write_text("theme = 'green'\n")
    driver = drive()
    driver.app = UnitedApp()
    async with driver.run():
        assert "green" in driver.app.settings_problem
        await driver.press("o", "right")
        assert driver.app.theme == "light"
    assert path.read_text() == "theme = 'green'\n"


async def test_the_tour_has_ten_steps_and_can_be_left(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("t")
        seen = []
        while isinstance(driver.app.screen, TourScreen):
            seen.append(driver.text("#tour-text"))
            await driver.press("space")
        assert len(seen) == len(STEPS) == 10
        await driver.press("t", "right", "escape")
        driver.screen(HomeScreen)


async def test_all_rules_are_found(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("r", "slash", *"under pressure", "enter")
        rules = driver.screen(RulesScreen).rules
        assert rules[0].number == "T3"
        assert "T3" in driver.text("#rule")


async def test_the_palette_opens_with_a_plain_key(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("colon")
        driver.screen(CommandPalette)
        await driver.press(*"high contrast")
        await driver.pilot.pause(0.5)
        await driver.press("enter")
        await driver.settle()
        assert driver.app.theme == "contrast"


async def test_quitting_from_home(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("ctrl+c")
        driver.screen(AskScreen)
        await driver.press("escape", "q")
    assert driver.app.return_code == 0


@pytest.mark.parametrize("entry", ["n", "s", "w", "o", "r", "t"])
async def test_every_screen_of_home_fits_at_every_size(drive: Drive, entry: str) -> None:
    driver = drive()
    async with driver.run(60, 20):
        await driver.press(entry)
        for size in [(80, 24), (120, 40), (60, 20)]:
            await driver.pilot.resize_terminal(*size)
            await driver.settle()
            for widget in driver.app.screen.query("OptionList, DataTable, .sheet"):
                assert widget.region in driver.app.screen.region
