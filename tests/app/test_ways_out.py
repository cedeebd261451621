"""Every screen can be left by the player's key and by Escape, and says so on itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules
from typing import Final

import pytest
from textual.strip import Strip

from tests.app.conftest import Start
from tests.app.playing import Driver, finish
from united.app import screens
from united.app.keyboard import DEFAULT_KEYS
from united.app.later import load_all
from united.app.screens.advising import AdvisingScreen
from united.app.screens.ask import AskScreen, PickScreen
from united.app.screens.base import ModalScreen, OpenScreen, Request, Screen
from united.app.screens.board import BoardScreen
from united.app.screens.curtain import CurtainScreen
from united.app.screens.end import EndScreen
from united.app.screens.game import GameScreen
from united.app.screens.going_on import GoingOnScreen
from united.app.screens.home import HomeScreen
from united.app.screens.too_small import TooSmallScreen
from united.app.ways import Ways
from united.app.widgets.hand import HandPane

Drive = Callable[..., Driver]

LEAVE: Final = "z"
"""The key of a player who has changed it."""

KEYS: Final = {**DEFAULT_KEYS, "leave": LEAVE}

for module in iter_modules(screens.__path__):
    import_module(f"{screens.__name__}.{module.name}")


def _below(kind: type) -> set[type]:
    return {one for sub in kind.__subclasses__() for one in ({sub} | _below(sub))}


BASES: Final = (Screen, ModalScreen, BoardScreen, GameScreen, AdvisingScreen, GoingOnScreen)
"""What screens are made on; nobody comes to these themselves."""

SHOWN: Final = {
    kind
    for kind in _below(OpenScreen)
    if kind.__module__.startswith("united.") and kind not in BASES
}
"""All screens that somebody can come to."""

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


def shown(driver: Driver) -> str:
    """Return what stands on the screen."""
    strips: list[Strip] = driver.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


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


def test_each_request_leads_somewhere() -> None:
    load_all()
    requests = Request.__subclasses__()
    assert len(requests) > 5
    for request in requests:
        assert [*signature(getattr(Ways, request.handler_name)).parameters] == ["self", "event"]


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
