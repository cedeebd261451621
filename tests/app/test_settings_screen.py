"""The screen of the settings, and what is said of those that cannot be used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver
from united.app.app import UnitedApp
from united.app.screens.curtain import CurtainScreen
from united.app.screens.notice import NoticeScreen
from united.app.screens.settings import SettingsScreen
from united.app.settings import read_settings


def drive_with(drive: Drive, folder: Path, text: str, **wishes: Any) -> tuple[Driver, Path]:
    """Make a settings file; return the app that reads it, and the path."""
    folder.mkdir(exist_ok=True)
    path = folder / "settings.toml"
    path.write_text(text)
    driver = drive()
    driver.app = UnitedApp(**wishes)
    return driver, path


async def test_settings_are_changed_and_kept(drive: Drive, player_folder: Path) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("o", "right")
        driver.screen(SettingsScreen)
        assert driver.app.theme == "light"
        await driver.press("down", "left", "down", "enter")
        kept = read_settings(player_folder / "settings.toml").settings
        assert kept.theme == "light"
        assert kept.automation == driver.app.settings.automation != "all"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
async def test_what_is_wrong_with_the_settings_stays_until_it_was_read(
    drive: Drive, start: Start, player_folder: Path, width: int, height: int
) -> None:
    text = 'curtain = true\nascii = "of" # mine\nautomation = "all"\nspeed = "off"\n'
    driver, _ = drive_with(drive, player_folder, text, session=start(seats=("Ann", "Bob")))
    async with driver.run(width, height):
        notice = driver.screen(NoticeScreen)
        (said,) = notice.sentences
        assert said.startswith("`ascii` is `of` in the file; it can be `auto`, `on` or `off`")
        assert said.endswith("did you mean `off`?")
        await driver.press("1", "u", "h")
        assert driver.app.screen is notice
        await driver.press("enter")
        await driver.settle()
        assert driver.screen(CurtainScreen).seat == "Ann"
        await driver.press("space")
        assert [bool(hero.hand) for hero in driver.table.play.shown().position.heroes] == [
            True,
            False,
        ]


async def test_bad_settings_are_named_below_the_good_ones_until_they_are_changed(
    drive: Drive, player_folder: Path
) -> None:
    text = "# mine\ntheme = 'green'\nspeed = 'fast'\nmusic = 'loud'\n"
    driver, path = drive_with(drive, player_folder, text)
    async with driver.run():
        await driver.press("enter", "o")
        driver.screen(SettingsScreen)
        assert "`theme` is `green`" in driver.text("#settings-problems")
        assert driver.app.settings.speed == "fast"
        await driver.press("right")
        assert "theme" not in driver.text("#settings-problems")
        assert "no setting `music`" in driver.text("#settings-problems")
        assert driver.app.theme == "light"
    # Which quotes a changed text has is tomlkit's to say.
    changed = path.read_text().replace('"light"', "'light'")
    assert changed == text.replace("green", "light")


async def test_a_file_that_is_no_toml_is_kept_and_the_curtain_drawn(
    drive: Drive, player_folder: Path
) -> None:
    text = "curtain = true\ntheme = \n"
    driver, path = drive_with(drive, player_folder, text)
    async with driver.run():
        await driver.press("enter", "o", "right")
        assert driver.app.theme == "light"
        assert driver.app.settings.curtain is True
    assert path.read_text() == "curtain = true\ntheme = \n"


async def test_the_command_line_says_more_of_the_curtain_than_the_settings(
    drive: Drive, start: Start
) -> None:
    driver = drive()
    driver.app = UnitedApp(session=start(seats=("Ann", "Bob")), curtain=True)
    async with driver.run():
        await driver.press("enter")
        await driver.settle()
        driver.screen(CurtainScreen)
        driver.app.preferences.change("theme", "light")
        assert driver.app.settings.curtain is True
        driver.app.preferences.change("curtain", False)
        assert driver.app.settings.curtain is False


async def test_what_is_on_or_off_is_said_in_one_way(drive: Drive) -> None:
    driver = drive(ascii="off", flash=True, speed="off")
    async with driver.run(80, 24):
        await driver.press("o")
        listed = driver.screen(SettingsScreen).query_one(OptionList)
        said = [str(listed.get_option_at_index(n).prompt) for n in range(listed.option_count)]
        assert any(row.startswith("Only ASCII signs") and row.endswith(" no") for row in said)
        assert any(row.startswith("Light up") and row.endswith(" yes") for row in said)
        assert not any(row.split()[-1] in ("on", "off") for row in said)
