"""The same seed gives the same game, whatever the order of Python's sets and dictionaries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.determinism import digest, game_number
from tests.tables import catalog_for
from united.rules.setup import GameSetup, settled

ROOT = Path(__file__).resolve().parents[1]
PERSONAL = ("id", "date")
"""What tells one saved game from another of the same setup."""


def run(hash_seed: str, *arguments: str, home: Path) -> str:
    """Run the command in a process of its own; return what it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "UNITED_HOME": str(home)}
    command = [sys.executable, "-m", "tests.determinism", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout


def journals(folder: Path) -> dict[str, list[object]]:
    """Return the lines of all journals in a folder by file, without what must differ."""
    found: dict[str, list[object]] = {}
    for file in sorted(folder.iterdir()):
        header, *choices = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        found[file.name] = [{k: v for k, v in header.items() if k not in PERSONAL}, *choices]
    return found


def test_the_same_journals_under_two_hash_seeds(tmp_path: Path) -> None:
    written = []
    for hash_seed in ("1", "2"):
        folder = tmp_path / hash_seed
        folder.mkdir()
        run(hash_seed, "--journals", str(folder), home=tmp_path / "home")
        written.append(journals(folder))
    first, second = written
    assert len(first) == 3
    assert all(len(lines) > 10 for lines in first.values())
    assert first == second


def test_the_same_digest_in_another_process(tmp_path: Path) -> None:
    said = run("7", "12", home=tmp_path)
    found, decisions = digest(12)
    assert said.rstrip().endswith(f"12 games, {decisions} decisions: {found}")


def test_the_digest_depends_on_the_games() -> None:
    assert digest(2) != digest(3)


@pytest.mark.parametrize("mode", ["co-op", "solo"])
def test_early_games_are_of_many_kinds(mode: str) -> None:
    setups: list[GameSetup] = [game_number(number)[0] for number in range(12)]
    assert any(setup.mode == mode for setup in setups)
    assert len({setup.challenges for setup in setups}) > 2
    assert {settled(setup, catalog_for(setup)).villain for setup in setups} == {
        "green-goblin",
        "lamplighter",
    }
