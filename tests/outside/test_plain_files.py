"""Only plain files are read, and nothing is waited for."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from united.outside.plain_files import NotPlain, open_plain, read_plain


def test_a_plain_file_is_read_with_one_byte_more_than_asked(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert read_plain(file, 20) == b"0123456789"
    assert read_plain(file, 4) == b"01234"


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NotPlain, match="named pipe"):
        read_plain(tmp_path / "pipe", 10)


def test_a_folder_and_a_device_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NotPlain, match="folder"):
        read_plain(tmp_path, 10)
    with pytest.raises(NotPlain, match="device"):
        read_plain(Path("/dev/zero"), 10)


def test_a_socket_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket")
        with pytest.raises(OSError, match=r"."):
            read_plain(tmp_path / "socket", 10)


def test_what_is_not_there_and_what_can_be_no_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "none", 10)
    with pytest.raises(ValueError, match="null"):
        read_plain(Path("a\0b"), 10)


def test_what_is_opened_is_a_plain_file_too(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for mode in ("rb", "r+b", "ab"):
        with pytest.raises(NotPlain, match="named pipe"):
            open_plain(tmp_path / "pipe", mode)
    with pytest.raises(FileExistsError):
        open_plain(tmp_path / "pipe", "x+b")


def test_a_new_file_is_made_as_any_other(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    with open_plain(tmp_path / "new", "x+b") as file:
        file.write(b"1")
    assert (tmp_path / "new").read_bytes() == b"1"
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "other").stat().st_mode
