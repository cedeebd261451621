"""Leaving a game in lines: what is saved is named, what is not is asked about first."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.outside.quoting import typed_path

Run = Callable[..., Any]
PLAY = ("play", "--plain", "--seed", "1")


@pytest.fixture
def no_folder(home: Path) -> Path:
    """The player's folder cannot be made: a file is in its place."""
    home.write_text("no folder", "utf-8")
    return home


@pytest.mark.parametrize("more", [(), ("--curtain",)])
def test_a_game_that_is_not_saved_is_left_after_a_question(
    united: Run, no_folder: Path, more: tuple[str, ...]
) -> None:
    ran = united(*PLAY, *more, text="q\nwhat?\nY\n")
    assert ran.status == 0
    assert ran.out.count("Leave all the same? y leaves, n stays.") == 1
    asked = ran.out.partition("! The game is not saved and will be lost. The reason: ")[2]
    assert asked.startswith(f"{no_folder / 'saves'} cannot be made as a folder: ")
    assert "`united play --save FILE` saves another one elsewhere." in ran.out
    stayed = united(*PLAY, *more, text="q\nn\n\n1\n")
    assert "Spider-Man plays" in stayed.out
    # The input has ended, and nobody has agreed to the loss.
    assert stayed.status == 2


def test_a_program_learns_that_its_game_is_lost(united: Run, no_folder: Path) -> None:
    ran = united("play", "--json", "--seed", "1", text='{"quit": true}\n')
    assert ran.status == 2
    assert "not being saved" in ran.err


@pytest.mark.parametrize("more", [(), ("--curtain",)])
def test_ctrl_c_says_where_the_game_is(
    united: Run, home: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("united.cli.plain.read_line", interrupt)
    monkeypatch.setattr("united.cli.handover.read_line", interrupt)
    ran = united(*PLAY, *more)
    assert ran.status == 130
    (saved,) = (home / "saves").iterdir()
    said = f"united: The game is saved; `united resume {saved}` goes on with it."
    assert ran.err.strip() == said


NAMES = ("-x.jsonl", "a b'c.jsonl", "--help", "$HOME`x`.jsonl", "new\nline\x1b\u202e.jsonl", "~x")


@pytest.mark.parametrize("name", NAMES)
def test_the_command_that_goes_on_can_be_pasted(
    united: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = united(*PLAY, f"--save={name}")
    command = ran.out.rpartition("To go on with it: ")[2].strip()
    assert command.isprintable()
    typed = command.removeprefix("united resume ")
    program = f"{shlex.quote(sys.executable)} -m united resume {typed} --plain"
    again = subprocess.run(
        ["bash", "-c", program], input="", capture_output=True, text=True, check=False
    )
    assert (again.returncode, again.stderr) == (0, "")


def test_a_path_is_typed_whole() -> None:
    long = "/".join(["x" * 100] * 5)
    assert typed_path(long) == long
    assert typed_path(os.fsdecode(b"a\xff")) == "$'a\\xff'"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_game_is_not_saved_in_a_stream(tmp_path: Path, number: int) -> None:
    file = tmp_path / "file"
    for name in (f"/dev/fd/{number}", str(file)):
        command = [sys.executable, "-m", "united", *PLAY, "--save", name]
        script = f'exec "$@" {"<>" if number == 0 else f"{number}>"}{shlex.quote(str(file))}'
        ran = subprocess.run(
            ["bash", "-c", script, "bash", *command], capture_output=True, text=True, check=False
        )
        said = ran.stderr if number < 2 else file.read_text("utf-8")
        assert ran.returncode == 2
        stream = ("standard input", "standard output", "standard error")[number]
        assert f"{name} cannot be made as a saved game: it is {stream} of this program." in said
        assert number == 2 or not file.read_bytes()


def test_what_is_there_already_is_perhaps_no_game(united: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear May", "utf-8")
    said = united(*PLAY, "--save", letter).err
    assert "name another file or, if it is a saved game, go on with it by `united resume" in said
