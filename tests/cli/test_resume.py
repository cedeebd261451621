"""`united resume` without a name: the newest game that can be gone on with."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.cli.main import run
from united.library import load_catalog
from united.session.session import Session

Run = Callable[..., Any]


def games(united: Run, home: Path) -> list[Path]:
    """Begin three games; the last one was played last."""
    for seed in (1, 2, 3):
        united("play", "--plain", "--seed", seed)
    found = sorted((home / "saves").iterdir(), key=lambda path: path.stem.rpartition("_")[2])
    for number, path in enumerate(found):
        os.utime(path, (number, number))
    return found


def test_an_empty_save_is_passed_over_without_a_word(united: Run, home: Path) -> None:
    *_, last = games(united, home)
    (home / "saves" / "empty.jsonl").touch()
    ran = united("resume", "--plain")
    assert ran.err == ""
    assert f"united resume {last}\n" in ran.out
    named = united("resume", "--plain", home / "saves" / "empty.jsonl")
    assert named.err.endswith("empty.jsonl is empty; no game was saved in it.\n")


def test_a_game_that_cannot_be_opened_is_named_and_the_next_goes_on(
    united: Run, home: Path
) -> None:
    _, second, last = games(united, home)
    held = Session.open(last, load_catalog)
    os.utime(last, (9, 9))
    ran = united("resume", "--plain")
    held.close()
    assert ran.status == 0
    assert ran.err.startswith(f"united: Passed over: {last} is being played in another window")
    assert ran.err.count("\n") == 1
    assert f"united resume {second}\n" in ran.out


def test_what_is_passed_over_is_said_in_whole_sentences(united: Run, home: Path) -> None:
    *_, last = games(united, home)
    text = last.read_text("utf-8")
    last.write_text(text.replace('"villain": "green-goblin"', '"villain": "nobody"'), "utf-8")
    ran = united("resume", "--plain")
    assert ran.status == 0
    assert ran.err.startswith(f"united: Passed over: {last}, line 1: the game cannot be set up: ")
    assert ran.err.endswith("`united cards villains` lists them all.\n")


def test_saves_that_cannot_be_read_are_not_called_none(united: Run, home: Path) -> None:
    home.mkdir()
    (home / "saves").write_text("no folder", "utf-8")
    ran = united("resume", "--plain")
    assert ran.status == 2
    assert ran.err == (
        f"united: The folder of saved games, {home / 'saves'}, cannot be read: Not a directory.\n"
    )


class Typing(io.StringIO):
    """What somebody types, with a deed before the last line."""

    def __init__(self, text: str, deed: Callable[[], None]) -> None:
        super().__init__(text)
        self._deed = deed

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline()
        if line == "q\n":
            self._deed()
        return line


def test_what_is_said_at_the_end_is_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"

    def put_a_folder() -> None:
        path.unlink()
        path.mkdir()

    monkeypatch.setattr(sys, "stdin", Typing("1\nq\n", put_a_folder))
    assert run(["play", "--plain", "--seed", "1", "--save", str(path)]) == 0
    new = tmp_path / "game_2.jsonl"
    assert capsys.readouterr().out.endswith(
        f"! {path} was replaced by somebody else; the whole game is saved anew in {new}.\n\n"
        f"The game is saved. To go on with it: united resume {new}\n"
    )
    again = Session.open(new, load_catalog)
    assert len(again.choices) == 1
    again.close()
