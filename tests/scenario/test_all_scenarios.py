"""Every scenario holds: those of the specification, where they are at hand, and our own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.scenario.reading import Scenario, read_file
from united.scenario.running import run_scenario, scenario_files

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT.parent / "shared" / "scenarios", ROOT / "tests" / "scenarios")


@cache
def by_packs(packs: tuple[str, ...]) -> Catalog:
    return load_catalog(packs)


def loader(packs: Sequence[str]) -> Catalog:
    return by_packs(tuple(packs))


SCENARIOS = [
    pytest.param(scenario, id=f"{file.parent.parent.name}-{file.stem}-{scenario.root.line}")
    for folder in FOLDERS
    if folder.is_dir()
    for file in scenario_files(folder)
    for scenario in read_file(file)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario, loader)
    assert not outcome.failure, outcome.failure


def test_there_are_scenarios_for_every_chapter() -> None:
    """A runner that finds nothing would pass everything."""
    assert len(SCENARIOS) > 100
