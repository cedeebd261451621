"""The app in a real terminal under a flood of random keys: it answers, and loses nothing.

`python -m tests.flooded_app [STARTS [SECONDS [FIRST]]]` floods 100 starts for 20 seconds each
unless told otherwise; the suite floods a few for a moment. A number stands for a beginning and its
keys; how many of them the app takes at once is the machine's.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from attrs import define, field, frozen
from rich.progress import track
from textual.geometry import Size

from tests.flood_keys import BURSTS, KEYS, SCREENS, SIZES, WAY_OUT
from tests.flood_starts import BEGINNINGS, FIRST_KEYS, begin
from tests.terminals import PATIENCE, Terminal
from united.app.model.saved import load
from united.app.screens.curtain import CALM
from united.session.save_file import SaveFile
from united.session.session import Session

STARTS: Final = 100
SECONDS: Final = 20.0
RATE: Final = 200
"""Keys a second."""

LETS_GO: Final = 0.05
"""How likely a look at a curtain is to be the one after which it is opened."""

ALL_SCREENS: Final = 40
"""So many long starts show each screen at least once."""


@frozen
class Outcome:
    """What a flood has done: the keys sent, how often the app was started, the screens seen."""

    keys: int
    starts: int
    seen: frozenset[str]


@define
class Flood:
    """A start of the app, and those after it where a key has ended it."""

    home: Path
    beginning: str
    arguments: tuple[str, ...]
    chance: random.Random
    size: Size = SIZES[0]
    keys: int = 0
    starts: int = 0
    seen: set[str] = field(factory=set)

    def run(self, seconds: float) -> Outcome:
        """Flood for so long, then leave by keys and look at what is left."""
        terminal = self._start()
        try:
            self._press_first(terminal)
            begun = time.monotonic()
            while (passed := time.monotonic() - begun) < seconds:
                # Looking takes its time too; the keys must not wait for it.
                while self.keys < passed * RATE:
                    self._press(terminal)
                if not terminal.hear(1 / RATE):
                    self._check_end(terminal)
                    terminal = self._start()
                self._look(terminal)
            self._leave(terminal)
        finally:
            terminal.kill()
        self._check_saves()
        return Outcome(self.keys, self.starts, frozenset(self.seen))

    def _start(self) -> Terminal:
        again = not self.starts or self.chance.random() < 0.5
        arguments = self.arguments if again and self._exist() else ()
        self.starts += 1
        terminal = Terminal(self.home, *arguments, size=self.size)
        os.set_blocking(terminal.child.child_fd, False)
        terminal.wait("a screen", lambda: bool(terminal.text()))
        return terminal

    def _press_first(self, terminal: Terminal) -> None:
        """Go where this flood begins."""
        for screen, keys in FIRST_KEYS.get(self.beginning, {}).items():
            terminal.wait(screen, lambda screen=screen: screen in _shown(terminal))
            self._look(terminal)
            terminal.press(keys)

    def _exist(self) -> bool:
        """Whether the game that the app is started with is still there: keys can delete it."""
        named = self.arguments[:1] in (("resume",), ("replay",))
        return not named or Path(self.arguments[1]).exists()

    def _press(self, terminal: Terminal) -> None:
        chosen = self.chance.random()
        if chosen < 0.004:
            self.size = self.chance.choice(SIZES)
            terminal.resize(self.size)
        elif chosen < 0.05:
            terminal.press(self._click())
        else:
            terminal.press(self.chance.choice(BURSTS if chosen < 0.1 else KEYS))
        self.keys += 1

    def _click(self) -> bytes:
        button = self.chance.choice((0, 0, 0, 35, 64, 65))
        place = (self.chance.randint(1, self.size.width), self.chance.randint(1, self.size.height))
        down = f"\x1b[<{button};{place[0]};{place[1]}M"
        return (down + (down[:-1] + "m" if not button else "")).encode()

    def _look(self, terminal: Terminal) -> None:
        seen = _shown(terminal)
        self.seen |= seen
        if "CurtainScreen" in seen and self.chance.random() < LETS_GO:
            # Nothing opens a curtain but a key that comes after a while without any.
            time.sleep(1.5 * CALM)
            terminal.press(b" ")

    def _leave(self, terminal: Terminal) -> None:
        """Leave by plain keys alone, in a terminal of the usual size."""
        terminal.resize(SIZES[0])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for key in WAY_OUT:
                terminal.press(key.encode())
                # An Escape and a letter right after it are another key.
                if not self._quiet(terminal):
                    self._check_end(terminal)
                    return
            if "HomeScreen" in _shown(terminal):
                self._check_locks()
        raise AssertionError("\n".join(["it cannot be left", *terminal.rows]))

    def _quiet(self, terminal: Terminal) -> bool:
        """Take in what is drawn until nothing comes for a moment; return whether the app runs."""
        runs, heard = True, -1
        while runs and len(terminal.received) != heard:
            heard = len(terminal.received)
            runs = terminal.hear(0.25)
        return runs

    def _check_end(self, terminal: Terminal) -> None:
        status = terminal.ended()
        log = self.home / "united.log"
        last = bytes(terminal.received[-2000:]).decode(errors="replace")
        last += log.read_text("utf-8", "replace") if log.exists() else ""
        assert status == 0, f"the exit status is {status}: {last}"
        assert "went wrong" not in last, last
        assert "Traceback" not in last, last
        assert not terminal.left_behind, terminal.left_behind

    def _check_locks(self) -> None:
        """Check that no game is in use where none is on the table."""
        for path in (self.home / "saves").glob("*.jsonl"):
            SaveFile.reopen(path).close()

    def _check_saves(self) -> None:
        """Check that the newest saved game opens."""
        self._check_locks()
        newest = max((self.home / "saves").glob("*.jsonl"), key=os.path.getmtime, default=None)
        if newest is not None:
            Session.open(newest, load).close()
            done = subprocess.run(
                [sys.executable, "-m", "united", "resume", str(newest), "--plain"],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE,
                env={**os.environ, "UNITED_HOME": str(self.home)},
            )  # fmt: skip
            assert done.returncode == 0, done.stderr


def _shown(terminal: Terminal) -> set[str]:
    """Return the names of the screens that are to be seen, of one in front of others all."""
    text = terminal.text()
    return {name for name, sign in SCREENS.items() if re.search(sign, text)}


def check_flooded_app(number: int, seconds: float = SECONDS) -> Outcome:
    """Flood start `number` for so long. Raises AssertionError for whatever must not be."""
    chance = random.Random(number)
    beginning = BEGINNINGS[number % len(BEGINNINGS)]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        speed = chance.choice(("off", "fast", "normal", "slow", "step"))
        curtain = "true" if beginning == "seats" else "false"
        # A setting that cannot be used is told first, before anything that is typed.
        ascii = "auto" if beginning in FIRST_KEYS else chance.choice(("auto", "of"))
        settings = f'speed = "{speed}"\ncurtain = {curtain}\nascii = "{ascii}"\n'
        (home / "settings.toml").write_text(settings, "utf-8")
        arguments = begin(beginning, home, chance)
        try:
            return Flood(home, beginning, arguments, chance, chance.choice(SIZES[:5])).run(seconds)
        except Exception as error:
            error.add_note(f"in start {number}, from {beginning} at the speed {speed}")
            raise


def main(starts: int = STARTS, seconds: float = SECONDS, first: int = 0) -> int:
    """Flood them all, one on each core at a time; return the exit status."""
    numbers = range(first, first + starts)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        flooded = pool.map(partial(check_flooded_app, seconds=seconds), numbers)
        outcomes = list(track(flooded, total=starts, description="Floods"))
    keys = sum(one.keys for one in outcomes)
    print(f"{starts} floods of {seconds:g} seconds, {keys} keys, each left by plain keys.")
    seen = Counter(name for one in outcomes for name in one.seen)
    for name in SCREENS:
        print(f"{seen[name]:5} of them came to the {name}")
    missing = [name for name in SCREENS if not seen[name]]
    return int(bool(missing) and starts >= ALL_SCREENS)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2]), *map(float, sys.argv[2:3]), *map(int, sys.argv[3:4])))
