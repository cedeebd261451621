"""The pack for tests is sound, and the scenarios that are written for it hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.positions import NIGHT, load
from united.library import check_path
from united.scenario.files import Scenario, read_file
from united.scenario.running import run_scenario, scenario_files

FOLDER = Path(__file__).parent / "night-scenarios"
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}-{scenario.root.line}")
    for file in scenario_files(FOLDER)
    for scenario in read_file(file)
]


def test_nothing_is_wrong_with_the_pack() -> None:
    assert [str(problem) for problem in check_path(Path(NIGHT))] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_night_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario, load)
    assert not outcome.failure, outcome.failure
