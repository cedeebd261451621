"""Mutated content: whatever a pack says, it has problems or it can be played to an end.

`python -m tests.mutated_content [MUTANTS [FIRST]]` tries 20,000 mutants from number 0 on unless
told otherwise; `make mutants` runs it. `ARGS="1 4711"` tries number 4711 again.
"""

from __future__ import annotations

import atexit
import os
import random
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final

from rich.progress import track

from tests.invariants import check_invariants
from tests.mutants import Source, mutant
from tests.positions import NIGHT
from united.bots.planner import suggest
from united.bots.trial import check_and_play
from united.definitions.catalog import Catalog
from united.effects.text import text_of
from united.library.catalog import base_contents, check_together, put_together
from united.library.home import PACK_FILE
from united.library.packs import PackContent, read_pack
from united.library.problems import Problem
from united.library.text import HIDDEN
from united.rules.decision import Decision
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.history import History
from united.state.snapshot import snapshot
from united.state.witness import Witness

MUTANTS: Final = 20_000
GAMES: Final = 3
"""Games of each mutant that is accepted."""

MOST_DECISIONS: Final = 3_000
"""Decisions of a game that ends; free actions make it longer, never endless."""

MOST_SECONDS: Final = 60
"""A mutant that takes longer hangs, even on a busy machine."""

HINTS: Final = 150
LOOKS_BACK: Final = 15
TRIALS: Final = 200
"""One of so many: decisions with a hint, decisions that are undone and made again, mutants that
`united check` plays."""

LONGEST: Final = 700
"""Characters of a problem's line, its path included."""


class Hangs(Exception):
    """A mutant takes too long."""


def try_mutant(number: int) -> Counter[str]:
    """Try a mutant; return what came of it. Raises whatever goes wrong."""
    source, texts = mutant(number)
    root = _workshop()
    for inside, text in texts.items():
        path = root / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        return _try(number, source, root)
    finally:
        for inside in texts:
            (root / inside).unlink()


@cache
def _workshop() -> Path:
    """Return the folder of a pack in which this process puts one mutant at a time."""
    folder = Path(tempfile.mkdtemp(prefix="united-mutants-")) / "mutants"
    folder.mkdir()
    (folder / PACK_FILE).write_text("pack: mutants\nname: Mutants\nsource: x\n", "utf-8")
    atexit.register(shutil.rmtree, folder.parent)
    return folder


@cache
def _night() -> PackContent:
    return read_pack(Path(NIGHT))


def _try(number: int, source: Source, root: Path) -> Counter[str]:
    contents = [*base_contents(), _night(), read_pack(root)]
    problems = [*contents[-1].problems, *check_together(contents)]
    if problems:
        for problem in problems:
            _check_problem(problem)
        return Counter(rejected=1)
    catalog = put_together(contents)
    told = Counter(accepted=1)
    for game in range(GAMES):
        told += _play(_setup(source, catalog, random.Random(number * GAMES + game)), catalog)
    if number % TRIALS == 0:
        endless = check_and_play(root)
        told["problems in games"] += len(endless)
        for problem in endless:
            _check_problem(problem)
    return told


def _check_problem(problem: Problem) -> None:
    said = str(problem)
    assert said.isprintable(), said
    assert len(said) <= LONGEST, said
    assert problem.message, said
    assert problem.line >= 1, said
    assert problem.column >= 1, said


def _setup(source: Source, catalog: Catalog, chance: random.Random) -> GameSetup:
    """Return a game in which the thing that was changed takes part."""
    shelves = ("heroes", "locations", "villains", "challenges")
    chosen: dict[str, list[str]] = {shelf: [] for shelf in shelves}
    chosen[source.folder] = [source.id]
    solo = chance.random() < 0.3
    count = 3 if solo else chance.randint(2, 4)

    def some(shelf: dict[str, object], amount: int, own: list[str]) -> tuple[str, ...]:
        others = chance.sample(sorted(shelf), len(shelf))
        return tuple(dict.fromkeys([*own, *others]))[:amount]

    return GameSetup(
        "solo" if solo else "co-op",
        some(dict(catalog.heroes), count, chosen["heroes"]),
        some(dict(catalog.villains), 1, chosen["villains"])[0],
        some(dict(catalog.challenges), chance.randint(0, 2), chosen["challenges"])
        or tuple(chosen["challenges"]),
        locations=tuple(chosen["locations"]),
        kos_allowed=chance.randint(0, 2) if solo else 0,
        seed=chance.randrange(2**32),
    )


