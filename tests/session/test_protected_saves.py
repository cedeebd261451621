"""Saved games whose file takes no more, though there is room beside it: the game goes on there."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import pytest

from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session import save_file
from united.session.problems import SaveMissing
from united.session.saves import delete_save
from united.session.session import Session

Player = Callable[..., list[str]]
TWO = GameSetup("co-op", ("spider-man", "ghost-spider"), seed=1)


def start(path: Path) -> Session:
    return Session.start(TWO, load_catalog(), save=path)


def protect(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Let files be as if they were made immutable: nothing is written to them."""
    write, opened = save_file._write_all, save_file.open_plain
    numbers = {os.stat(path).st_ino for path in paths}

    def refuse(file: FileIO, data: bytes) -> None:
        if os.fstat(file.fileno()).st_ino in numbers:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        write(file, data)

    def open_protected(path: Path, mode: str) -> FileIO:
        if "+" in mode and os.path.exists(path) and os.stat(path).st_ino in numbers:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        return opened(path, mode)

    monkeypatch.setattr(save_file, "_write_all", refuse)
    monkeypatch.setattr(save_file, "open_plain", open_protected)


def check_beside(session: Session, path: Path) -> None:
    """Check that a game has gone on beside its file, and that this was said once."""
    new = path.with_name("game_2.jsonl")
    assert session.take_notices() == (
        f"{path} cannot be written: Operation not permitted; the whole game is saved anew in {new}",
    )
    assert session.saved
    assert session.path == new
    session.close()
    assert Session.open(new, load_catalog).choices == session.choices


def test_a_game_goes_on_beside_a_file_that_takes_no_more(
    tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = start(path)
    play(session, most=2)
    before = path.read_bytes()
    protect(monkeypatch, path)
    play(session, most=3)
    assert path.read_bytes() == before
    check_beside(session, path)


def test_a_protected_file_is_gone_on_with_beside_it(
    tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = start(path)
    play(session, most=2)
    session.close()
    protect(monkeypatch, path)
    looking = Session.open(path, load_catalog)
    assert looking.saved
    looking.close()
    assert [one.name for one in tmp_path.iterdir()] == ["game.jsonl"]
    again = Session.open(path, load_catalog)
    play(again, most=1)
    assert len(again.choices) == 3
    check_beside(again, path)


def test_a_protected_file_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    start(path).close()
    protect(monkeypatch, path)
    with pytest.raises(SaveMissing, match="cannot be deleted: Operation not permitted"):
        delete_save(path)
    assert path.exists()


def test_what_is_lost_is_said_as_it_is(
    home: Path, tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("no folder", "utf-8")
    whole = Session.start(TWO, load_catalog())
    assert whole.fate == "The game is not saved and will be lost."
    path = tmp_path / "game.jsonl"
    session = start(path)
    assert session.fate == "The game is saved."
    protect(monkeypatch, path)
    monkeypatch.setattr(save_file.SaveFile, "create", no_room)
    play(session, most=1)
    assert session.fate == "The last choices are not saved and will be lost."
    assert session.trouble == f"{path} cannot be written: Operation not permitted"
    assert session.path == path


def no_room(path: Path, data: bytes) -> save_file.SaveFile:
    raise SaveMissing(f"{path} cannot be made")
