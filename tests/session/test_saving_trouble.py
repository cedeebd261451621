"""Where a game is saved, and what is said when that cannot be done."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session import save_file
from united.session.problems import (
    SaveExists,
    SaveInUse,
    SaveMissing,
)
from united.session.record import Header
from united.session.saves import new_save
from united.session.session import Session

Player = Callable[..., list[str]]


def start(setup: GameSetup, path: Path | None = None) -> Session:
    return Session.start(setup, load_catalog(setup.packs), save=path)


def test_a_game_is_never_written_over_something(setup: GameSetup, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear May", "utf-8")
    with pytest.raises(SaveExists, match="united resume"):
        start(setup, path)
    assert path.read_text("utf-8") == "Dear May"
    path.write_text("", "utf-8")
    start(setup, path).close()
    assert path.read_text("utf-8").startswith('{"format": 1')


def test_new_games_get_names_of_their_own(setup: GameSetup) -> None:
    paths = [start(setup).path for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(path and str(setup.seed) in path.name for path in paths)


def test_a_game_in_play_cannot_be_opened_once_more(setup: GameSetup, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = start(setup, path)
    with pytest.raises(SaveInUse, match="being played"):
        Session.open(path, load_catalog)
    with pytest.raises(SaveInUse):
        start(setup, path)
    session.close()
    Session.open(path, load_catalog).close()


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    setup: GameSetup, tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start(setup, tmp_path / "game.jsonl")
    play(session, most=3)

    def half_a_line(file: Any, data: bytes) -> None:
        file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(save_file, "_write_all", half_a_line)
        play(session, most=2)
        (told,) = session.take_notices()
        assert "No space left on device" in told
        assert not session.saved
        play(session, most=2)
        assert session.take_notices() == ()
    assert (tmp_path / "game.jsonl").read_bytes().count(b"\n") == 4
    # There is room again: what could not be written before is written too.
    play(session, most=1)
    assert session.saved
    session.close()
    assert Session.open(tmp_path / "game.jsonl", load_catalog).choices == session.choices


def test_without_a_folder_to_save_in_the_game_begins_all_the_same(
    setup: GameSetup, home: Path, play: Player
) -> None:
    home.write_text("no folder", "utf-8")
    session = start(setup)
    (told,) = session.take_notices()
    assert "not being saved" in told
    assert session.path is None
    play(session)
    assert session.game.result is not None


def test_a_file_that_cannot_be_made_is_said_before_the_game_begins(
    setup: GameSetup, tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder", Path("nul\0")):
        with pytest.raises(SaveMissing):
            start(setup, path)


def test_a_name_that_is_too_long_is_said(setup: GameSetup, tmp_path: Path) -> None:
    with pytest.raises(SaveMissing, match="File name too long"):
        start(setup, tmp_path / f"{'x' * 300}.jsonl")
    header = Header(evolve(setup, seed=10**300))
    with pytest.raises(SaveMissing, match="File name too long"):
        new_save(header, b"{}")
