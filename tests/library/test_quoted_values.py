"""A message quotes what stands in the file: the same digits, short, and with nothing hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.conftest import Told
from tests.positions import load
from united.library import UnknownPack
from united.library.packs import find_pack
from united.library.rulebook import UnknownRule, load_rulebook
from united.rules.setup import GameSetup, SetupError, check_setup
from united.scenario.files import UnreadableFile
from united.scenario.running import Outcome, run_paths

PIER = "location: pier\nname: Pier\nsource: x\nslots: {}\n"
LONG = 5_000
LONGEST_KEY = 900
"""YAML allows no key of more than 1,024 characters."""

GAME = "game: {heroes: [spider-man, ghost-spider]}\n"

WRITTEN = {
    "99999999999999999999999": "99999999999999999999999",
    "-123456789012": "-123456789012",
    "-0": "-0",
    "1.5": '"1.5"',
    "1e9": '"1e9"',
    "0x10": '"0x10"',
    "0o7": '"0o7"',
    "1_000": '"1_000"',
    "+5": '"+5"',
    ".inf": '".inf"',
    "yes": '"yes"',
    "007": '"007"',
    "true": "true",
    "9" * LONG: f"{'9' * 57}...",
    "x" * LONG: f'"{"x" * 57}..."',
    "'3'": '"3"',
}


@pytest.mark.parametrize("value", WRITTEN, ids=lambda value: value[:24])
def test_a_number_is_quoted_as_it_is_written(value: str, told: Told) -> None:
    (problem,) = told("locations/pier.yaml", PIER.format(value))
    assert problem.startswith("4:8: should be a whole number from 1 to 9, not ")
    assert problem.endswith(WRITTEN[value])


@pytest.mark.parametrize("value", ["12345678901234567890", "-5", "0"])
def test_so_is_the_number_of_a_symbol_and_a_key(value: str, told: Told) -> None:
    end = f"end_of_turn:\n  - gain: {{move: {value}}}\n"
    (problem,) = told("locations/pier.yaml", PIER.format(3) + end)
    assert problem.endswith(f"from 1 to 9, not {value}")
    twice = f"villain: moth\nhealth: {{{value}: 1, {value}: 2}}\n"
    assert any(f"`{value}` stands here twice" in one for one in told("villains/moth.yaml", twice))


SHORT = {
    "locations/pier.yaml": PIER.format(3)
    + f"end_of_turn:\n  - gain: [{'x' * LONG}]\n  - {'y' * LONG}\n"
    + f"  - if: {'z' * LONG}\n    then: [draw]\n"
    + f"{'k' * LONGEST_KEY}: 1\n",
    "challenges/dusk.yaml": f"challenge: dusk\nname: {'n' * LONG}\nsource: x\n"
    f"while_in_play:\n  - villain_unharmed: {{while: {{count: thug}}, rule: {'r' * LONG}}}\n",
}


@pytest.mark.parametrize("inside", SHORT)
def test_whatever_stands_there_the_message_is_short(inside: str, told: Told) -> None:
    problems = told(inside, SHORT[inside])
    assert len(problems) >= 2
    assert all(len(problem) < 400 for problem in problems), problems


def test_so_are_unknown_rules_packs_and_ids_of_a_game() -> None:
    odd = "\x1b[31m\u202e`" + "x" * LONG
    with pytest.raises(UnknownRule) as rule:
        load_rulebook().get(odd)
    with pytest.raises(UnknownPack) as pack:
        find_pack("x" * LONG)
    setups = (
        GameSetup("co-op", (odd, "spider-man")),
        GameSetup("co-op", ("spider-man", "ghost-spider"), odd),
        GameSetup("co-op", ("spider-man", "ghost-spider"), challenges=(odd,)),
        GameSetup(odd, ("spider-man", "ghost-spider")),  # type: ignore[arg-type]  # a stranger's
    )
    said = [str(rule.value), str(pack.value)]
    for setup in setups:
        with pytest.raises(SetupError) as caught:
            check_setup(setup, load(()))
        said.append(str(caught.value))
    assert all(len(one) < 250 and one.isprintable() for one in said), said


@pytest.mark.parametrize(
    "body",
    [
        f"game: {{heroes: [{'h' * LONG}, spider-man]}}\nsteps: [end]\n",
        f"game: {{heroes: [spider-man, ghost-spider], seed: {'9' * LONG}}}\nsteps: [end]\n",
        f"game: {{heroes: [spider-man, ghost-spider], mode: {'m' * LONG}}}\nsteps: [end]\n",
        f"{GAME}steps: [{'s' * LONG}]\n",
        f"{GAME}{'k' * LONGEST_KEY}: 1\n",
        f"{GAME}given: {{ring: [{'r' * LONG}]}}\nthen: {{}}\n",
        f"{GAME}then: {{round: {'7' * LONG}}}\n",
    ],
)
def test_so_is_what_a_scenario_says(body: str, tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    path.write_text(f"scenario: {'t' * LONG}\n{body}", "utf-8")
    (outcome,) = run_paths([path], load)
    assert not isinstance(outcome, UnreadableFile)
    assert isinstance(outcome, Outcome)
    assert outcome.failure
    # The value of a field may be longer than a name: the Storyline is one.
    assert len(outcome.failure) < 1_400
    assert len(outcome.title) <= 200


def test_a_number_of_a_scenario_is_quoted_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "seed.yaml"
    game = "game: {heroes: [spider-man, ghost-spider], seed: 12345678901234567890123}"
    path.write_text(f"scenario: A seed\n{game}\nsteps: [end]\n", "utf-8")
    (outcome,) = run_paths([path], load)
    assert isinstance(outcome, Outcome)
    assert "`12345678901234567890123` must be a whole number" in outcome.failure
