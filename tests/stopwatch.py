"""A terminal that notes when what it shows has come: from a key until the text stands still."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

import pexpect
import pyte
from attrs import frozen

from tests.terminals import PATIENCE, Terminal

QUIET: Final = 0.2
"""Seconds without output after which nothing more comes for a key."""

FIRST: Final = 1.0
"""Seconds after which a key has shown nothing at all."""

Came: TypeAlias = list[tuple[float, bytes]]
"""What has come, each with its moment."""


@frozen
class Answer:
    """After how many seconds a key had its answer on the screen; None where nothing changed.

    `text` is the time until every character was what it stayed, `look` the same with colours.
    """

    text: float | None
    look: float | None


class Stopwatch(Terminal):
    """What comes is noted at once and drawn afterwards: the time that pyte takes is not counted.

    A frame counts when it is whole, as for a terminal that knows synchronized output. `cells` are
    the characters of the last one with their colours.
    """

    cells: list[list[pyte.screens.Char]]

    def answer(self, key: bytes) -> Answer:
        """Press a key and wait until nothing more comes."""
        began = time.perf_counter()
        self.press(key)
        came = self._note(FIRST, QUIET)
        text, look = self._draw(came, lambda: self.rows, lambda: self.cells)
        return Answer(text and text - began, look and look - began)

    def seconds_until(self, began: float, text: str) -> float:
        """Return after how long from `began` a text stood on the screen for the first time."""
        moment = None
        while moment is None:
            (moment,) = self._draw(self._note(PATIENCE, QUIET), lambda: text in self.text())
        return moment - began

    def settle(self) -> None:
        """Take in all that is drawn until nothing more comes."""
        self._draw(self._note(PATIENCE, FIRST))

    def _note(self, first: float, quiet: float) -> Came:
        """Return what comes until it is quiet; wait at most `first` seconds for the first of it."""
        came: Came = []
        patience = first
        while True:
            try:
                data = self.child.read_nonblocking(65536, timeout=patience)
            except pexpect.TIMEOUT:
                return came
            came.append((time.perf_counter(), data))
            patience = quiet

    def _draw(self, came: Came, *looks: Callable[[], object]) -> list[float | None]:
        """Draw it; return for each thing one looks at when it changed last, None for never."""
        moments: list[float | None] = [None for _ in looks]
        seen = [look() for look in looks]
        for at, data in came:
            self._take(data)
            for number, look in enumerate(looks):
                if (sees := look()) != seen[number]:
                    moments[number], seen[number] = at, sees
        return moments

    def _show(self, size: int) -> None:
        super()._show(size)
        lines, columns = self._screen.buffer, range(self._screen.columns)
        self.cells = [[lines[y][x] for x in columns] for y in range(self._screen.lines)]
