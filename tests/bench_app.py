"""How quick the app and the command line are, in a real terminal (`make bench`).

A key is timed until the text on the terminal is what it stays. What starts is timed in turn with
its yardstick, several rounds: machines are shared and noisy, ratios of one run are not.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from attrs import evolve, frozen
from rich.console import Console
from rich.table import Column, Table
from textual.geometry import Size

from tests.stopwatch import Answer, Stopwatch
from united.bots.planner import PlannerBot
from united.lab.own import SETUP
from united.lab.slices import said
from united.library import load_catalog
from united.rules.game import Game
from united.session.session import Session

ROUNDS: Final = 7
PRESSES: Final = 24
FEWEST: Final = 2
"""Of fewer presses that change something nothing is told."""

DOWN, RIGHT, UP, LEFT = b"\x1b[B", b"\x1b[C", b"\x1b[A", b"\x1b[D"
ARROW, OPTION, UNDO, TAB = "an arrow", "an option", "undo", "Tab"
KEYS: Final = (
    tuple((ARROW, key) for key in (DOWN, RIGHT, UP, LEFT)),
    ((OPTION, b"1"), (UNDO, b"u")),
    ((TAB, b"\t"),),
)
"""What is pressed at the table: each row over and over, then the next; each key with its name."""

SMALL, LARGE = Size(80, 24), Size(120, 40)

LATE: Final = evolve(SETUP, seed=3)
"""A long game with four Heroes; it is measured near its end."""

BARE_APP: Final = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("Ready")
Bare().run()
"""

LEFT_OUT: Final = (
    "What this leaves out: drawing by the terminal itself, and a network between; the cursor;"
    " sheets and other screens than the table; the mouse; the app in a browser. `speed` is"
    " `off`: at any other, what happens is told step by step, which takes its time on purpose."
)


@frozen
class Moment:
    """A position at the table in a terminal of a size; `arguments` are those of `united`."""

    name: str
    arguments: tuple[str, ...]
    size: Size


def seconds_to_show(home: Path, module: str, text: str) -> float:
    """Return the time from starting an app until a text stands on the screen."""
    began = time.perf_counter()
    app = Stopwatch(home, size=LARGE, module=module)
    try:
        return app.seconds_until(began, text)
    finally:
        app.kill()


def seconds_to_run(*arguments: str) -> float:
    """Return the time that Python takes for something from start to end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - began


def save_late_game(path: Path) -> None:
    """Save a long game where it is nearly over, and an action is taken that can be taken back."""
    catalog = load_catalog()
    game, bot = Game.new(LATE, catalog), PlannerBot(LATE.seed)
    keys: list[str] = []
    late = 0
    while game.result is None:
        tried = game.clone()
        tried.take(tried.choices[0])
        if _acts(game) and tried.result is None and tried.hidden == game.hidden:
            late = len(keys)
        choice = bot.pick(game)
        keys.append(choice.key)
        game.take(choice)
    session = Session.start(LATE, catalog, save=path)
    for key in keys[:late]:
        session.choose(key)
    session.close()


def _acts(game: Game) -> bool:
    return game.state.question is not None and game.state.question.kind == "act"


def key_answers(home: Path, moment: Moment, presses: int) -> dict[str, list[Answer]]:
    """Return how quickly the keys were answered by their names, each pressed so many times."""
    app = Stopwatch(home, *moment.arguments, size=moment.size)
    app.settle()
    answers: dict[str, list[Answer]] = {}
    for row in KEYS:
        names = len({name for name, _ in row})
        for name, key in islice(cycle(row), presses * names):
            answers.setdefault(name, []).append(app.answer(key))
    app.kill()
    return answers


def main() -> None:
    """Measure everything and print it."""
    report(Console(), ROUNDS, PRESSES)


def report(console: Console, rounds: int, presses: int) -> None:
    """Measure what starts so many rounds, each key so many times, and print the medians."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        print_starts(console, home, rounds)
        print_keys(console, home, moments(home), presses)
    console.print(LEFT_OUT)


def print_starts(console: Console, home: Path, rounds: int) -> None:
    """Measure what starts, each beside its yardstick, and print the medians."""
    home.joinpath("bare.py").write_text(BARE_APP, encoding="utf-8")
    pairs: dict[str, tuple[Callable[[], float], Callable[[], float]]] = {
        "first frame, and a bare Textual app's": (
            lambda: seconds_to_show(home, "united", "Newgame"),
            lambda: seconds_to_show(home, "bare", "Ready"),
        ),
        "united --help, and `import click`": (
            lambda: seconds_to_run("-m", "united", "--help"),
            lambda: seconds_to_run("-c", "import click"),
        ),
    }
    times = {
        name: [(own(), other()) for _ in range(rounds)] for name, (own, other) in pairs.items()
    }
    table = Table("what", *map(_right, ("ms", "of the other", "times as long")), title="Starting")
    for name, taken in times.items():
        own, other = zip(*taken, strict=True)
        ratios = [one / two for one, two in taken]
        table.add_row(name, _milliseconds(own), _milliseconds(other), said(ratios))
    console.print(table)


def moments(home: Path) -> list[Moment]:
    """Return the positions at which keys are measured, in both sizes."""
    saved = home / "late.jsonl"
    save_late_game(saved)
    positions = {
        "a new game": ("play", "--seed", "1", "--heroes", "spider-man,ghost-spider"),
        "near the end": ("resume", str(saved)),
    }
    return [
        Moment(f"{name}, {size.width}x{size.height}", arguments, size)
        for size in (SMALL, LARGE)
        for name, arguments in positions.items()
    ]


def print_keys(console: Console, home: Path, moments: Sequence[Moment], presses: int) -> None:
    """Measure how quickly each key is answered at some moments, and print the medians."""
    home.joinpath("settings.toml").write_text('speed = "off"\n', encoding="utf-8")
    columns = map(_right, ("text", "with colours"))
    title = "ms from a key until the screen is final: median, 95 of 100 within"
    table = Table("key", "at", *columns, title=title)
    for moment in moments:
        for name, answers in key_answers(home, moment, presses).items():
            texts = [one.text for one in answers if one.text is not None]
            looks = [one.look for one in answers if one.look is not None]
            table.add_row(name, moment.name, _spread(texts), _spread(looks))
    console.print(table)


def _spread(taken: Sequence[float]) -> str:
    """Return the median, and within what 95 of 100 stay; nothing where too few changed it."""
    if len(taken) < FEWEST:
        return ""
    within = quantiles(taken, n=20, method="inclusive")[-1]
    return f"{_milliseconds(taken)}, {within * 1000:.0f}"


def _milliseconds(taken: Sequence[float]) -> str:
    return f"{median(taken) * 1000:.0f}"


def _right(name: str) -> Column:
    return Column(name, justify="right")


if __name__ == "__main__":
    main()
