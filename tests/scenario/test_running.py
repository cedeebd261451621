"""What the runner says of scenarios that do not hold or cannot be understood."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from united.library import load_catalog
from united.library.nodes import Bounds, compose_all
from united.library.text import Unreadable
from united.scenario.files import UnreadableFile, read_file
from united.scenario.running import Outcome, run_paths, run_scenario

HEAD = """\
scenario: A test
game: {mode: co-op, heroes: [spider-man, ghost-spider], challenges: [secret-identity], seed: 1}
given:
  ring: [queens, daily-bugle, brooklyn-bridge, osborn-labs, oscorp-tower, midtown-high-school]
  turn: spider-man
  villain: {at: queens}
"""
HERO = """\
  heroes:
    spider-man: {at: osborn-labs, hand: [spider-man/attack, spider-man/move], deck: []}
"""


def failure_of(text: str, tmp_path: Path) -> str:
    path = tmp_path / "one.yaml"
    path.write_text(text, "utf-8")
    (scenario,) = read_file(path)
    return run_scenario(scenario, load_catalog).failure.removeprefix(f"{path}:")


CASES = {
    # what is compared
    HEAD + HERO + "then: {heroes: {spider-man: {hand_size: 3}}}\n": (
        "9: heroes.spider-man.hand_size is 2, expected 3"
    ),
    HEAD + HERO + "then: {missions: {thugs: true}}\n": "9: missions.thugs is 0, expected true",
    HEAD + HERO + "then: {villain: {health: 5, at: midtown-high-school}}\n": (
        '9: villain.at is "queens", expected "midtown-high-school"'
    ),
    HEAD + HERO + "then: {result: won}\n": '9: result is null, expected "won"',
    HEAD + HERO + "then: {decision: {kind: act}}\n": '9: decision.kind is "play", expected "act"',
    HEAD + HERO + "then: {storyline: [bam-0]}\n": '9: storyline is [], expected ["bam-0"]',
    # unknown words
    HEAD + HERO + "then: {mission: {thugs: 1}}\n": "9: `then` has no `mission` here; did you mean",
    HEAD + HERO + "then: {heroes: {spiderman: {ko: false}}}\n": "9: `heroes` has no `spiderman`",
    HEAD + HERO + "steps: [{refused: atack thug}]\n": (
        "9: no option of this game has the key `atack thug`; did you mean `attack thug`?"
    ),
    HEAD + HERO + "steps: [{offered: move atlantis}]\n": "9: no option of this game has the key",
    HEAD + HERO + "steps: [{ofered: end}]\n": "9: a step has no `ofered` here; did you mean",
    HEAD.replace("queens}", "quens}") + "then: {}\n": "6: there is no Location `quens`",
    HEAD.replace("heroes: [spider-man", "heroes: [spiderman") + "then: {}\n": (
        "2: There is no Hero `spiderman`"
    ),
    HEAD.replace("turn: spider-man", "turn: team") + "then: {}\n": "5: there is no turn `team`",
    HEAD + "  storyline: [bam-9]\nthen: {}\n": "7: there is no card `bam-9`",
    HEAD + "  threat_deck: [elektro]\nthen: {}\n": "7: there is no Threat `elektro`",
    HEAD + "  plan_deck: [electro]\nthen: {}\n": "7: there is no Master Plan card `electro`",
    HEAD + "  plans: []\nthen: {}\n": "7: `given` has no `plans`",
    "scenario: x\nthem: {}\n": "2: a scenario has no `them` here; did you mean `then`?",
    # what cannot be
    HEAD + "  threat_deck: [electro, electro]\nthen: {}\n": "7: there are not so many copies",
    HEAD + "  locations: {osborn-labs: {thugs: 3, civilians: 1}}\nthen: {}\n": (
        "7: osborn-labs has 3 slots"
    ),
    HEAD + "  locations: {osborn-labs: {threat: lizard, damage: 5}}\nthen: {}\n": (
        "7: the Threat at osborn-labs can have damage up to 4 only"
    ),
    HEAD + "  locations: {osborn-labs: {heroic: 1}}\nthen: {}\n": "7: the Threat at osborn-labs",
    HEAD + "  missions: {threats: 5}\nthen: {}\n": "7: `5` must be a whole number from 0 to 4",
    HEAD + "  delay: '1'\nthen: {}\n": "7: `1` must be a whole number",
    HEAD + "  delay: 1\n  delay: 2\nthen: {}\n": "8: `delay` stands there twice",
    HEAD + "  team: {hand: []}\nthen: {}\n": "7: `team` is for solo",
    HEAD + "  heroes: {spider-man: {hand: [ghost-spider/wild]}}\nthen: {}\n": (
        "7: a Hero's cards are the own ones"
    ),
    HEAD + "  heroes: {spider-man: {ko: maybe}}\nthen: {}\n": "7: `maybe` must be true or false",
    HEAD + HERO: "1: the scenario checks nothing",
    # steps
    HEAD + HERO + "steps: [play spider-man/wild]\nthen: {}\n": "9: `play spider-man/wild` is not",
    HEAD + HERO + "steps: [play spider-man/attack, {refused: end}]\n": (
        "9: `end` should be refused, but it is offered"
    ),
    HEAD + HERO + "steps: [play spider-man/attack, {offered: rescue}]\n": (
        "9: `rescue` should be offered: "
    ),
    HEAD + HERO + "steps:\n  - play spider-man/attack\n  - check: {pool: {attack: 2}}\n": (
        "11: pool.attack is 1, expected 2"
    ),
}


@pytest.mark.parametrize(("text", "failure"), CASES.items(), ids=range(len(CASES)))
def test_a_scenario_that_fails_says_where_and_why(text: str, failure: str, tmp_path: Path) -> None:
    assert failure_of(text, tmp_path).startswith(failure)


HOLDING = [
    "then: {heroes: {spider-man: {hand: [spider-man/move, spider-man/attack]}}}",
    "then: {decision: {hero: spider-man, options: [play spider-man/move, play spider-man/attack]}}",
    "then: {heroes: {ghost-spider: {hand_size: 3, deck_size: 9}}, plan_deck_size: 12}",
    "steps: [{refused: attack villain}, play spider-man/move, {offered: move oscorp-tower}]",
    "then: {locations: {queens: {reporters: 1, threat: null}}, delay: 0, cards_since_plan: 0}",
]


@pytest.mark.parametrize("expectation", HOLDING)
def test_a_scenario_that_holds(expectation: str, tmp_path: Path) -> None:
    assert failure_of(f"{HEAD}{HERO}{expectation}\n", tmp_path) == ""


def test_a_hand_without_a_deck_leaves_the_other_cards_in_the_deck(tmp_path: Path) -> None:
    text = HEAD + (
        "  turn: villain\n  plan_deck: [bam-0]\n"
        "  storyline: [ghost-spider/wild, {card: kidnap-2, face_down: true}]\n"
        "  heroes: {ghost-spider: {hand: [ghost-spider/move]}, spider-man: {deck: []}}\n"
        "then:\n"
        "  heroes: {ghost-spider: {hand_size: 1, deck_size: 10}, spider-man: {hand_size: 3}}\n"
        "  storyline: [ghost-spider/wild, {card: kidnap-2, face_down: true}, bam-0]\n"
    ).replace("  turn: villain\n", "")
    assert failure_of(text.replace("turn: spider-man", "turn: villain"), tmp_path) == ""


def test_files_that_cannot_be_read_are_said_with_their_place(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    for text, place in (
        ("scenario: [\n", ":2:1: "),
        ("title: x\n", ":1:1: "),
        ("# nothing\n", ":1:1: "),
        ("scenario: x\nthen: *anchor\n", ":2:7: "),
        ("scenario: x\n---\nscenario: y\ngame: }\n", ":4:7: "),
    ):
        bad.write_text(text, "utf-8")
        with pytest.raises(UnreadableFile) as caught:
            read_file(bad)
        assert str(caught.value).startswith(f"{bad}{place}"), text


SHORT = f"{HEAD}{HERO}then: {{result: null}}\n"


def test_a_file_may_hold_many_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "many.yaml"
    path.write_text("---\n".join([SHORT] * 1_000), "utf-8")
    assert path.stat().st_size > 256 * 1024
    begun = time.perf_counter()
    scenarios = read_file(path)
    assert time.perf_counter() - begun < 10
    assert len(scenarios) == 1_000
    lines = SHORT.count("\n") + 1
    assert [one.root.line for one in scenarios] == [n * lines + 1 for n in range(1_000)]
    assert run_scenario(scenarios[-1], load_catalog).failure == ""


def test_a_scenario_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    steps = "  - check: {result: null, missions: {civilians: 0, thugs: 0, threats: 0}}\n" * 4_000
    path.write_text(f"{HEAD}{HERO}steps:\n{steps}", "utf-8")
    assert path.stat().st_size > 256 * 1024
    (scenario,) = read_file(path)
    assert run_scenario(scenario, load_catalog).failure == ""


def test_what_is_far_too_large_is_said(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(16 * 1024**2 + 1)
    with pytest.raises(UnreadableFile, match=r"large\.yaml:1:1: the file is larger than 16 MiB"):
        read_file(path)
    tree = compose_all(b"a: [1, 2]\n---\nb: 3\n", Bounds(bytes=100, values=8))
    assert [root.line for root in tree] == [1, 3]
    with pytest.raises(Unreadable, match="more than 7 values in a file") as caught:
        compose_all(b"a: [1, 2]\n---\nb: 3\n", Bounds(bytes=100, values=7))
    assert (caught.value.line, caught.value.column) == (3, 4)


def test_documents_in_which_nothing_stands_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "gaps.yaml"
    path.write_text(f"# first\n---\n---\n# nothing\n---\n{SHORT}...\n---\n", "utf-8")
    (scenario,) = read_file(path)
    assert scenario.root.line == 6
    for text in ("null", "''", "[]"):
        path.write_text(f"{SHORT}---\n{text}\n", "utf-8")
        with pytest.raises(UnreadableFile, match="a scenario begins with `scenario:`"):
            read_file(path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("rules: &x [A5]\nthen: {}\n", "anchors"),
        ("rules: *x\n", "aliases"),
        ("rules: !!set {A5}\n", "tags"),
        ("<<: {then: {}}\n", "merge keys"),
    ],
)
def test_every_document_is_as_strict_as_content(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "strict.yaml"
    path.write_text(f"{SHORT}---\nscenario: x\n{text}", "utf-8")
    with pytest.raises(UnreadableFile, match=why):
        read_file(path)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.yaml"
    os.mkfifo(path)
    with pytest.raises(UnreadableFile, match="it is a named pipe and no plain file"):
        read_file(path)


def test_folders_are_searched_and_each_document_is_one_scenario(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    two = f"# first\n{HEAD}{HERO}then: {{}}\n---\n{HEAD}{HERO}then: {{result: won}}\n"
    (tmp_path / "deep" / "two.yaml").write_text(two, "utf-8")
    (tmp_path / "a.yml").write_text("scenario: [", "utf-8")
    unreadable, first, second = run_paths([tmp_path], load_catalog)
    assert isinstance(unreadable, UnreadableFile)
    assert isinstance(first, Outcome)
    assert first.failure == ""
    assert isinstance(second, Outcome)
    # Places are counted in the file, not in the document.
    assert "two.yaml:20: result is null" in second.failure


def test_a_path_that_is_not_there_is_said(tmp_path: Path) -> None:
    (missing, empty) = run_paths([tmp_path / "none.yaml", tmp_path], load_catalog)
    assert "No such file" in str(missing)
    assert "no scenario file" in str(empty)
