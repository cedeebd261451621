"""Every scenario holds: those of the specification, where they are at hand, and our own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.scenario.files import Scenario, read_file
from united.scenario.running import run_scenario, scenario_files

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "scenarios.md"
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


def test_the_example_for_authors_holds(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "example.yaml"
    path.write_text(example, "utf-8")
    (scenario,) = read_file(path)
    assert run_scenario(scenario, loader).failure == ""
    path.write_text(example.replace("missions: {civilians: 1}", "missions: {civilians: 2}"))
    (scenario,) = read_file(path)
    assert "missions.civilians is 1, expected 2" in run_scenario(scenario, loader).failure


def test_every_key_of_a_position_is_explained_to_authors() -> None:
    guide = GUIDE.read_text("utf-8")
    setups = (
        GameSetup("co-op", ("spider-man", "ghost-spider"), challenges=("secret-identity",)),
        GameSetup("solo", ("spider-man", "ghost-spider", "spider-ham")),
    )
    for setup in setups:
        view = Game.new(setup, loader(())).view(hidden=True)
        keys = {*view, *view["villain"], *view["decision"], *view.get("team", {})}
        for things in (view["locations"], view["heroes"]):
            keys |= {key for thing in things.values() for key in thing}
        assert [key for key in sorted(keys) if f"`{key}`" not in guide] == []


def test_there_are_scenarios_for_every_chapter() -> None:
    """A runner that finds nothing would pass everything."""
    assert len(SCENARIOS) > 100
