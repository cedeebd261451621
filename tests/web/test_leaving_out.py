"""Where no browser is, the tests that need one are left out, with a line that says so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINE = re.compile(
    r"^Left out, for want of chromium and chromedriver: (?P<names>test_\w+, test_\w+); "
    r"on Debian, `apt-get install chromium chromium-driver` brings them\.$",
    re.MULTILINE,
)


def run_tests(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run tests where no program is on the path."""
    inherited = {name: value for name, value in os.environ.items() if name != "CI"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=ROOT,
        env={**inherited, "PATH": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("processes", ["0", "1"])
def test_without_a_browser_its_tests_are_left_out_and_named(processes: str) -> None:
    ran = run_tests("-n", processes, "tests/web/test_browser.py", "tests/outside/test_quoting.py")
    assert ran.returncode == 0, ran.stdout
    (line,) = LINE.finditer(ran.stdout)
    names = line["names"].split(", ")
    text = (Path(__file__).parent / "test_browser.py").read_text("utf-8")
    assert sorted(re.findall(r"^def (test_\w+)", text, re.MULTILINE)) == names
    assert not re.search(r"skipped|error|failed", ran.stdout)


def test_where_nothing_is_left_out_nothing_is_said() -> None:
    ran = run_tests("-n", "0", "tests/outside", "tests/web", "-m", "not browser", "--co")
    assert ran.returncode == 0
    assert "Left out" not in ran.stdout


def test_where_a_browser_is_wanted_its_absence_is_a_failure() -> None:
    ran = run_tests("-n", "0", "tests/web/test_browser.py", CI="true")
    assert ran.returncode == 1
    assert "Missing here: chromium and chromedriver; on Debian, " in ran.stdout
    assert "2 errors" in ran.stdout


def test_the_run_of_all_checks_wants_one() -> None:
    assert "\nexport CI=true\n" in (ROOT / ".ci" / "run").read_text("utf-8")
