"""A game in JSON lines: what goes out, what comes in, and that nothing shown is lost."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
Spawn = Callable[..., "subprocess.Popen[str]"]
PLAY = ("play", "--json", "--seed", "1")


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def answer(united: Run, *wishes: Any) -> list[dict[str, Any]]:
    """Send wishes after the first decision; return what came for them."""
    text = "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in wishes)
    ran = united(*PLAY, text=text)
    assert (ran.status, ran.err) == (0, "")
    lines = lines_of(ran.out)
    first = next(n for n, line in enumerate(lines) if line["type"] == "decision")
    return lines[first + 1 :]


def test_first_come_the_events_then_the_decision_with_the_view(united: Run) -> None:
    *events, decision = lines_of(united(*PLAY).out)
    assert {event["type"] for event in events} == {"event"}
    assert {"what", "rule", "text"} <= events[0].keys()
    assert decision.keys() == {"type", "kind", "hero", "prompt", "options", "view"}
    assert (decision["kind"], decision["hero"]) == ("play", "spider-man")
    assert all(
        option.keys() == {"key", "text", "price", "brings"} for option in decision["options"]
    )
    view = decision["view"]
    assert view["heroes"]["spider-man"]["deck_size"] == 8
    assert view["plan_deck_size"] == 11
    hidden = {"plan_deck", "threat_deck", "deck"}
    assert not hidden & {*view, *view["heroes"]["spider-man"]}


def test_a_choice_is_answered_with_events_and_the_next_decision(united: Run) -> None:
    *events, decision = answer(united, {"choose": "play spider-man/wild-wild"})
    assert events[0]["what"] == "played"
    assert decision["kind"] == "act"
    assert decision["view"]["pool"]["wild"] == 2


def test_an_error_leaves_the_decision_standing(united: Run) -> None:
    bad = [
        {"choose": "attack villain"},
        {"choose": 1},
        {"undo": 1},
        {"undo": True},
        {"undo": False},
        {"undo": "1"},
        {"quit": False},
        {"quit": True, "now": 1},
        {},
        [],
        "not json",
        "[" * 100_000,
    ]
    answers = answer(united, *bad, {"choose": "play spider-man/wild-wild"})
    assert [line["type"] for line in answers[: len(bad)]] == ["error"] * len(bad)
    assert all(line.keys() == {"type", "message"} for line in answers[: len(bad)])
    assert answers[-1]["kind"] == "act"


def test_every_error_is_a_sentence(united: Run) -> None:
    errors = answer(united, {"choose": "attack villain"}, {"undo": 1}, {}, "not json")
    assert all(line["message"].endswith(".") for line in errors)


def test_why_not_is_answered_with_a_reason(united: Run) -> None:
    no, yes = answer(united, {"why_not": "attack thug"}, {"why_not": "play spider-man/wild-wild"})
    assert no["type"] == yes["type"] == "reason"
    assert (no["possible"], yes["possible"]) == (False, True)
    assert (no["text"], no["rule"]) == ("First play a card: its symbols pay for actions", "H3")


def test_undo_is_answered_with_the_decision_that_stands_again(united: Run) -> None:
    answers = answer(
        united, {"choose": "play spider-man/wild-wild"}, {"undo": 1}, {"undo": 1}, {"quit": True}
    )
    assert [line["type"] for line in answers[-3:]] == ["decision", "decision", "error"]
    assert answers[-2]["kind"] == "play"


def test_what_was_taken_back_is_made_again(united: Run) -> None:
    choose = {"choose": "play spider-man/wild-wild"}
    answers = answer(united, choose, {"undo": 1}, {"redo": 1}, {"redo": 1})
    assert answers[-1]["message"] == "There is no choice that can be made again."
    *events, decision = answers[:-1]
    first = [line["type"] for line in answers].index("decision") + 1
    # After the undo the same comes as came of the choice.
    assert answers[first + 1 : -1] == answers[:first]
    assert decision["kind"] == "act"
    assert events


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"undo": 0}', "A whole number of choices is taken back, 1 or more, not `0`."),
        ('{"undo": -3}', "A whole number of choices is taken back, 1 or more, not `-3`."),
        ('{"redo": "x"}', "A whole number of choices is made again, 1 or more, not `x`."),
        ('{"undo": 5}', "There is no choice that can be taken back."),
        ('{"undo": 1, "undo": 1}', "This line has the key `undo` twice; each stands once."),
        ("{", "This line is no JSON."),
    ],
)
def test_an_error_is_true(united: Run, line: str, said: str) -> None:
    ran = united(*PLAY, text=f"{line}\n")
    assert lines_of(ran.out)[-1] == {"type": "error", "message": said}


def test_a_program_takes_back_past_a_hidden_card(united: Run) -> None:
    choices = [{"choose": key} for key in ("play spider-man/wild-wild", "end")]
    answers = answer(united, *choices, {"undo": 2})
    assert answers[-1]["type"] == "decision"
    assert answers[-1]["kind"] == "play"


def test_the_end_is_told_with_result_and_view(united: Run) -> None:
    chance, keys = random.Random(4), []
    end: dict[str, Any] = {}
    while not end:
        last = (answer(united, *({"choose": key} for key in keys)) or lines_of(united(*PLAY).out))[
            -1
        ]
        if last["type"] == "end":
            end = last
        else:
            option = next(
                (one for one in last["options"] if one["key"] == "end"),
                chance.choice(last["options"]),
            )
            keys.append(option["key"])
    assert end.keys() == {"type", "result", "why", "view"}
    assert end["result"] in ("won", "lost")
    assert end["view"]["why"] == end["why"]


def test_a_replay_in_json_lines_tells_the_same_events(united: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    wish = '{"choose": "play spider-man/wild-wild"}\n'
    played = lines_of(united(*PLAY, "--open", "--save", path, text=wish).out)
    shown = lines_of(united("replay", path, "--json", "--open").out)
    assert [line for line in shown if line["type"] != "choice"] == played
    assert [line["key"] for line in shown if line["type"] == "choice"] == [
        "play spider-man/wild-wild"
    ]
    assert lines_of(united("resume", path, "--json", "--open").out) == played[-1:]


def shown_decision(process: subprocess.Popen[str]) -> dict[str, Any]:
    """Read on to the next decision that a process shows."""
    assert process.stdout is not None
    while True:
        line: dict[str, Any] = json.loads(process.stdout.readline())
        if line["type"] == "decision":
            return line


@pytest.mark.parametrize("choices", [1, 9, 23])
def test_kill_9_loses_no_choice_that_was_shown_as_taken(
    spawn: Spawn, united: Run, tmp_path: Path, choices: int
) -> None:
    path = tmp_path / "game.jsonl"
    process = spawn(*PLAY, "--save", path)
    assert process.stdin is not None
    seen = shown_decision(process)
    for _ in range(choices):
        wish = {"choose": seen["options"][0]["key"]}
        process.stdin.write(f"{json.dumps(wish)}\n")
        process.stdin.flush()
        seen = shown_decision(process)
    process.kill()
    process.communicate()
    assert path.read_text("utf-8").count('"choose":') == choices
    assert lines_of(united("resume", path, "--json").out) == [seen]


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed(
    spawn: Spawn, tmp_path: Path
) -> None:
    games = []
    for seed in ("1", "2"):
        path = tmp_path / f"{seed}.jsonl"
        solo = ("--mode", "solo", "--challenge", "secret-identity", "--save", path)
        process = spawn("play", "--plain", "--seed", "5", *solo, PYTHONHASHSEED=seed)
        out, err = process.communicate("1\n" * 3000, timeout=60)
        assert (process.returncode, err) == (0, "")
        games.append((out, path.read_text("utf-8").splitlines()[1:]))
    assert games[0] == games[1]
    assert len(games[0][1]) > 5
