"""The curtain in lines: who sees which hand, who is asked to come, and what opens it."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.positions import catalog
from united.rules.setup import GameSetup
from united.session.session import Session

Run = Callable[..., Any]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game of Ann, who has two Heroes, and Bob, in which Ann is asked."""
    path = tmp_path / "game.jsonl"
    setup = GameSetup("co-op", ("spider-man", "ghost-spider", "miles-morales"), seed=4)
    session = Session.start(setup, catalog(), save=path, seats=("Ann", "Bob", "Ann"))
    session.choose(session.game.choices[0].key)
    session.close()
    return path


def settings(home: Path, text: str) -> None:
    """Write the player's settings."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text(text)


def hands(text: str) -> dict[str, list[str]]:
    """Return what is said of each Hero's hand, board by board."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        hero, _, rest = line.partition(": at ")
        if "; hand: " in rest:
            found.setdefault(hero, []).append(rest.partition("; hand: ")[2].partition(";")[0])
    return found


def test_the_setting_draws_the_curtain_for_plain_lines_too(
    united: Run, home: Path, game: Path
) -> None:
    opened = hands(united("resume", game, "--plain").out)
    settings(home, "curtain = true\n")
    ran = united("resume", game, "--plain", text="\n")
    covered = hands(ran.out)
    assert covered == {**opened, "Ghost-Spider": ["3 cards"]}
    assert "Hand the keyboard to Ann. Ann then presses Enter." in ran.out
    assert ran.out.index("Hand the keyboard") < ran.out.index("hand: ")
    assert (ran.err, ran.status) == ("", 0)
    assert hands(united("resume", game, "--plain", "--no-curtain").out) == opened
    settings(home, "curtain = false\n")
    assert hands(united("resume", game, "--plain", "--curtain", text="\n").out) == covered


def test_before_enter_no_hand_is_told_and_nothing_else_opens_it(united: Run, game: Path) -> None:
    keys = ["1", "b", "?", "h", "u", "r", "play spider-man/move"]
    ran = united("resume", game, "--plain", "--curtain", text="\n".join(keys))
    assert not hands(ran.out)
    assert ran.out.count("Enter alone opens the curtain") == len(keys)
    assert "Hint" not in ran.out
    left = united("resume", game, "--plain", "--curtain", text="q\n\n\n1\n")
    assert not hands(left.out)
    assert "The game is saved." in left.out
    assert game.read_text("utf-8").count("\n") == 2


def test_the_next_seat_is_asked_to_come(united: Run, game: Path) -> None:
    text = "\n0\n0\n\nb\n?\nu\nu\n\nb\n"
    ran = united("resume", game, "--plain", "--curtain", text=text)
    parts = ran.out.split("Hand the keyboard to ")
    assert [part.partition(".")[0] for part in parts[1:]] == ["Ann", "Bob", "Ann"]
    _, ann, bob, again = map(hands, parts)
    assert set(ann["Ghost-Spider"]) == set(again["Ghost-Spider"]) == {"3 cards"}
    assert bob.keys() == {"Spider-Man", "Ghost-Spider", "Miles Morales"}
    assert set(bob["Spider-Man"]) == {"3 cards"}
    assert set(bob["Miles Morales"]) == {"3 cards"}
    assert "3 cards" not in bob["Ghost-Spider"]
    assert "Spider-Man has 3 cards in hand." in parts[2]


def test_without_names_each_hero_is_a_seat(united: Run) -> None:
    ran = united("play", "--plain", "--curtain", "--seed", "1", text="\n")
    assert "Hand the keyboard to Spider-Man." in ran.out
    assert hands(ran.out)["Ghost-Spider"] == ["3 cards"]
    solo = united("play", "--plain", "--curtain", "--seed", "1", "--mode", "solo", text="1\n")
    assert "Hand the keyboard" not in solo.out


@pytest.mark.parametrize("text", ["curtain = 'yes'", "curtian = true", "theme = ", "x = \xff"])
def test_settings_that_nobody_can_know_draw_the_curtain(
    united: Run, home: Path, game: Path, text: str
) -> None:
    settings(home, "")
    (home / "settings.toml").write_bytes(text.encode("latin-1"))
    ran = united("resume", game, "--plain", text="\n")
    assert hands(ran.out)["Ghost-Spider"] == ["3 cards"]
    assert ran.err.startswith("united: The curtain is drawn, as the settings leave it in")
    assert str(home / "settings.toml") in ran.err
    assert ran.err.endswith("`--no-curtain` leaves it open.\n")
    assert united("resume", game, "--plain", "--no-curtain").err == ""
    assert united("play", "--plain", "--mode", "solo", "--seed", "1").err == ""


