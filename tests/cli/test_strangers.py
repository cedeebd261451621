"""What an option, a key or a file says reaches the screen in one short line that hides nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

BAD = "\x1b[31m\u202egnp.exe\x9b2J`\n" + "x" * 5000

ASKED = (
    (BAD,),
    (f"--{BAD}",),
    ("play", BAD),
    ("play", f"--{BAD}"),
    ("play", "--plain", "--mode", BAD),
    ("play", "--plain", "--mode", f"it's {BAD}"),
    ("play", "--plain", "--seed", BAD),
    ("play", "--plain", "--kos", BAD),
    ("play", "--plain", "--heroes", BAD),
    ("play", "--plain", "--heroes", f"spider-man,{BAD}"),
    ("play", "--plain", "--villain", BAD),
    ("play", "--plain", "--villain", ""),
    ("play", "--plain", "--challenge", BAD),
    ("play", "--plain", "--locations", BAD),
    ("play", "--plain", "--save", f"/nowhere/{BAD}"),
    ("play", "--plain", "--save", BAD),
    ("resume", "--plain", BAD),
    ("replay", "--plain", f"/nowhere/{BAD}"),
    ("cards", BAD),
    ("scenario", BAD),
    ("serve", "--public-url", BAD),
    ("serve", "--host", BAD[:300]),
)


def check_shown(text: str, most: int = 800) -> None:
    """Check that a text holds nothing that acts on a terminal, and is no longer than `most`."""
    for line in text.splitlines():
        assert line.isprintable(), line[:300]
        assert len(line) <= most, line[:300]


@pytest.mark.parametrize("arguments", ASKED, ids=range(len(ASKED)))
def test_what_was_typed_is_quoted(united: Run, arguments: tuple[str, ...]) -> None:
    ran = united(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("united: ") or arguments[0] == "scenario"
    check_shown(ran.err)


def test_an_argument_of_50_megabytes_is_answered_in_a_line(united: Run) -> None:
    for arguments in (("play", "--mode"), ("play", "--plain", "--heroes"), ("cards",)):
        ran = united(*arguments, "x" * 50_000_000)
        assert ran.status == 2
        check_shown(ran.err)


@pytest.mark.parametrize("verb", ["", "move ", "attack ", "clear ", "play ", "choose "])
def test_a_key_is_quoted(united: Run, verb: str) -> None:
    key = f"{verb}{BAD}".replace("\n", " ")
    typed = united("play", "--plain", "--seed", "1", text=f"1\n{key}\n")
    check_shown(typed.out)
    lines = ({"choose": 1}, {"choose": f"{verb}{BAD}"}, {"why_not": f"{verb}{BAD}"})
    sent = united("play", "--json", "--seed", "1", text="\n".join(map(json.dumps, lines)))
    answers = sent.out.splitlines()[-2:]
    for line in answers:
        check_shown(line)
        answer = json.loads(line)
        check_shown(answer.get("message", answer.get("text")), 300)


def save_with(path: Path, united: Run, change: Callable[[dict[str, Any]], None]) -> None:
    united("play", "--plain", "--seed", "1", "--save", path)
    first, _, rest = path.read_text("utf-8").partition("\n")
    header = json.loads(first)
    change(header)
    path.write_text(f"{json.dumps(header)}\n{rest}", "utf-8")


@pytest.mark.parametrize(
    "change",
    [
        lambda header: header.update(format=2, united=BAD),
        lambda header: header.update({BAD: 1}),
        lambda header: header.update(seats=BAD),
        lambda header: header.update(date=[BAD]),
        lambda header: header["packs"].append(BAD),
        lambda header: header["content"].update({f"heroes/{BAD}": "0"}),
        lambda header: header["content"].update({BAD: "0"}),
        lambda header: header["content"].update({f"heroes/{n}": "0" for n in range(5000)}),
        lambda header: header["setup"].update(mode=BAD),
        lambda header: header["setup"].update(villain=BAD),
        lambda header: header["setup"].update(heroes=[BAD, "spider-man"]),
    ],
)
def test_what_a_save_says_is_quoted(
    united: Run, tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    path = tmp_path / "game.jsonl"
    save_with(path, united, change)
    ran = united("resume", "--plain", path)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    check_shown(ran.err)


def test_a_choice_of_a_save_is_quoted(united: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    united("play", "--plain", "--seed", "1", "--save", path)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps({'choose': f'move {BAD}'})}\n")
    ran = united("replay", "--plain", path)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    check_shown(ran.err)


def test_the_folder_of_the_player_is_shown_and_does_nothing(
    united: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "a\x1b[31m\u202eb"
    monkeypatch.setenv("UNITED_HOME", str(home))
    ran = united("play", "--plain", "--seed", "1")
    check_shown(ran.out + ran.err)
    (home / "saves" / "bad\x1b.jsonl").write_text("no game", "utf-8")
    ran = united("resume", "--plain")
    assert "Passed over: " in ran.err
    check_shown(ran.out + ran.err)


@pytest.mark.parametrize("command", ["replay --plain", "resume --plain", "scenario"])
def test_a_pipe_is_not_waited_for(united: Run, tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    ran = united(*command.split(), tmp_path / "pipe.yaml")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "plain file" in ran.err


def test_a_game_is_not_saved_in_a_pipe(united: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    ran = united("play", "--plain", "--save", tmp_path / "pipe")
    assert ran.status == 2
    assert "named pipe and no plain file" in ran.err
