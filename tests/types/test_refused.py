"""What mypy must refuse: each line of `wrong/` that says so, for the reason it names, no other."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WRONG: Final = Path(__file__).parent / "wrong"
ERROR: Final = re.compile(r"^(?P<path>.+?):(?P<line>\d+): error: .*\[(?P<code>[\w-]+)\]$")


def marked() -> Iterator[tuple[str, int, str]]:
    """Yield each line that must be refused: its file, number and mypy's code of the fault."""
    for path in sorted(WRONG.glob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            code = line.partition("# refused: ")[2]
            if code:
                yield path.name, number, code


def test_mypy_refuses_exactly_what_is_wrong() -> None:
    files = [str(path) for path in sorted(WRONG.glob("*.py"))]
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), *files]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = (ERROR.match(line) for line in run.stdout.splitlines())
    errors = {(Path(one["path"]).name, int(one["line"]), one["code"]) for one in found if one}
    assert errors == set(marked()), run.stdout + run.stderr
