"""The bench measures every part that can be measured here; what it needs in vain it names."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests import bench_app
from tests.stopwatch import Stopwatch
from united.lab import bench

ROOT = Path(__file__).parents[2]
WIDE = 200

VARIANTS = (
    "events are heard",
    "events are heard and read",
    "each decision is read",
    "decisions and events are read",
)


def report(monkeypatch: pytest.MonkeyPatch, *missing: str) -> str:
    """Return what the bench prints in miniature, where these modules are missing."""
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    console = Console(width=WIDE, force_terminal=False)
    with console.capture() as printed:
        bench.report(console, rounds=2, seconds=0.001)
    return printed.get()


def test_own_play_is_measured_and_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed = report(monkeypatch, "rlcard", "pyspiel")
    for name in VARIANTS:
        assert re.search(rf"│ {name} +│ +[\d.]+ \([\d.]+-[\d.]+\) │", printed), printed
    assert re.search(r"│ United +│ +[\d,]+ │ +[\d,]+ │ +\d+% │", printed), printed
    assert "United, clone(): " in printed
    assert "Left out: RLCard Uno, for want of rlcard; " in printed
    assert "Left out: OpenSpiel, for want of pyspiel; " in printed
    assert "What this leaves out: " in printed


@pytest.mark.rlcard
def test_uno_is_measured_with_its_share_of_single_options(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = report(monkeypatch, "pyspiel")
    for name in ("RLCard Uno, bare game.step", "RLCard Uno, env.step", "the same with its Random"):
        assert re.search(rf"│ {name}.*│ +[\d,]+ │ +[\d,]+ │ +\d+% │ +[\d.]+ \(", printed), printed
    assert "Left out: RLCard" not in printed


@pytest.mark.pyspiel
def test_open_spiel_is_measured_with_its_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = report(monkeypatch, "rlcard")
    for name in ("hearts", "python_liars_poker"):
        assert re.search(rf"│ OpenSpiel {name} +│ +[\d,]+ │ +[\d,]+ │ +│ +[\d.]+ \(", printed)
    assert "times as long as OpenSpiel python_liars_poker, state.clone()" in printed
    assert "Left out: OpenSpiel" not in printed


def test_without_the_yardsticks_their_tests_are_left_out_and_named() -> None:
    names = ("test_uno_is_measured", "test_open_spiel_is_measured")
    hide = "import sys; sys.modules.update(rlcard=None, pyspiel=None)"
    run = "import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    options = ("-p", "no:cacheprovider", "-n", "0", "-k", " or ".join(names))
    ran = subprocess.run(
        [sys.executable, "-c", f"{hide}; {run}", *options, "tests/lab"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    for module, name in zip(("rlcard", "pyspiel"), names, strict=True):
        line = rf"^Left out, for want of {module}: {name}\w+; `pip install '\S+'` brings it\.$"
        assert re.search(line, ran.stdout, re.MULTILINE), ran.stdout
    assert not re.search(r"skipped|error|failed", ran.stdout)


SLOW_APP = r"""
import sys, time, tty
tty.setraw(0)
print("Ready", end="", flush=True)
while sys.stdin.read(1) != "q":
    print("\rfirst", end="", flush=True)
    time.sleep(0.1)
    print("\rfinal", end="", flush=True)
    print("\x1b[31m\rfinal\x1b[0m", end="", flush=True)
"""


def test_a_key_is_timed_until_its_last_character(tmp_path: Path) -> None:
    tmp_path.joinpath("slow.py").write_text(SLOW_APP, encoding="utf-8")
    app = Stopwatch(tmp_path, module="slow")
    app.wait("its start", lambda: "Ready" in app.text())
    answer = app.answer(b"x")
    app.kill()
    assert answer.text is not None
    assert answer.look is not None
    assert 0.1 <= answer.text <= answer.look
    assert app.text() == "final"


def in_miniature(measure: Callable[[Console], None]) -> str:
    """Return what a part of the app's bench prints."""
    console = Console(width=WIDE, force_terminal=False)
    with console.capture() as printed:
        measure(console)
    return printed.get()


def test_starts_are_measured_beside_their_yardsticks(tmp_path: Path) -> None:
    lines = in_miniature(lambda console: bench_app.print_starts(console, tmp_path, rounds=2))
    for start in ("first frame, and a bare Textual app's", "united --help, and `import click`"):
        assert re.search(rf"│ {start} +│ +\d+ │ +\d+ │ +[\d.]+ \(", lines), lines


def test_keys_are_measured_by_text_and_by_look(tmp_path: Path) -> None:
    moments = bench_app.moments(tmp_path)
    assert {(one.size.width, one.size.height) for one in moments} == {(80, 24), (120, 40)}
    late = next(one for one in moments if one.name == "near the end, 80x24")
    lines = in_miniature(lambda console: bench_app.print_keys(console, tmp_path, [late], presses=4))
    for key in ("an option", "undo"):
        answered = r"\d+, \d+ │ +\d+, \d+ │"
        assert re.search(rf"│ {key} +│ near the end, 80x24 +│ +{answered}", lines), lines
    # These change colours, and texts only where there is room to look closer.
    for key in ("an arrow", "Tab"):
        assert re.search(rf"│ {key} +│ near the end, 80x24 +│ .*│ +\d+, \d+ │", lines), lines
