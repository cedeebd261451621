"""Streams that are closed, that nobody reads, or that take no more."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import COMMAND, Run

COMMANDS = (
    ("cards",),
    ("cards", "words"),
    ("--help",),
    ("check",),
    ("play", "--plain", "--seed", "1"),
    ("play", "--json", "--seed", "1"),
)


def shell(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with what a shell adds to its streams."""
    script = f'exec "$@" {redirection}'
    return subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_reader_who_is_gone_is_no_error(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = subprocess.run(
            [*COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writer)
    assert ran.returncode == 0
    assert ran.stderr in ("", "Seed 1\n")


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", [COMMANDS[0], COMMANDS[2], COMMANDS[4]], ids=" ".join)
def test_a_closed_stream_is_no_error(closed: str, arguments: tuple[str, ...]) -> None:
    ran = shell(closed, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert bool(ran.stdout) == (">&-" not in closed.replace("2>&-", ""))


def test_an_error_is_one_with_standard_error_closed_too() -> None:
    ran = shell("2>&-", "cards", "nobody")
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "")


def test_a_saved_game_gets_nothing_of_what_is_printed(home: Path) -> None:
    ran = shell("<&- >&- 2>&-", *COMMANDS[4])
    (save,) = (home / "saves").iterdir()
    assert ran.returncode == 0
    assert save.read_bytes().count(b"\n") == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="macOS has no such device")
@pytest.mark.parametrize("arguments", [COMMANDS[0], COMMANDS[2], COMMANDS[4]], ids=" ".join)
def test_an_output_that_takes_no_more_is_said(arguments: tuple[str, ...]) -> None:
    ran = shell(">/dev/full", *arguments)
    assert ran.returncode == 2
    said = "united: What is printed cannot be written: No space left on device."
    assert ran.stderr.startswith(said)
    assert ran.stderr.count("\n") == 1


def test_a_log_of_errors_that_is_a_pipe_is_not_waited_for(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / "united.log")
    script = (
        "import united.cli.plain as plain\n"
        "from united.cli.main import main\n"
        "plain.board_lines = lambda *_: 1 / 0\n"
        "main(['play', '--plain', '--seed', '1'])\n"
    )
    command = [COMMAND[0], "-c", script]
    ran = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 2
    assert "Something went wrong inside the program (ZeroDivisionError" in ran.stderr
    assert "united.log" not in ran.stderr


@pytest.mark.parametrize("size", ["9" * 9, "9" * 50, "\u00b2", "0", "-1", "many"])
def test_a_size_that_no_terminal_has_is_passed_over(
    united: Run, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    usual = united("cards", "heroes").out
    for name in ("COLUMNS", "LINES"):
        monkeypatch.setenv(name, size)
    ran = united("cards", "heroes")
    assert (ran.status, ran.out) == (0, usual)
    monkeypatch.setenv("COLUMNS", "300")
    assert max(map(len, united("cards", "heroes").out.splitlines())) > 100


def test_the_app_is_not_drawn_where_nobody_sees_it(home: Path) -> None:
    """Textual draws on standard error: with that in a file, nothing would be seen."""
    with (home.parent / "errors").open("w") as errors:
        child = pexpect.spawn(
            "/bin/sh",
            ["-c", 'exec "$@" 2>"$ERRORS"', "sh", *COMMAND, "play", "--seed", "1"],
            env={**os.environ, "ERRORS": errors.name},
            timeout=60,
        )
        said = "The app is drawn on standard error, which does not go to the terminal: start it "
        child.expect_exact(said.encode())
        child.expect(pexpect.EOF)
        child.close()
    assert child.exitstatus == 2
    assert said in Path(errors.name).read_text("utf-8")
    assert not home.exists()
