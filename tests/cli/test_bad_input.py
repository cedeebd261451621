"""What bad input gets: one line that says what is wrong and what instead, and status 2."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

BAD = {
    "pla": "There is no command `pla`; did you mean `play`? `united --help` lists them all.",
    "play --hero spider-man": "There is no option `--hero`; did you mean `--heroes`?",
    "play --plain --heroes spiderman,ghost-spider": "no Hero `spiderman`",
    "play --plain --heroes spider-man": "Two to four Heroes take part, not 1",
    "play --plain --mode solo --heroes spider-man,ghost-spider": "Solo is played with 3 Heroes",
    "play --plain --villain green-gobblin": "Did you mean `green-goblin`?",
    "play --plain --challenge secret-identty": "Did you mean `secret-identity`?",
    "play --plain --locations atlantis": "no Location `atlantis`",
    "play --plain --pack printed-token": "printed-token",
    "play --plain --pack ./nowhere": "nowhere",
    "play --mode alone": "`alone` is not one of `co-op`, `solo`",
    "play --plain --seed -1": "`-1` is not a valid whole number from 0 to 18446744073709551615.",
    "play --plain --seed one": "`one` is not a valid whole number",
    f"play --plain --seed {2**64}": f"`{2**64}` is not a valid whole number",
    f"play --plain --seed {'9' * 6000}": f"`{'9' * 57}...` is not a valid whole number",
    "play --heroes batman,robin": "There is no Hero `batman`",
    "play --plain --kos 3 --mode solo": "`3` is not a valid whole number from 0 to 2.",
    "play --plain --kos 9..9": "`9..9` is not a valid whole number from 0 to 2.",
    "play --plain --kos -1": "`-1` is not a valid whole number from 0 to 2.",
    "play --plain --heroes spider-man,": "names nothing at one side of a comma in `spider-man,`",
    "quit": "There is no command `quit`; there are: cards, check, play, replay, resume, scenario, ",
    "scenario nope.yaml": "nope.yaml cannot be read: No such file or directory.",
    "play --plain --json": "cannot be used together",
    "play --plain extra": "extra",
    "resume nothing.jsonl --plain": "nothing.jsonl cannot be opened as a saved game",
    "resume --plain": "There is no saved game to go on with; `united play` starts one.",
    "replay": "FILE",
    "cards spider-mann": "did you mean `spider-man`? `united cards` lists them all.",
    "check nowhere": "nowhere",
    "scenario": "PATH",
    "": "`united play --plain`",
    "play": "`united play --plain`",
    "play --seed 1": "`united play --plain`",
}


@pytest.mark.parametrize(("line", "said"), BAD.items())
def test_bad_input_is_one_line_and_status_2(united: Run, line: str, said: str) -> None:
    ran = united(*line.split())
    assert ran.status == 2
    assert ran.out == ""
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert re.match(r"(united: ([A-Z]|nothing.jsonl))|nope.yaml", ran.err)
    assert re.search(r"[.?]\n$", ran.err)


EMPTY = (
    ("play", "--plain", "--challenge", ""),
    ("play", "--plain", "--locations", " "),
    ("play", "--plain", "--heroes", ""),
    ("play", "--plain", "--heroes", "spider-man,ghost-spider", "--heroes", ""),
    ("play", "--plain", "--villain", ""),
    ("play", "--plain", "--pack", ""),
    ("play", "--plain", "--save", ""),
    ("resume", "--plain", ""),
    ("replay", "--plain", ""),
    ("cards", ""),
    ("cards", "--pack", ""),
    ("check", ""),
    ("scenario", ""),
    ("serve", "--host", ""),
    ("serve", "--public-url", ""),
)


@pytest.mark.parametrize("arguments", EMPTY, ids=" ".join)
def test_what_is_empty_is_named(united: Run, home: Path, arguments: tuple[str, ...]) -> None:
    ran = united(*arguments)
    assert (ran.status, ran.out) == (2, "")
    *_, option, _ = arguments
    what = f"option `{option}`" if option in PARAMETERS else "argument "
    assert ran.err.startswith(f"united: The {what}")
    assert " is empty" in ran.err
    assert not home.exists()


PARAMETERS = {one for arguments in EMPTY for one in arguments if one.startswith("--")} - {"--plain"}


def test_broken_content_is_listed_whole_by_check_and_by_play(united: Run, tmp_path: Path) -> None:
    pack = tmp_path / "broken"
    (pack / "locations").mkdir(parents=True)
    (pack / "pack.yaml").write_text("pack: broken\nname: Broken\nsource: A test.\n", "utf-8")
    text = "location: {id}\nname: Somewhere\nsource: A test.\nslots: many\ncivilans: 1\n"
    for name in ("one", "two"):
        (pack / "locations" / f"{name}.yaml").write_text(text.format(id=name), "utf-8")
    checked = united("check", pack)
    assert checked.status == 1
    assert checked.err.count("one.yaml:4:8: ") == checked.err.count("two.yaml:4:8: ") == 1
    assert checked.err.count("\n") == 4
    played = united("play", "--plain", "--pack", pack)
    assert (played.status, played.err) == (2, checked.err)


def test_what_nobody_foresaw_is_one_line_with_the_details_in_a_log(
    united: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(*_: object) -> None:
        raise KeyError("a fault of ours\nin two lines")

    monkeypatch.setattr("united.cli.plain.board_lines", fall)
    ran = united("play", "--plain", "--seed", "1")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "Something went wrong inside the program (KeyError" in ran.err
    (saved,) = (home / "saves").iterdir()
    assert f"`united resume {saved}` goes on with it.\n" in ran.err
    assert f"); the details are in {home / 'united.log'}." in ran.err
    assert "Traceback" in (home / "united.log").read_text("utf-8")


def test_a_log_that_cannot_be_written_is_not_named(
    united: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(*_: object) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setattr("united.cli.plain.board_lines", fall)
    (home / "united.log").mkdir(parents=True)
    save = tmp_path / "game.jsonl"
    ran = united("play", "--plain", "--seed", "1", "--save", save)
    assert ran.err == (
        """united: Something went wrong inside the program (KeyError: 'a fault of ours'). """
        f"The game is saved; `united resume {save}` goes on with it.\n"
    )


def test_a_reader_who_goes_away_is_no_error(
    spawn: Callable[..., subprocess.Popen[str]],
) -> None:
    with spawn("cards") as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_help_loads_neither_the_app_nor_the_engine(united: Run) -> None:
    assert "play" in united("--help").out
    script = (
        "import sys; from united.cli.main import run; run(['--help']); run(['play', '--help']);"
        "print({'textual', 'rich', 'yaml', 'united.rules'} & {*sys.modules})"
    )
    command = (sys.executable, "-c", script)
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert out.endswith("set()\n")
