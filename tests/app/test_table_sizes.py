"""The table in a terminal of any size, which may change at any moment."""

from __future__ import annotations

import pytest

from tests.app.conftest import Start
from tests.app.playing import Drive
from united.app import glyphs
from united.app.screens.ask import AskScreen
from united.app.screens.sheet import SheetScreen
from united.app.screens.too_small import TooSmallScreen
from united.effects.text import BAM
from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session.session import Session


async def test_too_small_a_terminal_waits(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        before = driver.session.game.view(hidden=True)
        await driver.pilot.resize_terminal(59, 24)
        await driver.settle()
        driver.screen(TooSmallScreen)
        await driver.press("1", "u", "tab")
        assert driver.session.game.view(hidden=True) == before
        await driver.pilot.resize_terminal(60, 20)
        await driver.settle()
        assert driver.app.screen is driver.table
        await driver.press("1")
        assert len(driver.session.choices) == 1


async def test_growing_under_another_screen_leads_back_to_the_game(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        await driver.pilot.resize_terminal(40, 10)
        await driver.settle()
        driver.app.push_screen(AskScreen("Late?", "Yes", "No"))
        await driver.settle()
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        await driver.press("n")
        await driver.settle()
        assert driver.app.screen is driver.table


@pytest.mark.parametrize("home", [True, False])
async def test_any_size_down_to_one_cell_and_back(start: Start, drive: Drive, home: bool) -> None:
    driver = drive(None if home else start())
    sizes = [*((n, 24) for n in range(12, 0, -1)), (1, 1), (80, 1), *((n, n) for n in range(2, 12))]
    async with driver.run(80, 24):
        waiting = driver.app.screen
        driver.app.notify("Something that is said meanwhile")
        for size in sizes:
            await driver.pilot.resize_terminal(*size)
            driver.screen(TooSmallScreen)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen is waiting


async def test_starting_in_one_cell(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(1, 1):
        driver.screen(TooSmallScreen)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen is driver.table


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
async def test_a_large_terminal_shows_the_boards_whole(
    start: Start, drive: Drive, size: tuple[int, int]
) -> None:
    for mode, count in (("solo", 3), ("co-op", 4)):
        driver = drive(start(mode, count))
        async with driver.run(*size):
            assert driver.table.query_one("#heroes").max_scroll_y == 0
            for part in ("villain", "missions"):
                assert glyphs.MORE not in driver.text(f"#{part}")
            assert "Evil Goal 1/6" in driver.text("#villain")
            await driver.press("g", "2", "i")
            said = " ".join(driver.screen(SheetScreen).sheet.paragraphs)
            for label in ("BAM!:", "Overflow", "Action, 2 Heroic:", "no wounds"):
                assert label in said


@pytest.mark.parametrize("villain", ["green-goblin", "red-skull", "taskmaster", "ultron"])
async def test_where_there_is_room_all_that_his_bam_does_is_in_sight(
    drive: Drive, villain: str
) -> None:
    setup = GameSetup("co-op", ("spider-man", "ghost-spider"), villain, seed=3)
    session = Session.start(setup, load_catalog(), saved=False)
    driver = drive(session)
    async with driver.run(120, 40):
        said = dict(session.game.position.villain.paragraphs)[BAM]
        assert f"{BAM}: {said}" in " ".join(driver.text("#villain").split())
        await driver.pilot.resize_terminal(60, 20)
        await driver.settle()
        driver.table.go_to("villain")
        await driver.settle()
        assert glyphs.MORE not in driver.text("#villain")


async def test_a_heros_sign_and_state_are_two_words(drive: Drive) -> None:
    setup = GameSetup("co-op", ("spider-man", "ghost-spider"), "green-goblin", seed=3)
    session = Session.start(setup, load_catalog(), saved=False)
    session.game.state.invulnerable[:] = [True] * len(session.game.state.invulnerable)
    driver = drive(session)
    async with driver.run(80, 24):
        place = session.game.state.hero_at[0]
        drawn = str(driver.table.query_one(f"#place-{place}").render())
        assert "SM INV GS INV" in drawn
