"""Logs and journals that the player saves: where, under which name, and how in a browser."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from tests.app.conftest import Start
from tests.app.playing import Drive, finish
from united.app.app import UnitedApp
from united.app.exports import write_new
from united.app.screens.end import EndScreen
from united.app.screens.settings import SettingsScreen
from united.app.screens.type import TypeScreen


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
    assert journal.endswith("-journal.jsonl")
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


async def test_a_file_is_suggested_among_the_players_and_under_a_free_name(
    start: Start, drive: Drive, player_folder: Path
) -> None:
    driver = drive(finish(start()))
    async with driver.run():
        await driver.press("l", "enter", "l", "enter", "j", "enter")
    files = sorted(path.name for path in (player_folder / "exports").iterdir())
    assert [name.rpartition("-")[2] for name in files] == ["journal.jsonl", "2.txt", "log.txt"]


def test_nothing_is_left_of_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(BytesIO):
        def write(self, data: object) -> int:
            raise OSError(28, "No space left on device")

    path = tmp_path / "log.txt"

    def full(self: Path, mode: str) -> Full:
        self.touch(exist_ok=False)
        return Full()

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(OSError, match="No space"):
        write_new(path, b"text")
    assert not path.exists()
