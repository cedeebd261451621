"""The words by which scenarios count what content declares: none of them means two things."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from tests.library.conftest import Spoil
from tests.positions import NIGHT, position
from united.library import check_path
from united.library.home import content_root, shown
from united.library.ids import RESERVED

CHALLENGE = "challenges/secret-identity.yaml"
REPORTER = "token: reporter, name: Reporter, on: location"
SNOOP = "{token: snoop, name: Snoop, on: location, plural: Reporters"
MARK = "  - {mark: revealed, name: Identity revealed}"
TAKEN = "; choose another id or `plural`"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {REPORTER: f"{REPORTER}, plural: Civilians"},
            "7:61: scenarios would call this `civilians`, and so they call something of the game",
        ),
        (
            {"name: Revelation token\n": "name: Revelation token\n    plural: Tokens\n"},
            "10:13: scenarios would call this `tokens`, and so they call something of the game",
        ),
        (
            {MARK: f"{MARK}\n  - {{mark: revelations, name: Several}}"},
            "20:12: scenarios would call this `revelations`, and so they call what "
            f"mine/{CHALLENGE}, line 8, declares",
        ),
        (
            {REPORTER: f"{REPORTER}}}\n  - {SNOOP}"},
            f"8:55: scenarios would call this `reporters`, and so they call what mine/{CHALLENGE}, "
            "line 7, declares",
        ),
    ],
)  # fmt: skip
def test_a_word_that_is_taken_is_refused(spoil: Spoil, changes: dict[str, str], said: str) -> None:
    assert spoil(CHALLENGE, changes) == [f"{said}{TAKEN}"]


def test_words_on_heroes_and_on_locations_may_be_the_same(spoil: Spoil) -> None:
    named = {"name: Revelation token\n": "name: Revelation token\n    plural: Reporters\n"}
    assert spoil(CHALLENGE, named) == []


def test_what_could_be_in_one_game_has_words_of_its_own(tmp_path: Path) -> None:
    pack = Path(copytree(NIGHT, tmp_path / "night"))
    challenge = pack / "challenges" / "long-night.yaml"
    text, name = challenge.read_text("utf-8"), "    name: Yawn\n"
    assert name in text
    challenge.write_text(text.replace(name, f"{name}    plural: Revelations\n"), "utf-8")
    (problem,) = check_path(pack)
    assert problem.line == 8
    shipped = content_root() / "spider-verse" / CHALLENGE
    assert problem.message == (
        f"scenarios would call this `revelations`, and so they call what {shown(shipped)}, line 8, "
        f"declares: both could be in one game{TAKEN}"
    )


def test_every_word_of_the_game_is_reserved() -> None:
    view = position().view(hidden=True)
    for kind, things in (("location-count", view["locations"]), ("hero-count", view["heroes"])):
        words = {word for thing in things.values() for word in thing}
        # A plural makes no word with an underscore.
        assert {word for word in words if "_" not in word} <= {*RESERVED[kind]}