def lines_of(ran: Any) -> list[dict[str, Any]]:
    assert (ran.status, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


def test_a_program_sees_the_asked_seat_unless_it_asks_for_all(united: Run, game: Path) -> None:
    heroes = lines_of(united("resume", game, "--json"))[0]["view"]["heroes"]
    everything = lines_of(united("resume", game, "--json", "--open"))[0]["view"]["heroes"]
    assert heroes["ghost-spider"]["hand"] is None
    assert everything["ghost-spider"]["hand"]
    del heroes["ghost-spider"]["hand"], everything["ghost-spider"]["hand"]
    assert heroes == everything
    fresh = lines_of(united("play", "--json", "--seed", "1"))[-1]["view"]["heroes"]
    assert [one["hand"] is None for one in fresh.values()] == [False, True]


def play_out(path: Path, *, wound: bool = False) -> list[str]:
    """Play a game on, to the end or until a wound was taken; return the keys of all choices."""
    dice = random.Random(1)
    session = Session.open(path, lambda packs: catalog(tuple(packs)))
    while session.game.result is None and not (
        wound and session.choices and session.choices[-1].startswith("discard")
    ):
        session.choose(dice.choice(session.game.choices).key)
    assert (session.game.result is None) is wound
    session.close()
    return list(session.choices)


def test_a_replay_is_covered_until_the_game_is_over(united: Run, home: Path, game: Path) -> None:
    keys = play_out(game, wound=True)
    card = keys[-1].removeprefix("discard ")
    lines = lines_of(united("replay", game, "--json"))
    assert {"type": "choice", "key": "discard"} in lines
    decisions = [line for line in lines if line["type"] == "decision"]
    assert all(hero["hand"] is None for one in decisions for hero in one["view"]["heroes"].values())
    assert not any(one["options"] for one in decisions if one["kind"] in ("play", "discard"))
    assert any(one["options"] for one in decisions)
    (wounded,) = [line for line in lines if line.get("what") == "wounded"]
    assert wounded["card"] == ""
    assert wounded["text"].endswith(": a card goes to the bottom of the deck")
    opened = lines_of(united("replay", game, "--json", "--open"))
    assert {"type": "choice", "key": keys[-1]} in opened
    assert [one["card"] for one in opened if one.get("what") == "wounded"] == [card]
    plain = united("replay", game, "--plain", "--curtain").out
    assert "> discard\n" in plain
    assert f"> {keys[-1]}\n" in united("replay", game, "--plain").out
    settings(home, "curtain = true\n")
    assert united("replay", game, "--plain").out == plain


def test_a_replay_of_a_game_that_is_over_is_open(united: Run, game: Path) -> None:
    play_out(game)
    assert united("replay", game, "--json").out == united("replay", game, "--json", "--open").out
    plain = united("replay", game, "--plain").out
    assert united("replay", game, "--plain", "--curtain").out == plain


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--open"], "`--open` goes with `--json` only"),
        (["--plain", "--open"], "`--open` goes with `--json` only"),
        (["--json", "--curtain"], "`--json` has no curtain"),
        (["--json", "--no-curtain"], "`--json` has no curtain"),
    ],
)
@pytest.mark.parametrize("command", ["play", "resume", "replay"])
def test_what_does_not_go_together_is_said(
    united: Run, game: Path, command: str, options: list[str], said: str
) -> None:
    ran = united(command, *([] if command == "play" else [game]), *options)
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.parametrize(("term", "page"), [("xterm", b"\x1b[H\x1b[2J\x1b[3J"), ("dumb", b"\f")])
def test_on_a_terminal_the_last_hand_is_out_of_sight(game: Path, term: str, page: bytes) -> None:
    child: pexpect.spawn[bytes] = pexpect.spawn(
        sys.executable,
        ["-m", "united", "resume", str(game), "--plain", "--curtain"],
        env={**os.environ, "TERM": term},
        timeout=60,
    )
    child.expect_exact(b"then presses Enter")
    assert page not in child.before
    child.send(b"\n")
    child.expect_exact(b"> ")
    child.send(b"0\n")
    child.expect_exact(b"use its End of Turn effect?")
    child.send(b"skip\n")
    child.expect_exact(b"Hand the keyboard to Bob")
    assert child.before.count(page) == 1
    after = child.before.rpartition(page)[2]
    assert b"hand: " not in after
    assert after.count(b"\n") < 12
    child.sendline(b"q")
    child.expect(pexpect.EOF)
