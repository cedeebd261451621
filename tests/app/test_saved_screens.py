"""What is left of a game: its end, the saved games, the replay, the statistics."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import DataTable, Input, OptionList

from tests.app.conftest import Start
from tests.app.playing import Driver
from united.app.app import UnitedApp
from united.app.screens.end import EndScreen
from united.app.screens.home import HomeScreen
from united.app.screens.replay import ReplayScreen
from united.app.screens.saves import SavesScreen
from united.app.screens.settings import SettingsScreen
from united.app.screens.statistics import StatisticsScreen
from united.app.screens.table import TableScreen
from united.app.screens.type import TypeScreen
from united.session.session import Session

Drive = Callable[..., Driver]


async def wait_for_workers(driver: Driver) -> None:
    """Wait for what is read beside the screen."""
    await driver.app.workers.wait_for_complete()
    await driver.settle()


def finish(session: Session, seed: int = 1) -> Session:
    """Play a game to its end without a plan."""
    dice = random.Random(seed)
    while session.game.result is None:
        session.choose(dice.choice(session.game.choices).key)
    return session


async def test_the_end_tells_and_plays_again(start: Start, drive: Drive) -> None:
    session = finish(start())
    driver = drive(session)
    async with driver.run(80, 24):
        end = driver.screen(EndScreen)
        assert session.game.ending in " ".join(str(one.render()) for one in end.query(".paragraph"))
        await driver.press("b")
        assert driver.app.screen is driver.table
        driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
        await driver.settle()
        await driver.press("s")
        again = driver.session.header.setup
        assert again == session.header.setup
        assert driver.session.choices == ()
        finish(driver.session)
        driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
        await driver.settle()
        await driver.press("a")
        assert driver.session.header.setup.seed != again.seed


async def test_log_and_journal_are_saved_and_nothing_is_written_over(
    start: Start, drive: Drive, tmp_path: Path
) -> None:
    session = finish(start())
    driver = drive(session)
    target = tmp_path / "there.txt"
    target.write_text("mine")
    async with driver.run():
        for key, name in [("l", "there.txt"), ("l", "log.txt"), ("j", "copy.jsonl")]:
            await driver.press(key)
            driver.screen(TypeScreen).query_one(Input).value = str(tmp_path / name)
            await driver.press("enter")
    assert target.read_text() == "mine"
    assert session.game.ending.partition(":")[0] in (tmp_path / "log.txt").read_text()
    assert session.path is not None
    assert (tmp_path / "copy.jsonl").read_bytes() == session.path.read_bytes()


async def test_in_a_browser_what_is_saved_is_handed_over_and_no_file_is_named(
    start: Start, drive: Drive, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = finish(start())
    driver = drive(session)
    delivered: dict[str, str] = {}

    def deliver(source: Any, **said: Any) -> None:
        text = source.read_text("utf-8") if isinstance(source, Path) else source.getvalue()
        delivered[said["save_filename"]] = text

    monkeypatch.setattr(UnitedApp, "is_web", True)
    monkeypatch.setattr(driver.app, "deliver_text", deliver)
    monkeypatch.chdir(tmp_path)
    before = {*tmp_path.rglob("*")}
    async with driver.run():
        await driver.press("l", "j")
        driver.screen(EndScreen)
    assert session.path is not None
    log, journal = delivered
    assert log.endswith("-log.txt")
    assert session.game.ending.partition(":")[0] in delivered[log]
    assert journal == session.path.name
    assert delivered[journal] == session.path.read_text("utf-8")
    assert {*tmp_path.rglob("*")} - before <= {session.path}


async def test_in_a_browser_the_settings_name_no_file(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UnitedApp, "is_web", True)
    driver = drive()
    async with driver.run():
        await driver.press("o")
        assert not driver.screen(SettingsScreen).query("#settings-note")


async def test_saved_games_go_on_are_watched_and_deleted(start: Start, drive: Drive) -> None:
    first, second = finish(start(seed=1)), start(seed=2)
    second.choose(second.game.choices[0].key)
    first.close()
    second.close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("s")
        await wait_for_workers(driver)
        screen = driver.screen(SavesScreen)
        assert [save.finished for save in screen.saves] in ([False, True], [True, False])
        numbers = {save.finished: number for number, save in enumerate(screen.saves)}
        screen.query_one(OptionList).highlighted = numbers[True]
        await driver.press("v")
        driver.screen(ReplayScreen)
        await driver.press("q")
        await wait_for_workers(driver)
        driver.screen(SavesScreen).query_one(OptionList).highlighted = numbers[True]
        await driver.press("d", "n")
        assert first.path is not None
        assert first.path.exists()
        await driver.press("d", "y")
        await wait_for_workers(driver)
        assert not first.path.exists()
        await driver.press("enter")
        assert driver.session.choices == second.choices


async def test_a_damaged_save_says_why_and_is_left_alone(drive: Drive, player_folder: Path) -> None:
    path = player_folder / "saves" / "bad.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text("[red]no game[/x]\n")
    driver = drive()
    async with driver.run():
        await driver.press("s")
        await wait_for_workers(driver)
        await driver.press("enter")
        driver.screen(SavesScreen)
        assert "bad.jsonl" in driver.text("#saves-note")
    assert path.read_text() == "[red]no game[/x]\n"


async def test_the_replay_goes_both_ways(start: Start, drive: Drive) -> None:
    from united.app.app import UnitedApp
    from united.library import load_catalog
    from united.session.replay import Replay

    session = finish(start())
    session.close()
    assert session.path is not None
    replay = Replay.open(session.path, load_catalog)
    driver = drive()
    driver.app = UnitedApp(replay=replay, settings=driver.app.settings)
    async with driver.run():
        screen = driver.screen(ReplayScreen)
        assert screen.number == 0
        await driver.press("n", "n", "p")
        assert screen.number == 1
        await driver.press("v")
        assert screen.number == replay.villain_turns[1]
        assert screen.table is not None
        assert screen.table.round == 2
        await driver.press("t")
        assert screen.number in replay.turns
        await driver.press("V")
        assert screen.number == replay.villain_turns[1]
        await driver.press("9")
        assert screen.number == len(replay.positions) - 1
        assert screen.table.result
        await driver.press("0", "q")
        driver.screen(HomeScreen)


async def test_statistics_count_finished_games(start: Start, drive: Drive) -> None:
    finish(start(seed=1)).close()
    finish(start("solo", 3, seed=2, challenges=())).close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("w")
        driver.screen(StatisticsScreen)
        table = driver.app.screen.query_one(DataTable)
        assert str(table.get_row_at(0)[0]) == "2"
        await driver.press("right")
        assert {str(table.get_row_at(n)[0]) for n in range(2)} == {"Solo", "Co-Op"}
        await driver.press("left", "escape")
        driver.screen(HomeScreen)
