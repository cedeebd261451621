"""A game in plain lines: numbers and keys, undo, explanations, leaving and going on."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.cli.options import pack_places

Run = Callable[..., Any]
PLAY = ("play", "--plain", "--seed", "1")
SOLO = ("--mode", "solo", "--challenge", "secret-identity")


@pytest.mark.parametrize("more", [(), SOLO, ("--heroes", "miles-morales,spider-ham,spider-man")])
def test_a_game_is_played_to_its_end_by_numbers(united: Run, more: tuple[str, ...]) -> None:
    ran = united(*PLAY, *more, text="1\n" * 3000)
    assert (ran.status, ran.err) == (0, "")
    assert re.match(r"The Heroes (win|lose)", ran.out.splitlines()[-1])
    assert re.search(r"\(V1\)$", ran.out, re.MULTILINE)


def test_the_seed_is_shown_where_it_was_not_given(united: Run) -> None:
    shown = united("play", "--plain").out
    seed = re.match(r"Seed (\d+)\n", shown)
    assert seed
    again = united("play", "--plain", "--seed", seed[1]).out
    assert not again.startswith("Seed")
    assert shown.partition("\n")[2].splitlines()[:-1] == again.splitlines()[:-1]


def test_keys_are_taken_like_numbers_and_wrong_ones_explained(united: Run) -> None:
    ran = united(*PLAY, text="attack thug\n9\nnonsense\nplay spider-man/wild-wild\nmove queens\n")
    assert "First play a card" in ran.out
    assert "There are the options 1 to 4." in ran.out
    assert "`nonsense`" in ran.out
    assert "Spider-Man plays Wild + Wild (H3)" in ran.out


def test_the_end_of_input_saves_and_resume_goes_on(united: Run) -> None:
    begun = united(*PLAY, text="1\n1\n")
    assert begun.status == 0
    path = begun.out.rpartition("united resume ")[2].strip()
    assert Path(path).read_text("utf-8").count("\n") == 3
    left = united("resume", path, "--plain", text="q\n1\n1\n")
    assert left.status == 0
    assert Path(path).read_text("utf-8").count("\n") == 3
    finished = united("resume", "--plain", text="1\n" * 3000)
    assert "\nThe Heroes " in finished.out
    assert united("resume", "--plain").status == 2


def test_undo_asks_before_it_goes_past_a_hidden_card(united: Run, home: Path) -> None:
    lines = ["play spider-man/wild-wild", "u", "r", "end", "skip", "u", "1", "u", "u", "u", "q"]
    ran = united(*PLAY, text="\n".join(lines) + "\n")
    assert ran.out.count("Taken back.") >= 2
    assert "type u once more" in ran.out
    (saved,) = (home / "saves").iterdir()
    kept = saved.read_text("utf-8").splitlines()
    assert kept[1:4] == ['{"choose": "play spider-man/wild-wild"}', '{"undo": 1}', '{"redo": 1}']


def test_a_question_is_shown_before_its_answer_is_read(
    spawn: Callable[..., subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    with spawn(*PLAY) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for question in ("which card is played?", "acts."):
            # Without a picture of the question this would wait for ever; the test then times out.
            while question not in process.stdout.readline():
                pass
            process.stdin.write("1\n")
            process.stdin.flush()
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_a_home_folder_is_meant_by_its_sign(
    united: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert pack_places(["~/mine", "printed-tokens"]) == (str(tmp_path / "mine"), "printed-tokens")
    said = united("play", "--plain", "--pack=~/mine").err
    assert f"{tmp_path.as_posix()}/mine" in said


def test_the_question_mark_explains(united: Run) -> None:
    ran = united(*PLAY, text="?\nplay spider-man/move\n1\n?\nb\n")
    assert "Play Wild + Wild: play spider-man/wild-wild" in ran.out
    assert "Spider-Man has in hand:" in ran.out
    assert re.search(r"Not possible now:\n(  .* \([A-Z]\d+\)\n)+", ran.out)


def test_a_save_file_is_never_written_over(united: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    assert united(*PLAY, "--save", path, text="1\n").status == 0
    before = path.read_bytes()
    again = united(*PLAY, "--save", path, text="1\n")
    assert again.status == 2
    assert f"united resume {path}" in again.err
    assert path.read_bytes() == before


def test_a_saved_game_can_be_looked_at(united: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    united(*PLAY, "--save", path, text="1\n" * 3000)
    shown = united("replay", path, "--plain")
    assert shown.out.count("\n> ") == path.read_text("utf-8").count('"choose":')
    assert shown.out.splitlines()[-1].startswith("The Heroes ")
    assert united("resume", path, "--plain").out.splitlines()[-1].startswith("The Heroes ")


def test_cards_say_what_they_do_with_their_source(united: Run) -> None:
    card = united("cards", "spider-man/great-power").out
    assert "3 attacks" in card
    assert "Source: " in card
    for known in ("queens", "lizard", "kidnap-1", "green-goblin", "secret-identity", "spider-ham"):
        assert "Source: " in united("cards", known).out
    assert "printed-tokens" in united("cards", "packs").out
    assert "acrobatic-fighting" in united("cards", "heroes").out
    whole = united("cards").out
    assert all(name in whole for name in ("osborn-labs", "electro", "mixed-5", "printed-tokens"))


def test_scenarios_are_told_line_by_line(united: Run, tmp_path: Path) -> None:
    good = "scenario: Good\ngame: {heroes: [spider-man, ghost-spider]}\nthen: {round: 1}\n"
    path = tmp_path / "one.yaml"
    path.write_text(f"{good}---\n{good.replace('Good', 'Bad').replace('1}', '2}')}", "utf-8")
    ran = united("scenario", path)
    assert ran.out.splitlines()[:2] == ["ok  Good", "FAILED Bad"]
    assert "round is 1, expected 2" in ran.out
    assert ran.status == 1
    (tmp_path / "two.yaml").write_text("scenario: [", "utf-8")
    assert united("scenario", tmp_path).status == 2
    path.write_text(good, "utf-8")
    assert united("scenario", path).status == 0


def test_a_hint_names_an_option_and_what_it_is_good_for(united: Run) -> None:
    ran = united(*PLAY, text="h\n")
    hint = next(line for line in ran.out.splitlines() if line.startswith("Hint: "))
    assert ". Play " in hint
    assert hint.endswith(".")
    assert ran.out.count("which card is played?") == 1


def test_nought_ends_the_turn(united: Run) -> None:
    ran = united(*PLAY, text="1\n0\n")
    assert "Ghost-Spider's turn" in ran.out or "use its End of Turn effect?" in ran.out
