"""Keys typed faster than they are handled, and what comes late: no screen goes unmeant."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from textual import events
from textual.events import Key
from textual.widgets import Input

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver
from united.app.app import UnitedApp
from united.app.arrange import PARTS
from united.app.screens.home import HomeScreen
from united.app.screens.jump import JumpScreen
from united.app.screens.replay import ReplayScreen
from united.app.screens.saves import SavesScreen
from united.app.screens.setup import SetupScreen
from united.app.screens.sheet import SheetScreen
from united.app.screens.table import TableScreen
from united.app.screens.type import TypeScreen
from united.library import load_catalog
from united.session.replay import Replay
from united.session.save_file import SaveFile

CHARACTERS: Final = {"escape": None, "enter": "\r", "down": None, "slash": "/"}


async def hurry(driver: Driver, *keys: str) -> None:
    """Give the app keys all at once."""
    for key in keys:
        driver.app.post_message(Key(key, CHARACTERS.get(key, key)))
    await driver.settle()
    await driver.settle()


@pytest.mark.parametrize("keys", ["11", "111", "1111", "99", "\u00b2", "\u0663", "\u00b2\u00b2"])
async def test_a_jump_leads_back_to_the_table(start: Start, drive: Drive, keys: str) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("g")
        jump = driver.screen(JumpScreen)
        await hurry(driver, *keys)
        assert driver.app.screen_stack[-2:] == [driver.table, jump] or (
            driver.app.screen is driver.table
        )
        assert driver.app.failure is None


@pytest.mark.parametrize("part", ["ring", "villain", "hand", "log"])
async def test_a_key_typed_ahead_is_for_the_screen_that_the_one_before_opens(
    start: Start, drive: Drive, part: str
) -> None:
    driver = drive(start())
    async with driver.run():
        await hurry(driver, "g", str(list(PARTS).index(part)))
        assert driver.session.choices == ()
        assert driver.app.screen is driver.table
        assert driver.table.focused_part == part


async def test_enter_typed_ahead_is_for_the_part_that_is_gone_to(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run():
        await hurry(driver, "g", "1", "enter")
        driver.screen(SheetScreen)
        assert driver.session.choices == ()


async def test_words_typed_ahead_are_searched_for(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await hurry(driver, "slash", "1", "g", "2")
        assert driver.app.screen is driver.table
        assert driver.table.query_one("#search", Input).value == "1g2"
        assert driver.session.choices == ()


async def test_a_replay_is_left_once(start: Start, drive: Drive) -> None:
    session = start()
    session.choose(session.game.choices[0].key)
    session.close()
    driver = drive()
    assert session.path is not None
    replay = Replay.open(session.path, lambda packs: load_catalog(packs))
    driver.app = UnitedApp(replay=replay, settings=driver.app.settings)
    async with driver.run():
        screen = driver.screen(ReplayScreen)
        screen.dismiss()
        screen.dismiss()
        await driver.settle()
        driver.screen(HomeScreen)


async def test_a_name_is_given_once(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        driver.app.exports.ask_for_log()
        await driver.settle()
        driver.screen(TypeScreen)
        await hurry(driver, "enter", "enter")
        assert driver.app.screen is driver.table


async def test_a_guided_opening_that_is_left_at_once(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        for _ in range(3):
            await hurry(driver, "t", "q", "escape")
            while not isinstance(driver.app.screen, HomeScreen):
                await driver.press("escape")
            await driver.press("home")
        assert driver.app.failure is None


async def test_two_requests_for_a_game_start_one(drive: Drive, player_folder: Path) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("n")
        setup = driver.screen(SetupScreen)
        for _ in range(3):
            setup.post_message(SetupScreen.Started(setup.form))
        await driver.settle()
        await driver.settle()
        driver.screen(TableScreen)
        assert len(list((player_folder / "saves").iterdir())) == 1
        driver.session.close()


async def test_a_game_is_gone_on_with_once(start: Start, drive: Drive) -> None:
    session = start()
    session.close()
    driver = drive()
    async with driver.run():
        await driver.press("s")
        await driver.app.workers.wait_for_complete()
        saves = driver.screen(SavesScreen)
        assert session.path is not None
        for _ in range(2):
            saves.post_message(SavesScreen.Continued(session.path))
        await driver.settle()
        await driver.settle()
        assert sum(isinstance(one, TableScreen) for one in driver.app.screen_stack) == 1
        assert not driver.app._notifications
        for _ in range(2):
            driver.table.post_message(TableScreen.Left())
        await driver.settle()
        driver.screen(HomeScreen)
        SaveFile.reopen(session.path).close()


async def test_an_entry_that_is_chosen_twice_opens_once(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        home = driver.screen(HomeScreen)
        for _ in range(2):
            home.post_message(HomeScreen.Chosen("new"))
        await driver.settle()
        assert len(driver.app.screen_stack) == 2


async def test_what_is_looked_at_twice_opens_once(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("g", "2")
        await hurry(driver, "i", "i")
        assert sum(isinstance(one, SheetScreen) for one in driver.app.screen_stack) <= 1
        pane = driver.table.query_one("#villain")
        driver.table.action_inspect()
        driver.table.action_inspect()
        await driver.settle()
        assert pane.is_attached
        assert sum(isinstance(one, SheetScreen) for one in driver.app.screen_stack) == 1


async def test_what_comes_after_a_screen_has_gone_is_dropped(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        table, done = driver.table, []
        table.call_after_refresh(done.append, "called back")
        called = table.if_present(done.append)
        driver.app.ways.go_home()
        called("answered")
        await table._dispatch_message(Key("g", "g"))
        await table._dispatch_message(events.Timer(table.set_timer(9, print), 0, 0, print))
        await driver.settle()
        assert done == []
        assert [type(one) for one in driver.app.screen_stack] == [HomeScreen]


async def test_the_first_screen_does_not_close(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        driver.app.screen.dismiss()
        await driver.settle()
        driver.screen(HomeScreen)


async def test_a_key_is_heard_where_the_terminal_seemed_to_be_left(
    drive: Drive, start: Start
) -> None:
    driver = drive(start())
    async with driver.run():
        driver.app.app_focus = False
        await driver.settle()
        await driver.press("down", "enter")
        assert len(driver.session.choices) == 1
