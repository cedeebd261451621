"""What hangs on events, what holds for a time, tokens anywhere: a pack and its scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.positions import load
from united.library import check_path
from united.scenario.files import Scenario, read_file
from united.scenario.running import run_scenario, scenario_files

PACK = Path(__file__).parent / "course"
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}-{scenario.root.line}")
    for file in scenario_files(PACK.parent / "course-scenarios")
    for scenario in read_file(file)
]


def test_nothing_is_wrong_with_the_pack() -> None:
    assert [str(problem) for problem in check_path(PACK)] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_course_scenario(scenario: Scenario) -> None:
    outcome = run_scenario(scenario, load)
    assert not outcome.failure, outcome.failure
