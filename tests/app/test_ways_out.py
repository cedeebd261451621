"""Every screen can be left by the player's key and by Escape, and says so on itself."""

from __future__ import annotations

from inspect import signature
from typing import Final

import pytest

from tests.app.all_screens import KEYS, LEAVE, shown
from tests.app.conftest import Start
from tests.app.playing import Drive, Driver, finish
from united.app.later import load_all
from united.app.screens.ask import AskScreen, PickScreen
from united.app.screens.base import OpenScreen, Request
from united.app.screens.curtain import CurtainScreen
from united.app.screens.end import EndScreen
from united.app.screens.home import HomeScreen
from united.app.ways import Ways
from united.app.widgets.hand import HandPane

FROM_HOME: Final = {
    "SetupScreen": ("n",),
    "SavesScreen": ("s",),
    "SettingsScreen": ("o",),
    "StatisticsScreen": ("w",),
    "RulesScreen": ("r",),
    "GuidedScreen": ("t",),
    "HelpScreen": ("question_mark",),
    "Palette": ("colon",),
    "AskScreen": ("ctrl+c",),
    "TypeScreen": ("n", *["down"] * 3, "enter"),
}
FROM_TABLE: Final = {"SheetScreen": ("g", "2", "i"), "JumpScreen": ("g",)}

TYPING: Final = frozenset({"Palette", "TypeScreen"})
"""Where letters are typed, so that only Escape leaves."""


async def check_way_out(driver: Driver, name: str, keys: tuple[str, ...], way: str) -> None:
    await driver.press(*keys)
    await driver.app.workers.wait_for_complete()
    await driver.settle()
    before: OpenScreen = driver.screen(OpenScreen)  # type: ignore[type-abstract]
    assert type(before).__name__ == name
    text = shown(driver)
    assert "Esc" in text or way == LEAVE
    assert name in TYPING or LEAVE in text
    await driver.press(way)
    assert before not in driver.app.screen_stack


@pytest.mark.parametrize("way", [LEAVE, "escape"])
@pytest.mark.parametrize("name", FROM_HOME)
async def test_a_screen_of_home_is_left(drive: Drive, name: str, way: str) -> None:
    if way == LEAVE and name in TYPING:
        way = "escape"
    driver = drive(keys=KEYS)
    async with driver.run(80, 24):
        await check_way_out(driver, name, FROM_HOME[name], way)


@pytest.mark.parametrize("way", [LEAVE, "escape"])
@pytest.mark.parametrize("name", FROM_TABLE)
async def test_a_screen_of_the_table_is_left(
    start: Start, drive: Drive, name: str, way: str
) -> None:
    driver = drive(start(), keys=KEYS)
    async with driver.run(80, 24):
        await check_way_out(driver, name, FROM_TABLE[name], way)


@pytest.mark.parametrize("way", [LEAVE, "escape"])
async def test_a_question_which_is_meant_is_left(start: Start, drive: Drive, way: str) -> None:
    driver = drive(start(), keys=KEYS)
    async with driver.run(80, 24):
        driver.table.open(PickScreen(driver.choices[:2]))
        await driver.settle()
        await check_way_out(driver, "PickScreen", (), way)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
async def test_the_table_is_left(start: Start, drive: Drive, size: tuple[int, int]) -> None:
    driver = drive(start(), keys=KEYS)
    async with driver.run(*size):
        assert f"{LEAVE} Leave" in shown(driver)
        await driver.press(LEAVE)
        driver.screen(HomeScreen)


async def test_the_end_is_left(start: Start, drive: Drive) -> None:
    driver = drive(finish(start()), keys=KEYS)
    async with driver.run(80, 24):
        driver.screen(EndScreen)
        assert f"{LEAVE} Leave" in shown(driver)
        await driver.press(LEAVE)
        driver.screen(HomeScreen)


async def test_home_is_left_and_escape_asks_first(drive: Drive) -> None:
    driver = drive(keys=KEYS)
    async with driver.run(80, 24):
        assert f"{LEAVE} Quit" in shown(driver)
        await driver.press("escape")
        driver.screen(AskScreen)
        await driver.press("escape")
        driver.screen(HomeScreen)
        await driver.press(LEAVE)
    assert driver.app.return_code == 0


@pytest.mark.parametrize("way", [LEAVE, "escape"])
async def test_a_curtain_is_left_and_shows_no_hand(
    start: Start, drive: Drive, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(start(seats=("Ann", "Bob")), curtain=True, keys=KEYS)
    async with driver.run(80, 24):
        driver.screen(CurtainScreen)
        assert f"{LEAVE} or Esc leaves" in shown(driver)
        table = driver.table
        drawn: list[int] = []
        monkeypatch.setattr(HandPane, "render_line", lambda _, y: drawn.append(y))
        await driver.press(way)
        driver.screen(HomeScreen)
        assert table not in driver.app.screen_stack
        assert drawn == []


async def test_a_curtain_stays_drawn_while_a_lost_game_is_asked_about(
    start: Start, drive: Drive
) -> None:
    driver = drive(start(seats=("Ann", "Bob"), saved=False), curtain=True)
    async with driver.run(80, 24):
        (card, *_) = (card.name for card in driver.table.play.shown().position.hand)
        await driver.press("q")
        driver.screen(AskScreen)
        picture = driver.app.export_screenshot()
        assert isinstance(driver.app.screen_stack[-2], CurtainScreen)
        assert card.replace(" ", "&#160;") not in picture
        await driver.press("n")
        driver.screen(CurtainScreen)


def test_each_request_leads_somewhere() -> None:
    load_all()
    requests = Request.__subclasses__()
    assert len(requests) > 5
    for request in requests:
        assert [*signature(getattr(Ways, request.handler_name)).parameters] == ["self", "event"]