def _play(setup: GameSetup, catalog: Catalog) -> Counter[str]:
    history = History(Game.new(setup, catalog, listen=Witness))
    chance, decisions, cut = random.Random(setup.seed), 0, 0
    _read_all(catalog, setup)
    while (decision := history.game.decision) is not None:
        check_invariants(history.game)
        _read(decision)
        key = chance.choice(decision.keys)
        if chance.randrange(HINTS) == 0:
            assert suggest(history.game, setup.seed)[0].key in decision.keys
        twin = history.game.clone() if chance.randrange(LOOKS_BACK) == 0 else None
        events = history.choose(key)
        if twin is not None:
            twin.choose(key)
            here = snapshot(twin.state)
            assert snapshot(history.game.state) == here
            history.undo(confirmed=True)
            assert history.game.decision == decision
            assert history.redo() == events
            assert snapshot(history.game.state) == here
        for event in events:
            assert _is_one_line(event.text), event
            assert event.what != "effect-cut" or event.card
            cut += event.what == "effect-cut"
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    check_invariants(history.game)
    assert history.game.ending
    return Counter({"games": 1, "decisions": decisions, "effects cut short": cut})


def _read(decision: Decision) -> None:
    assert decision.options
    texts = [decision.prompt, *(option.text for option in decision.options)]
    texts += [text for one in decision.refused for text in (one.text, one.reason.text)]
    for text in texts:
        assert text, decision
        assert _is_one_line(text), text


def _is_one_line(text: str) -> bool:
    # Which other characters have a picture depends on the version of Python.
    return "\n" not in text and not HIDDEN.search(text)


def _read_all(catalog: Catalog, setup: GameSetup) -> None:
    villain = catalog.villains[setup.villain]
    things = [villain, *villain.plan, *villain.threats, *catalog.challenges.values()]
    heroes = (card for hero in catalog.heroes.values() for card in hero.cards)
    for thing in (*things, *catalog.locations.values(), *heroes):
        assert all(map(_is_one_line, text_of(thing)))


def try_safely(number: int) -> tuple[Counter[str], str]:
    """Return what came of a mutant, and the traceback if something went wrong."""
    signal.signal(signal.SIGALRM, _hangs)
    signal.alarm(MOST_SECONDS)
    try:
        return try_mutant(number), ""
    except Exception:
        return Counter(failed=1), f"mutant {number}:\n{traceback.format_exc()}"
    finally:
        signal.alarm(0)


def _work_in(folder: str) -> None:
    tempfile.tempdir = folder


def _hangs(number: int, frame: FrameType | None) -> None:
    raise Hangs(f"no end after {MOST_SECONDS} seconds")


def main(mutants: int = MUTANTS, first: int = 0) -> int:
    """Try them all on all cores and print what came of them; return the exit status."""
    told: Counter[str] = Counter()
    numbers = range(first, first + mutants)
    # A process of a pool ends without tidying up.
    with (
        tempfile.TemporaryDirectory() as folder,
        ProcessPoolExecutor(os.cpu_count(), initializer=_work_in, initargs=(folder,)) as pool,
    ):
        tried = pool.map(try_safely, numbers, chunksize=20)
        for counted, trouble in track(tried, total=mutants, description="Mutants"):
            told += counted
            if trouble:
                print(trouble, file=sys.stderr)
    print(", ".join(f"{amount} {what}" for what, amount in told.most_common()))
    return 1 if told["failed"] else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
