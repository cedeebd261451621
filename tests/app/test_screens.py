"""The other screens: rules, palette, leaving; and that each fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.color import Color
from textual.command import CommandPalette, SearchIcon
from textual.widgets import OptionList

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver
from united.app.commands import list_commands
from united.app.glyphs import CURRENT
from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.ask import AskScreen
from united.app.screens.help import HelpScreen
from united.app.screens.rules import RulesScreen
from united.app.screens.type import TypeScreen


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


async def test_the_palette_offers_no_value_that_is_in_force(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        ways = (driver.app.ways, driver.app.exports, driver.app.preferences)
        listed = {one.title: one.help for one in list_commands(driver.app.screen, *ways)}
        assert "Colours: dark" not in listed
        assert listed["Colours: light"] == "Now it is: dark"


async def test_a_picture_of_the_screen_is_saved(drive: Drive, player_folder: Path) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("colon", *"screenshot")
        await driver.pilot.pause(0.5)
        await driver.press("enter")
        await driver.settle()
        driver.screen(TypeScreen)
        await driver.press("enter")
        await driver.settle()
    picture = (player_folder / "exports" / "united-screen.svg").read_text()
    assert "New&#160;game" in picture


async def test_the_palette_lists_what_the_bindings_explain(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        app, screen = driver.app, driver.app.screen
        listed = {one.title: one.help for one in app.get_system_commands(screen)}
        explained = {one.description: one.tooltip for _, one in screen._bindings if one.tooltip}
        assert explained.keys() >= {"Undo", "Redo", "Hint", "Search the log"}
        assert explained.items() <= listed.items()
        await driver.press(driver.choices[0].hotkey)
        made = driver.session.choices
        await driver.press("colon", *"undo")
        await driver.pilot.pause(0.5)
        await driver.press("enter")
        await driver.settle()
        assert len(driver.session.choices) < len(made)


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


async def test_rules_are_searched_by_somebody_who_types_quickly(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("r", "slash")
        await driver.pilot.press(*"lizard")
        await driver.settle()
        assert driver.screen(RulesScreen).rules == ()
        assert driver.text("#rule") == "No rule has these words."


@pytest.mark.parametrize("keys", [(), ("n",), ("o",), ("r",), ("s",)])
async def test_a_cursor_is_seen_without_colours(
    start: Start, drive: Drive, keys: tuple[str, ...]
) -> None:
    start().close()
    start(seed=4).close()
    driver = drive(color=False)
    async with driver.run(80, 24):
        await driver.press(*keys)
        await driver.app.workers.wait_for_complete()
        await driver.press("down")
        await driver.settle()
        listed = driver.app.screen.query_one(OptionList)
        lines = _in_reverse(driver)
        number = listed.highlighted or 0
        row = sum(
            len(str(listed.get_option_at_index(n).prompt).splitlines()) for n in range(number)
        )
        assert listed.region.y + row in lines


def _in_reverse(driver: Driver) -> list[int]:
    """Return the lines of the screen in which there is a text in reverse video."""
    found = []
    for number, strip in enumerate(driver.app.screen._compositor.render_strips()):
        for one in driver.app.get_line_filters():
            strip = strip.apply_filter(one, Color(0, 0, 0))
        if any(style and style.reverse and text.strip() for text, style, _ in strip):
            found.append(number)
    return found


async def test_help_lists_the_keys_of_the_screen_and_the_players_own(drive: Drive) -> None:
    driver = drive(keys={**DEFAULT_KEYS, "help": "h", "watch": "x"})
    async with driver.run(80, 24):
        assert "h help" in driver.text("#home-hint")
        await driver.press("s", "h")
        driver.screen(HelpScreen)
        keys = driver.text("#help-keys")
        assert "x  Watch again" in keys
        assert "h  Help" in keys
        assert "Undo" not in keys
        assert "0  end" not in keys


async def test_every_key_in_a_help_text_is_filled_in(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        await driver.press("question_mark")
        screen = driver.screen(HelpScreen)
        assert "{" not in screen.text
        assert "0  end or decline" in driver.text("#help-keys")
        assert "u  Undo" in driver.text("#help-keys")


async def test_undo_and_redo_say_which_of_them_is_not_possible(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        for key, text in (
            ("u", "There is nothing to take back"),
            ("r", "There is nothing to make again"),
        ):
            await driver.press(key, key)
            # What is said replaces what was said before, so that nothing piles up on the board.
            assert [one.message for one in driver.app._notifications] == [text]


async def test_the_sign_of_the_palette_has_one_cell(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("colon")
        assert driver.app.screen.query_one(SearchIcon).icon == CURRENT
