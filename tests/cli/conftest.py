"""The command line in the test's own process, and in a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import frozen

from united.cli.main import run

COMMAND = (sys.executable, "-c", "from united.cli.main import main; main()")


@frozen
class Ran:
    """What a command did: its exit status, what it printed."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("UNITED_HOME", str(folder))
    return folder


@pytest.fixture
def united(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with this standard input; no traceback may ever be seen."""

    def run_command(*arguments: str | Path, text: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        status = run([str(one) for one in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(status, out, err)

    return run_command


@pytest.fixture
def spawn() -> Callable[..., subprocess.Popen[str]]:
    """Start a command in a process of its own, with pipes."""

    def start(*arguments: str | Path, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, **environment},
        )

    return start
