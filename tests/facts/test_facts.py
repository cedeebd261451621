"""What later boxes print, as a test of the language: each of 24 facts has a scenario."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.positions import load
from united.library import check_path
from united.scenario.files import Scenario, read_file
from united.scenario.running import run_scenario, scenario_files

HERE = Path(__file__).parent
FOLDERS = (HERE / "scenarios", HERE.parent / "packs" / "course-scenarios")

FACTS = {
    1: "each Wild or Attack token spent this turn gives one more Attack",
    2: "a Move token for each Thug defeated this turn",
    3: "three Attacks split between here and the adjacent Locations",
    4: "another Hero and oneself attack once, each where they stand",
    5: "one Hero of choice performs two Moves at once",
    6: "damage until the next own turn may go to an enemy here instead",
    7: "one Thug at each Location clockwise, up to the first without one",
    8: "Civilians and Thugs here trade places",
    9: "damage by the Attack symbols of the last four Hero cards",
    10: "the top three plan cards in any order",
    11: "the next plan card face down",
    12: "damage of the next plan card one less once for each Hero",
    13: "a KO brings a plan card instead of BAM!",
    14: "a KO token, and a loss with as many as Heroes",
    15: "the Villain ignores the first damage each turn",
    16: "Heroes wounded here suffer one more",
    17: "a Hero who ends the turn here suffers a wound",
    18: "the Villain goes to the next Location with exactly one Hero",
    19: "the Location with the most Civilians is emptied, but for those kept by wounds",
    20: "a Location leaves the ring",
    21: "a token turns the End of Turn effect off",
    22: "the Villain is beaten by the end of his plan",
    23: "Threats shuffled and laid down again face down",
    24: "a Henchman beaten by Heroic actions in one turn",
}

SCENARIOS = [
    scenario
    for file in chain.from_iterable(scenario_files(folder) for folder in FOLDERS)
    for scenario in read_file(file)
    if scenario.title.startswith("Fact")
]


def numbers_of(scenario: Scenario) -> set[int]:
    """Return the facts that a scenario names before its colon."""
    return {int(number) for number in re.findall(r"\d+", scenario.title.partition(":")[0])}


def test_nothing_is_wrong_with_the_pack() -> None:
    assert [str(problem) for problem in check_path(HERE / "facts")] == []


def test_every_fact_has_a_scenario() -> None:
    shown = set().union(*map(numbers_of, SCENARIOS))
    assert sorted(FACTS.keys() - shown) == []
    assert sorted(shown - FACTS.keys()) == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.title.partition(":")[0])
def test_a_fact_comes_out_right(scenario: Scenario) -> None:
    outcome = run_scenario(scenario, load)
    assert not outcome.failure, outcome.failure
