"""Signals and failures in a real terminal: it is left as it was, and the game is not lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminals import PATIENCE, Terminal, squeeze
from united.app.settings_file import change_settings

FAILING = """
import sys
from united.app.screens.help import HelpScreen
from united.cli.main import main

def fail(self):
    raise RuntimeError("it is broken")

HelpScreen.compose = fail
main(["play", "--seed", "3"])
"""


def open_table(home: Path) -> Terminal:
    """Return a terminal in which a game is on the table, and nothing is told first."""
    change_settings(home / "settings.toml", {"speed": "off"})
    terminal = Terminal(home, "play", "--seed", "3", "--mode", "solo")
    terminal.wait("the table", lambda: squeeze("which card is played?") in terminal.text())
    return terminal


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT", "SIGINT", "SIGUSR1", "SIGALRM"])
def test_a_signal_ends_the_app_as_quitting_does(tmp_path: Path, name: str) -> None:
    terminal = open_table(tmp_path)
    number = signal.Signals[name]
    terminal.child.kill(number)
    assert terminal.ended() == 128 + number
    assert terminal.left_behind == []
    said = bytes(terminal.received).decode(errors="replace").rpartition("united: ")[2]
    assert name in said
    assert "united resume" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("stop", [signal.SIGTSTP, signal.SIGSTOP])
def test_a_stopped_app_goes_on(tmp_path: Path, stop: int) -> None:
    terminal = open_table(tmp_path)
    terminal.child.kill(stop)
    stat = Path(f"/proc/{terminal.child.pid}/stat")
    while stat.read_text().split()[2] != "T":
        terminal.hear(0.01)
    terminal.listen(0.1)
    if stop == signal.SIGTSTP:
        assert terminal.look_back() == []
    terminal.rows = []
    terminal.child.kill(signal.SIGCONT)
    terminal.wait("the table", lambda: squeeze("which card is played?") in terminal.text())
    terminal.send("q")
    terminal.wait("home", lambda: squeeze("New game") in terminal.text())
    terminal.send("q")
    assert terminal.ended() == 0
    assert terminal.left_behind == []


def test_a_terminal_that_is_closed_ends_the_app(tmp_path: Path) -> None:
    terminal = open_table(tmp_path)
    os.close(terminal.child.child_fd)
    end = time.monotonic() + PATIENCE
    ended = 0
    while not ended and time.monotonic() < end:
        ended, status = os.waitpid(terminal.child.pid, os.WNOHANG)
        time.sleep(0.01)
    assert ended
    assert os.waitstatus_to_exitcode(status) == 128 + signal.SIGHUP
    terminal.child.closed = True
    terminal.child.terminated = True


def test_a_failure_leaves_the_terminal_and_says_where_the_game_is(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(FAILING, "utf-8")
    terminal = Terminal(tmp_path, module="failing")
    terminal.wait("the table", lambda: squeeze("which card is played?") in terminal.text())
    terminal.send("?")
    assert terminal.ended() == 2
    assert terminal.left_behind == []
    said = bytes(terminal.received).decode(errors="replace").rpartition("united: ")[2]
    assert "it is broken" in said
    assert "united resume" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_terminal_without_places_is_told_of_plain_lines(tmp_path: Path, term: str) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "3", TERM=term)
    assert terminal.ended() == 2
    said = bytes(terminal.received).decode()
    assert said.count("\n") == 1
    assert "united play --plain" in said
    assert not (tmp_path / "saves").exists()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_plain_lines_end_without_a_traceback(tmp_path: Path, name: str) -> None:
    number = signal.Signals[name]
    with subprocess.Popen(
        [sys.executable, "-m", "united", "play", "--plain", "--seed", "3"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "UNITED_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        while "which card is played?" not in process.stdout.readline():
            pass
        process.send_signal(number)
        _, said = process.communicate(timeout=PATIENCE)
    # Ctrl+C comes from somebody who reads on: where the game is stands in one sentence.
    assert ("united resume" in said) is (name == "SIGINT")
    assert "\n" not in said.strip()
    assert "Traceback" not in said
    assert process.returncode in (-number, 128 + number)
    assert len(list((tmp_path / "saves").iterdir())) == 1
