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
PRESSES: Final = 100
DOWN: Final = b"\x1b[B"
UP: Final = b"\x1b[A"
KEYS: Final = {
    "an arrow key": (*[DOWN] * 4, *[UP] * 4),
    "the key of an option, and undo": (b"1", b"u"),
    "Tab to the next part": (b"\t",),
}
"""What is pressed at the table, over and over."""

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
    child = pexpect.spawn(
        command[0], list(command[1:]), dimensions=SIZE, env=environment, timeout=30
    )
    # Otherwise it waits 50 ms before it sends anything.
    child.delaybeforesend = None
    return child


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


def key_times(home: Path) -> dict[str, list[float]]:
    """Return the times from a key press at the table until the last of its frame, in seconds.

    They are told apart by what the keys do; nothing is told step by step, for that takes its time.
    """
    home.joinpath("settings.toml").write_text('speed = "off"\n', encoding="utf-8")
    command = (*UNITED, "play", "--seed", "1", "--heroes", "spider-man,ghost-spider")
    child = start(command, home)
    _read_until_quiet(child, 5.0)
    times: dict[str, list[float]] = {}
    for name, keys in KEYS.items():
        times[name] = []
        for number in range(PRESSES):
            began = time.perf_counter()
            child.send(keys[number % len(keys)])
            times[name].append(_read_until_quiet(child, 0.5) - began)
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


def _print(
    pairs: dict[str, tuple[list[float], list[float]]], times: dict[str, list[float]]
) -> None:
    frame, bare = (median(taken) * 1000 for taken in pairs["frame"])
    helped, click = (median(taken) * 1000 for taken in pairs["help"])
    table = Table(title=f"The app and the command line, medians of {ROUNDS} runs in turn")
    for column in ("what", "measured", "goal"):
        table.add_column(column)
    table.add_row(
        "first frame of the app",
        f"{frame:.0f} ms, {frame / bare:.2f} times a bare Textual app ({bare:.0f} ms)",
        "at most 2 times",
    )
    for name, taken in times.items():
        slowest = quantiles(taken, n=20)[-1] * 1000
        table.add_row(
            f"{name} until its frame is drawn",
            f"95 of 100 within {slowest:.0f} ms, median {median(taken) * 1000:.0f} ms",
            "within 50 ms",
        )
    table.add_row(
        "united --help",
        f"{helped:.0f} ms; `import click` {click:.0f} ms",
        f"within {1.5 * click + 50:.0f} ms",
    )
    Console().print(table)


if __name__ == "__main__":
    main()
