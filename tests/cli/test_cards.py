"""`united cards ID`: one thing by its short id, and the full ids where several bear it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.positions import NIGHT_RING, changed_night, position
from united.cli.explaining import explain
from united.session.sight import EVERYTHING

Run = Callable[..., Any]


@pytest.mark.parametrize(
    ("id", "first"),
    [
        ("webweaver", "Webweaver (ghost-spider/webweaver)"),
        ("ghost-spider/webweaver", "Webweaver (ghost-spider/webweaver)"),
        ("spider-man/attack", "Attack (spider-man/attack)"),
        ("electro", "Electro (electro)"),
        ("green-goblin/electro", "Electro (electro)"),
        ("green-goblin/bam-0", "BAM! (bam-0)"),
        ("spider-man", "Spider-Man (spider-man)"),
        ("heroes/spider-man", "Spider-Man (spider-man)"),
        ("locations/queens", "Queens (queens)"),
        ("villains/green-goblin", "Green Goblin (green-goblin)"),
        ("challenges/secret-identity", "Secret Identity (secret-identity)"),
    ],
)
def test_a_thing_is_found_by_its_short_and_its_full_id(united: Run, id: str, first: str) -> None:
    ran = united("cards", id)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == first
    assert ran.out.count("Source: ") == 1


def test_where_several_bear_an_id_their_full_ids_are_said(united: Run) -> None:
    ran = united("cards", "shrink")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "united: Several things have the id `shrink`: ant-man/shrink, wasp/shrink. "
        "Name one of them. `united cards --help` says more.\n"
    )


@pytest.fixture
def clashing(tmp_path: Path) -> str:
    """A pack whose Villain has a Threat and a plan card with the id of a Location and a Hero."""
    threats = "villains/lamplighter/threats.yaml"
    pack = changed_night(tmp_path, threats, {"threat: blackout": "threat: rooftops"})
    plan = Path(pack) / "villains" / "lamplighter" / "plan.yaml"
    plan.write_text(plan.read_text("utf-8").replace("card: stroll-1", "card: night-porter"))
    return pack


@pytest.mark.parametrize(
    ("id", "full"),
    [
        ("rooftops", ["locations/rooftops", "lamplighter/rooftops"]),
        ("night-porter", ["heroes/night-porter", "lamplighter/night-porter"]),
    ],
)
def test_things_of_different_kinds_are_told_apart(
    united: Run, clashing: str, id: str, full: list[str]
) -> None:
    ran = united("cards", "--pack", clashing, id)
    assert (ran.status, ran.out) == (2, "")
    assert f"Several things have the id `{id}`: {', '.join(full)}. Name one" in ran.err
    said = [united("cards", "--pack", clashing, one) for one in full]
    assert [one.status for one in said] == [0, 0]
    assert len({one.out for one in said}) == 2


@pytest.mark.parametrize(
    ("id", "near"), [("webwever", "webweaver"), ("spider-man/attac", "spider-man/attack")]
)
def test_the_nearest_id_is_said(united: Run, id: str, near: str) -> None:
    assert f"There is no card `{id}`; did you mean `{near}`?" in united("cards", id).err


def test_plain_lines_explain_by_the_same_ids(clashing: str) -> None:
    given = {
        "ring": list(NIGHT_RING),
        "turn": "spider-man",
        "locations": {"rooftops": {"threat": None}},
        "heroes": {"spider-man": {"at": "rooftops", "hand": ["spider-man/wild"]}},
    }
    game = position(given, "play spider-man/wild", "end", villain="lamplighter", packs=[clashing])
    said = [line for line in explain(game, EVERYTHING) if " says: " in line]
    assert any(line.startswith("Rooftops says: 2 slots;") for line in said)
