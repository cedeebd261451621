"""The app in a terminal that a program looks at: what stands on the screen, frame by frame."""

from __future__ import annotations

import os
import re
import signal
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pexpect
import pyte
from textual.geometry import Region, Size

SIZE: Final = Size(140, 50)
"""Everything fits at once, and the log has room for the last few choices."""

PATIENCE: Final = 60.0
"""Seconds after which what should have been shown will not be, even on a busy machine."""

BEGIN: Final = b"\x1b[?2026h"
END: Final = b"\x1b[?2026l"
QUESTION: Final = b"\x1b[?2026$p"
ANSWER: Final = b"\x1b[?2026;2$y"
"""Synchronized output, which marks where a frame begins and ends; the app asks whether it may."""

ON_BEFORE: Final = frozenset({"7", "25"})
"""The modes that are on in a terminal that nobody has touched: it wraps lines, shows the cursor."""

LEAVING: Final = b"\x1b[?1049l"
"""What leaves the screen that the app has for itself."""

BLOCKS: Final = dict.fromkeys(range(0x2580, 0x25A0))


class Terminal:
    """`united` with some arguments; `rows` is the last frame that has come whole.

    It can be another `module`, with `more` in its environment. `received` is all that it has
    written. Once it has ended `last_rows` is the last frame before that, and `left_behind` what is
    not as it was: modes of the terminal that it has changed, the settings.
    """

    def __init__(
        self, home: Path, *arguments: str, size: Size = SIZE, module: str = "united", **more: str
    ) -> None:
        environment = {**os.environ, "UNITED_HOME": str(home), "TERM": "xterm-256color"}
        environment["LANG"] = "C.UTF-8"
        for name in ("NO_COLOR", "LC_ALL", "LC_CTYPE", "TEXTUAL", "COLUMNS", "LINES"):
            environment.pop(name, None)
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            sys.executable,
            ["-m", module, *arguments],
            env=environment | more,
            dimensions=(size.height, size.width),
            cwd=home,
        )
        # A pause before each key would leave out the moments just after it.
        self.child.delaybeforesend = None
        self.rows: list[str] = []
        self.received = bytearray()
        self.left_behind: list[str] = []
        self.last_rows: list[str] = []
        self._frame: list[str] = []
        self._settings = termios.tcgetattr(self.child.fileno())
        self._screen = pyte.Screen(size.width, size.height)
        self._stream = pyte.ByteStream(self._screen)
        self._coming = b""
        self._last_heard = time.monotonic()

    @property
    def still_for(self) -> float:
        """For how many seconds nothing has come."""
        return time.monotonic() - self._last_heard

    def resize(self, size: Size) -> None:
        """Make the terminal larger or smaller."""
        self._screen.resize(size.height, size.width)
        self.child.setwinsize(size.height, size.width)

    def ended(self) -> int:
        """Wait until the app has ended, taking in what it still shows; return its exit status.

        It is negative where a signal has ended it, as `subprocess` has it.
        """
        self.listen(PATIENCE)
        self.left_behind = self.look_back()
        self.child.close()
        status = self.child.exitstatus
        return -(self.child.signalstatus or 0) if status is None else status

    def look_back(self) -> list[str]:
        """Return what is not as it was before the app had the terminal."""
        kept = termios.tcgetattr(self.child.fileno()) == self._settings
        changed = [mode for mode, is_changed in self._modes().items() if is_changed]
        return changed if kept else [*changed, "settings"]

    def _modes(self) -> dict[str, bool]:
        """Return of each mode that was touched whether it is left changed."""
        found: dict[str, bool] = {}
        for numbers, letter in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", self.received):
            for number in numbers.decode().split(";"):
                found[f"mode {number}"] = (letter == b"h") != (number in ON_BEFORE)
        pushed = len(re.findall(rb"\x1b\[>[0-9]+u", self.received))
        found["keyboard protocol"] = pushed != len(re.findall(rb"\x1b\[<u", self.received))
        return found

    def send(self, keys: str) -> None:
        """Press plain keys one right after the other."""
        self.child.send(keys)

    def press(self, keys: bytes) -> bool:
        """Press keys if the terminal takes them at once; return whether it does."""
        try:
            os.write(self.child.child_fd, keys)
        except OSError:
            return False
        return True

    def hear(self, seconds: float) -> bool:
        """Take in what comes next within so many seconds; return whether the app still runs."""
        return self._read(max(seconds, 0))

    def listen(self, seconds: float) -> None:
        """Take in what is drawn for so long, or until the app has ended."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self._read(left):
            pass

    def wait(self, what: str, look: Callable[[], bool]) -> None:
        """Take in what is drawn until it is as it should be; fail if it never is."""
        end = time.monotonic() + PATIENCE
        while not look():
            left = end - time.monotonic()
            assert left > 0, self._say(f"waited in vain for {what}")
            assert self._read(min(left, 1.0)), self._say(f"ended while waiting for {what}")

    def text(self, region: Region | None = None) -> str:
        """Return what stands on the screen, or in a part of it, squeezed."""
        if region is None:
            return squeeze("".join(self.rows))
        rows = self.rows[region.y : region.bottom]
        return squeeze("".join(row[region.x : region.right] for row in rows))

    def kill(self) -> None:
        """Kill the app as nothing can catch it, and take in what it had drawn until then."""
        if not self.child.closed:
            self.child.kill(signal.SIGKILL)
            self.listen(PATIENCE)
            self.child.close()

    def _read(self, seconds: float) -> bool:
        """Take in what comes next; return whether the app still runs."""
        try:
            self._take(self.child.read_nonblocking(65536, timeout=seconds))
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        return True

    def _take(self, data: bytes) -> None:
        self.received += data
        self._last_heard = time.monotonic()
        if QUESTION in data:
            self.child.send(ANSWER)
        self._coming += data
        while self._coming:
            begin = self._coming.find(BEGIN)
            if begin == 0:
                end = self._coming.find(END)
                if end < 0:
                    return
                self._show(end + len(END))
                continue
            size = begin if begin > 0 else len(self._coming) - _begun(self._coming)
            if not size:
                return
            self._show(size)

    def _show(self, size: int) -> None:
        """Draw so many of the bytes that have come."""
        data, self._coming = self._coming[:size], self._coming[size:]
        if LEAVING in data:
            # Keys that come when the app has given the keyboard back are echoed behind the frame.
            self.last_rows = self._frame
        self._stream.feed(data)
        # What pyte itself displays breaks where a resize has cut a wide sign in two.
        lines = (self._screen.buffer[y] for y in range(self._screen.lines))
        columns = range(self._screen.columns)
        self.rows = ["".join(line[x].data for x in columns) for line in lines]
        if data.startswith(BEGIN):
            self._frame = self.rows

    def _say(self, what: str) -> str:
        return "\n".join([what, *(row.rstrip() for row in self.rows)])


def _begun(data: bytes) -> int:
    """Return how many bytes at the end may be the first ones of a frame's begin."""
    return next((n for n in range(len(BEGIN) - 1, 0, -1) if data.endswith(BEGIN[:n])), 0)


def squeeze(text: str) -> str:
    """Return a text without what depends on where it stands: blanks, line ends, scrollbars."""
    return "".join(text.split()).translate(BLOCKS)
