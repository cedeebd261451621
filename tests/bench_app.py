"""How quick the app and the command line are, in a real terminal (`make bench`).

Each measurement is taken in turn with its yardstick, several rounds, and the medians are compared:
machines are shared and noisy, ratios of one run are not.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import pexpect
from rich.console import Console
from rich.table import Table

ROUNDS: Final = 5
KEYS: Final = 100
SIZE: Final = (40, 120)
QUIET: Final = 0.03
"""Seconds without output after which a frame is taken to be drawn."""

BARE_APP: Final = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("Ready")
Bare().run()
"""

Command = tuple[str, ...]


def start(command: Command, home: Path) -> pexpect.spawn[bytes]:
    """Start a command in a terminal of 120 columns and 40 rows with an empty data folder."""
    environment = {**os.environ, "UNITED_HOME": str(home), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    return pexpect.spawn(
        command[0], list(command[1:]), dimensions=SIZE, env=environment, timeout=30
    )


def seconds_until(command: Command, text: str, home: Path) -> float:
    """Return the time from starting a command until it has shown a text."""
    began = time.perf_counter()
    child = start(command, home)
    child.expect_exact(text)
    took = time.perf_counter() - began
    child.close(force=True)
    return took


def seconds_to_run(command: Command, home: Path) -> float:
    """Return the time that a command takes from start to end."""
    began = time.perf_counter()
    child = start(command, home)
    child.expect(pexpect.EOF)
    child.close()
    return time.perf_counter() - began


def key_times(home: Path) -> list[float]:
    """Return the times from a key press at the table until its frame is drawn, in seconds."""
    command = (*UNITED, "play", "--seed", "1", "--heroes", "spider-man,ghost-spider")
    child = start(command, home)
    _read_until_quiet(child, 2.0)
    child.send("\r")
    _read_until_quiet(child, 2.0)
    times = []
    for number in range(KEYS):
        began = time.perf_counter()
        child.send(b"\x1b[B" if number % 8 < 4 else b"\x1b[A")
        times.append(_read_until_quiet(child, 0.5) - began)
    child.close(force=True)
    return times


def _read_until_quiet(child: pexpect.spawn[bytes], wait: float) -> float:
    """Read what is drawn; return when the last of it came. Waits at most `wait` for the first."""
    last = time.perf_counter()
    patience = wait
    while True:
        try:
            child.read_nonblocking(65536, timeout=patience)
        except pexpect.TIMEOUT:
            return last
        last = time.perf_counter()
        patience = QUIET


UNITED: Final[Command] = (sys.executable, "-m", "united")


def main() -> None:
    """Measure everything in turn and print the medians beside the goals."""
    pairs: dict[str, tuple[list[float], list[float]]] = {"frame": ([], []), "help": ([], [])}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for _ in range(ROUNDS):
            pairs["frame"][0].append(seconds_until(UNITED, "New game", home))
            bare = (sys.executable, "-c", BARE_APP)
            pairs["frame"][1].append(seconds_until(bare, "Ready", home))
            pairs["help"][0].append(seconds_to_run((*UNITED, "--help"), home))
            click = (sys.executable, "-c", "import click")
            pairs["help"][1].append(seconds_to_run(click, home))
        times = key_times(home)
    _print(pairs, times)


def _print(pairs: dict[str, tuple[list[float], list[float]]], times: list[float]) -> None:
    frame, bare = map(median, pairs["frame"])
    helped, click = map(median, pairs["help"])
    slowest = quantiles(times, n=20)[-1]
    table = Table(title=f"The app and the command line, medians of {ROUNDS} runs in turn")
    for column in ("what", "measured", "goal"):
        table.add_column(column)
    table.add_row(
        "first frame of the app",
        f"{frame * 1000:.0f} ms, {frame / bare:.2f} times a bare Textual app ({bare * 1000:.0f} ms)",
        "at most 2 times",
    )
    table.add_row(
        "a key press until its frame is drawn",
        f"95 of 100 within {slowest * 1000:.0f} ms, median {median(times) * 1000:.0f} ms",
        "within 50 ms",
    )
    table.add_row(
        "united --help",
        f"{helped * 1000:.0f} ms; `import click` {click * 1000:.0f} ms",
        f"within {(1.5 * click + 0.05) * 1000:.0f} ms",
    )
    Console().print(table)


if __name__ == "__main__":
    main()
