"""What mypy must accept: a program of somebody who uses the package; and it runs."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = str(Path(__file__).parent / "right" / "program.py")


def test_mypy_accepts_a_program_and_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), PROGRAM]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    runpy.run_path(PROGRAM)
    assert "`end` is not possible: The game is over" in capsys.readouterr().out
