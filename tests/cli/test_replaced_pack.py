"""A pack that something else stands in the place of, while a saved game of it waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

PIER = "location: pier\nname: Pier\nsource: Mine.\nslots: 3\n"


def sound(folder: Path) -> None:
    folder.mkdir()
    (folder / "locations").mkdir()
    (folder / "pack.yaml").write_text(f"pack: {folder.name}\nname: Mine\nsource: Mine.\n", "utf-8")
    (folder / "locations" / "pier.yaml").write_text(PIER, "utf-8")


def other_slots(folder: Path) -> None:
    sound(folder)
    (folder / "locations" / "pier.yaml").write_text(PIER.replace("3", "4"), "utf-8")


def misspelt(folder: Path) -> None:
    sound(folder)
    (folder / "locations" / "pier.yaml").write_text(PIER.replace("slots", "slotz"), "utf-8")


def another_pack(folder: Path) -> None:
    sound(folder)
    (folder / "locations" / "pier.yaml").rename(folder / "locations" / "quay.yaml")
    (folder / "locations" / "quay.yaml").write_text(PIER.replace("pier", "quay"), "utf-8")


def a_file(folder: Path) -> None:
    folder.write_text("no pack", "utf-8")


def nothing(folder: Path) -> None:
    """Leave the place of the pack empty."""


REPLACED = {
    other_slots: "was played with other content, so it cannot go on here; what differs: "
    "Location `pier` (changed).",
    another_pack: "was played with other content, so it cannot go on here; what differs: "
    "Location `pier` (missing).",
    misspelt: "needs a pack that cannot be used: {pack}/locations/pier.yaml:4:1: there is no key "
    "`slotz` here; did you mean `slots`?",
    a_file: "needs a pack that cannot be used: There is no pack in {pack}: it is no folder.",
    nothing: "needs a pack that cannot be used: There is no pack in {pack}: there is no "
    "such folder.",
}
"""What may stand where the pack of a saved game was, and what is said of it."""


@pytest.mark.parametrize(("replace", "said"), REPLACED.items())
def test_a_pack_that_was_replaced_is_said_in_one_sentence_and_the_game_is_kept(
    united: Run, home: Path, tmp_path: Path, replace: Callable[[Path], None], said: str
) -> None:
    pack = tmp_path / "mine"
    sound(pack)
    played = united("play", "--plain", "--pack", pack, "--locations", "pier", "--seed", 1)
    assert played.status == 0
    (save,) = (home / "saves").iterdir()
    before = save.read_bytes()
    pack.rename(tmp_path / "away")
    replace(pack)
    for ran, start in (
        (united("resume", "--plain", save), "united: "),
        (united("resume", "--plain"), "united: Passed over: "),
    ):
        assert ran.status == 2
        assert ran.err.splitlines()[0].lower() == f"{start}{save} {said}".format(pack=pack).lower()
    assert save.read_bytes() == before
