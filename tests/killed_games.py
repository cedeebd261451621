"""Games in a real terminal, killed at a random moment: nothing that was shown as taken is lost.

`python -m tests.killed_games [GAMES [FIRST]]` kills 250 games unless told otherwise, in turn by
each of `SIGNALS`; the suite kills a few. A number stands for a game, its keys and the time from the
last keys to the kill; how far the app has come by then is the machine's. After all signals but that
which nothing can catch, the terminal is as it was before.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from attrs import evolve
from rich.progress import track

from tests.killed_outcome import Outcome, report
from tests.tables import catalog_for, kinds_of_games
from tests.terminals import Terminal, squeeze
from tests.twins import LOG, PARTS, Driven, Twin
from united.app.model.saved import load, say_heroes
from united.app.settings import Settings
from united.app.settings_file import change_settings
from united.app.values import Automation
from united.rules.setup import GameSetup
from united.session.session import Session

GAMES: Final = 250
SIGNALS: Final = (
    signal.SIGKILL,
    signal.SIGTERM,
    signal.SIGHUP,
    signal.SIGQUIT,
    signal.SIGINT,
)
SAME: Final = ("status", "ring", "villain", "missions", "hand", "heroes")
"""The parts that must look the same when the game is gone on with."""

LEVELS: Final[tuple[Automation, ...]] = ("all", "real", "turns")

STILL: Final = {"speed": "off", "flash": False, "unspent": False}
"""Settings with which each key does what it says at once, and nothing passes by itself."""

BURST: Final = 5
"""Most steps whose keys are sent without a look at the screen."""

LONGEST_WAIT: Final = 0.3
"""Seconds from the last keys to the kill, at most: by then a quiet machine has drawn them all."""

WHILE_STARTING: Final = 0.05
"""How many of the games are killed while the app starts, and after how many seconds at most."""
LONGEST_START: Final = 2.0

WHOLE: Final = 0.1
"""Seconds after a frame by which the parts are drawn that keys typed ahead have put off."""


def check_killed_game(number: int, most: int = 1000) -> Outcome:
    """Play game `number` in a terminal, kill it, and go on with it from the first screen.

    It is killed after `most` steps at the latest, not counting the last keys that are sent unseen.
    """
    chance = random.Random(number)
    setup = evolve(chance.choice(kinds_of_games()), seed=number)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        wanted = {**STILL, "automation": chance.choice(LEVELS)}
        settings = change_settings(home / "settings.toml", wanted).settings
        session = Session.start(setup, catalog_for(setup), save=Path(folder) / "twin.jsonl")
        driven = Driven(Terminal(home, *_command(setup)), Twin(session, settings))
        try:
            by = SIGNALS[number % len(SIGNALS)]
            whole = _play_and_kill(driven, chance, most, by)
            return evolve(_check(driven, home, whole), number=by)
        finally:
            driven.terminal.kill()
            session.close()


def _command(setup: GameSetup) -> Iterator[str]:
    yield from ("play", "--mode", setup.mode, "--heroes", ",".join(setup.heroes))
    yield from ("--seed", str(setup.seed), "--kos", str(setup.kos_allowed))
    for challenge in setup.challenges:
        yield from ("--challenge", challenge)
    for pack in setup.packs:
        yield from ("--pack", pack)


def _play_and_kill(driven: Driven, chance: random.Random, most: int, by: int) -> bool:
    """Play on to a random place of the game, send the last keys unseen, and kill.

    Return whether the last frame had stood for a while by then.
    """
    if chance.random() < WHILE_STARTING:
        driven.terminal.listen(chance.uniform(0, LONGEST_START))
    else:
        _play(driven, chance, chance.randrange(min(_length(driven.twin, chance), most)))
        driven.go_on(chance, chance.randint(1, 3))
        driven.terminal.listen(chance.uniform(0, LONGEST_WAIT))
    whole = driven.terminal.still_for >= WHOLE
    _kill(driven.terminal, by)
    return whole


def _kill(terminal: Terminal, by: int) -> None:
    """Kill the app by a signal, and look at what it has made of the terminal."""
    if by == signal.SIGKILL:
        terminal.kill()
        return
    ready = bool(terminal.rows)
    terminal.child.kill(by)
    status = terminal.ended()
    assert terminal.left_behind == [], f"{terminal.left_behind} after signal {by}"
    # A process that has not come to its terminal yet is ended by the signal itself.
    assert status in ((128 + by,) if ready else (128 + by, -by, 1)), f"status {status} after {by}"
    # What the app says when it has ended does not belong to what it showed.
    terminal.rows = terminal.last_rows


def _play(driven: Driven, chance: random.Random, steps: int) -> None:
    driven.see()
    while steps > 0:
        burst = min(chance.randint(1, BURST), steps)
        if not driven.go_on(chance, burst):
            break
        driven.see()
        steps -= burst


def _length(twin: Twin, chance: random.Random) -> int:
    """Return how many choices a random game from here has."""
    game = twin.play.game.clone()
    length = 0
    while game.result is None:
        game.choose(chance.choice(game.choices).key)
        length += 1
    return max(length, 1)


def _check(driven: Driven, home: Path, whole: bool) -> Outcome:
    shown = driven.last_shown.saved
    path = next(iter((home / "saves").glob("*")), None)
    if path is None or b"\n" not in path.read_bytes():
        _check_nothing(driven.terminal, home)
        return Outcome(0, 0, 0)
    saved, sent = _entries(path), driven.twin.entries
    assert saved == sent[: len(saved)], "the journal holds what was not played"
    assert len(saved) >= shown, f"shown {shown} lines of the journal, saved {len(saved)}"
    looked_at = whole and driven.confirmed >= 0 and saved == sent and shown == len(sent)
    again = _go_on(path, home, driven.twin.play.settings)
    try:
        if looked_at:
            _compare(driven.terminal, again.terminal)
        again.go_on(random.Random(shown), 1)
        lines = again.twin.entries
        again.terminal.wait("the next choice in the journal", lambda: _entries(path) == lines)
    finally:
        again.terminal.kill()
        again.twin.play.session.close()
    return Outcome(len(sent), len(saved), shown, looked_at)


def _check_nothing(killed: Terminal, home: Path) -> None:
    """Check that a game that is not on the disk was not on the screen, and harms nothing."""
    assert not killed.text(LOG), "a game was shown that is not saved"
    again = Terminal(home)
    try:
        again.wait("the first screen", lambda: squeeze("New game") in again.text())
    finally:
        again.kill()


def _entries(path: Path) -> list[bytes]:
    """Return the whole lines of a saved game after the first."""
    return path.read_bytes().rpartition(b"\n")[0].split(b"\n")[1:]


def _go_on(path: Path, home: Path, settings: Settings) -> Driven:
    """Open the game from the first screen; return it when its position is to be seen."""
    copy = home / "copy.jsonl"
    shutil.copyfile(path, copy)
    session = Session.open(copy, load)
    again = Driven(Terminal(home), Twin(session, settings))
    offer = f"{say_heroes(session.header)}. Round {session.game.state.round}, "
    again.terminal.wait("the offer", lambda: _offers(again.terminal, offer))
    again.terminal.send("c")
    again.see()
    return again


def _offers(terminal: Terminal, offer: str) -> bool:
    text = terminal.text()
    return squeeze("Continue the last game") in text and squeeze(offer) in text


def _compare(killed: Terminal, again: Terminal) -> None:
    """Wait until the parts of the table look as they did; some may be drawn after the others."""
    before = {part: killed.text(PARTS[part]) for part in SAME}

    def same() -> bool:
        return all(again.text(PARTS[part]) == text for part, text in before.items())

    again.wait(f"the table as before: {before}", same)


def main(games: int = GAMES, first: int = 0) -> None:
    """Kill them all, one on each core at a time."""
    numbers = range(first, first + games)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        checked = pool.map(check_killed_game, numbers)
        outcomes = list(track(checked, total=games, description="Killed games"))
    report(outcomes)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
