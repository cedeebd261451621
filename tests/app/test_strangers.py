"""What others wrote, or did to the files, as the app shows it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, OptionList

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver, finish
from united.app import run_app
from united.app.app import UnitedApp
from united.app.model.played import PlayedGame
from united.app.screens.home import HomeScreen
from united.app.screens.saves import SavesScreen
from united.app.screens.statistics import StatisticsScreen
from united.app.screens.type import TypeScreen
from united.library import load_catalog
from united.session.session import Session

BAD = "\x1b[31m\u202egnp.exe\x9b2J\n" + "x" * 5000


def notices(driver: Driver) -> list[str]:
    """Return what the app has said in passing."""
    return [one.message for one in driver.app._notifications]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [BAD, BAD]},
        {"date": BAD},
        {"packs": [BAD]},
        {"setup": {"mode": BAD, "heroes": [BAD] * 50, "challenges": [BAD], "seed": 10**1000}},
        {BAD: BAD},
    ],
    ids=["seats", "date", "packs", "setup", "more"],
)
async def test_the_list_of_saved_games_shows_what_a_save_says(
    start: Start, drive: Drive, player_folder: Path, change: dict[str, Any]
) -> None:
    session = start()
    session.close()
    assert session.path is not None
    header = json.loads(session.path.read_text("utf-8"))
    bad = session.path.with_name("bad\x1b.jsonl")
    bad.write_text(f"{json.dumps(header | change)}\n", "utf-8")
    session.path.unlink()
    driver = drive()
    async with driver.run():
        await driver.press("s")
        await driver.wait_for_workers()
        listed = driver.screen(SavesScreen).query_one(OptionList)
        assert listed.option_count == 1
        shown = [str(listed.get_option_at_index(0).prompt), driver.text("#saves-note")]
        await driver.press("d")
        shown.append(" ".join(str(one.render()) for one in driver.app.screen.query("Static")))
    for line in "\n".join(shown).splitlines():
        assert line.isprintable()
        assert len(line) < 900


async def test_the_name_of_a_seat_is_drawn_as_it_can_be(start: Start, drive: Drive) -> None:
    session = start(seats=(BAD, "Anna"))
    driver = drive(session, curtain=True)
    async with driver.run():
        strips = [*driver.app.screen._compositor.render_strips()]
    text = "".join(segment.text for strip in strips for segment in strip)
    assert text.isprintable()
    assert "?[31m?gnp.exe?2J?" in text


async def test_a_folder_of_saves_that_cannot_be_read_is_said(
    drive: Drive, player_folder: Path
) -> None:
    player_folder.mkdir()
    (player_folder / "saves").write_text("no folder", "utf-8")
    driver = drive()
    async with driver.run():
        await driver.press("s")
        await driver.wait_for_workers()
        assert "cannot be read: Not a directory" in driver.text("#saves-note")
        assert not driver.screen(SavesScreen).has_class("-empty")
        await driver.press("escape")
        driver.screen(HomeScreen)


async def test_damaged_statistics_are_said(drive: Drive, player_folder: Path) -> None:
    player_folder.mkdir()
    (player_folder / "statistics.sqlite").write_bytes(b"somebody's file" * 300)
    driver = drive()
    async with driver.run():
        driver.app.push_screen(StatisticsScreen())
        await driver.settle()
        assert "statistics.sqlite is damaged" in driver.text("#statistics-note")


async def test_a_save_that_others_removed_is_there_when_the_game_is_left(
    start: Start, drive: Drive
) -> None:
    session = start()
    driver = drive(session)
    async with driver.run():
        session.choose(session.game.choices[0].key)
        path = session.path
        assert path is not None
        path.unlink()
        driver.app.ways.leave_game(driver.table.play)
        await driver.settle()
        (told,) = notices(driver)
        assert "was removed by somebody else; the whole game is saved there once more" in told
    again = Session.open(path, load_catalog)
    again.close()
    assert again.choices == session.choices


def test_what_came_up_at_the_end_is_said_when_the_app_is_closed(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = start()

    def play_and_lose_the_file(app: UnitedApp) -> None:
        app.table.play = PlayedGame(session, app.settings)
        assert session.path is not None
        session.path.unlink()
        session.close()

    monkeypatch.setattr(UnitedApp, "run", play_and_lose_the_file)
    run_app(session=session)
    assert "was removed by somebody else" in capsys.readouterr().err
    assert session.path is not None
    assert session.path.exists()


@pytest.mark.parametrize(
    "name",
    ["pipe", "/dev/full", f"/nowhere/{BAD[:200]}", "x" * 5000],
    ids=["pipe", "device", "strange", "long"],
)
async def test_a_log_goes_to_a_new_file_only(
    start: Start, drive: Drive, tmp_path: Path, name: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    driver = drive(finish(start()))
    async with driver.run():
        await driver.press("l")
        driver.screen(TypeScreen).query_one(Input).value = str(tmp_path / name)
        await driver.press("enter")
        told = notices(driver)[-1]
    assert told.isprintable()
    assert len(told) < 500
    assert "not overwritten" in told or "cannot be written" in told


async def test_exports_that_are_no_folder_are_said(
    start: Start, drive: Drive, player_folder: Path
) -> None:
    driver = drive(finish(start()))
    (player_folder / "exports").write_text("no folder", "utf-8")
    async with driver.run():
        await driver.press("l", "enter")
        assert notices(driver)[-1].endswith("cannot be written: Not a directory")
