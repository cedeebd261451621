"""Tokens that content declares are seen where they lie: on the Villain's board, on Threats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from tests.app.playing import Driver
from united.app.model.sheets import place_sheet, villain_sheet
from united.app.model.shown import Shown
from united.app.pieces import lines
from united.app.widgets.villain import VillainPane
from united.library import load_catalog
from united.rules.board import board_lines
from united.rules.position import Count, Place, Position
from united.rules.setup import GameSetup
from united.session.session import Session

CHALLENGE = """\
challenge: alarm
name: Alarm
source: Made up for the tests.
token_kinds:
  - token: siren
    name: Siren
    on: board
    full_at: 3
    when_full: [{add: {thugs: 1, at: villain}}]
setup:
  - put: {token: siren, amount: 2, at: board}
when:
  - on: placed
    do: [{put: {token: siren, at: board}}]
"""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A game in which two Sirens lie on the Villain's board."""
    pack = tmp_path / "alarm"
    (pack / "challenges").mkdir(parents=True)
    (pack / "pack.yaml").write_text("pack: alarm\nname: Alarm\nsource: Made up for the tests.\n")
    (pack / "challenges" / "alarm.yaml").write_text(CHALLENGE)
    packs = (str(pack),)
    setup = GameSetup("co-op", ("spider-man", "ghost-spider"), challenges=("alarm",), packs=packs)
    return Session.start(setup, load_catalog(packs), saved=False)


async def test_what_lies_on_the_board_of_the_villain(
    session: Session, drive: Callable[..., Driver]
) -> None:
    driver = drive(session)
    async with driver.run():
        shown = driver.table.shown
        assert isinstance(shown, Shown)
        (siren,) = shown.position.villain.tokens
        drawn = lines(driver.table.query_one(VillainPane).draw(shown, 40)).plain
        assert f"Sirens {siren.amount}/3" in drawn
        sheet = villain_sheet(shown.position.villain, ())
        (said,) = [one for one in sheet.paragraphs if one.startswith(f"{siren.said} of 3.")]
        assert "Add 1 Thug" in said


def wired(position: Position) -> tuple[Place, Position]:
    """Return a Location with two tokens on its Threat, and the position with it."""
    place = next(one for one in position.ring if one.threat is not None)
    assert place.threat is not None
    wires = (Count("wires", "Wire", "Wires", 2), Count("locks", "Lock", "Locks", 0))
    place = evolve(place, threat=evolve(place.threat, tokens=wires))
    ring = tuple(place if one.id == place.id else one for one in position.ring)
    return place, evolve(position, ring=ring)


async def test_what_lies_on_a_threat(session: Session, drive: Callable[..., Driver]) -> None:
    driver = drive(session)
    async with driver.run():
        shown = driver.table.shown
        assert isinstance(shown, Shown)
        place, position = wired(shown.position)
        driver.table.show_table(evolve(shown, position=position))
        await driver.settle()
        panel = next(one for one in driver.table.ring.panels if one.place == place)
        (line,) = [one for one in panel.render().plain.splitlines() if one.startswith("! ")]
        assert line.split()[-1] == "(W)(W)"
        assert any(
            one.startswith("Threat: ") and ", 2 Wires." in one
            for one in place_sheet(place, shown).paragraphs
        )
    assert ", 2 Wires)" in "\n".join(board_lines(position))
