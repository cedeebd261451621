"""`united serve` in a process of its own, and what its visitors leave on the disk."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import psutil
from attrs import define

from united.app.keyboard import DEFAULT_KEYS, table_keys
from united.app.model.shown import show
from united.library import load_catalog
from united.rules.decision import Decision
from united.session.replay import Replay

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which what should have happened will not happen, even on a busy machine."""

STILL = """
speed = "off"
automation = "all"
flash = false
unspent = false
"""
"""Settings with which nothing moves and nothing is chosen by itself."""


def wait_for(what: str, look: Callable[[], T], patience: float = PATIENCE) -> T:
    """Return what is looked for as soon as it is something; fail if it never is."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)
    return found


@define
class Serving:
    """A running server: where it is, the player's folder, what it has printed."""

    process: subprocess.Popen[bytes]
    home: Path
    printed: Path
    url: str = ""

    @classmethod
    def start(cls, folder: Path, *options: str) -> Serving:
        """Start a server on a free port, in a working folder that has nothing to do with it."""
        home = folder / "home"
        home.mkdir()
        (home / "settings.toml").write_text(STILL, "utf-8")
        printed = folder / "printed.txt"
        with printed.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "united", "serve", "--port", "0", *options],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, "UNITED_HOME": str(home)},
            )
        serving = cls(process, home, printed)
        serving.url = wait_for("the server's address", serving._address)
        return serving

    def _address(self) -> str:
        assert self.process.poll() is None, self.printed.read_text("utf-8")
        found = re.search(r"at (http://\S+) .*Ctrl\+C ends it", self.printed.read_text("utf-8"))
        return found[1] if found else ""

    def games(self) -> list[psutil.Process]:
        """Return the processes of the visitors' games."""
        try:
            return psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []

    def saves(self) -> list[Path]:
        """Return the saved games."""
        return sorted((self.home / "saves").glob("*.jsonl"))

    def stop(self, number: int = signal.SIGTERM) -> None:
        """End the server by a signal, and see to it that nothing stays behind."""
        games = self.games()
        self.process.send_signal(number)
        try:
            self.process.wait(PATIENCE)
            _, left = psutil.wait_procs(games, PATIENCE / 2)
        finally:
            for process in (*games, self.process):
                if isinstance(process, subprocess.Popen) or process.is_running():
                    process.kill()
            self.process.wait()
        assert not left, f"{left} stayed behind"
        assert "Traceback" not in self.printed.read_text("utf-8")


def choices_in(save: Path) -> list[str]:
    """Return the keys of the choices in a saved game, as they stand in its file."""
    lines = save.read_text("utf-8").splitlines()
    return [entry["choose"] for line in lines[1:] if "choose" in (entry := json.loads(line))]


def pending(save: Path) -> Decision:
    """Return the decision that a saved game waits for."""
    decision = Replay.open(save, load_catalog).stops[-1].game.decision
    assert decision is not None
    return decision


def first_choice(save: Path) -> tuple[str, str]:
    """Return the first option of the pending decision, and the plain key that takes it."""
    position = Replay.open(save, load_catalog).stops[-1].game.position
    offers = show(position, (), table_keys(DEFAULT_KEYS)).offers
    return next((one.key, one.hotkey) for one in offers if one.hotkey)


def question(save: Path) -> str:
    """Return how the question of the pending decision begins, short enough for one line."""
    return pending(save).prompt[:20]
