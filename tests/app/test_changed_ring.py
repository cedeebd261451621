"""A ring that has changed: a Location that has left it, a Threat that lies face down."""

from __future__ import annotations

from tests.app.conftest import Start
from tests.app.playing import Drive
from united.app.model.sheets import Sheet, place_sheet
from united.app.widgets.ring import Ring
from united.changes.ring import leave_ring
from united.session.session import Session


async def seen(session: Session, drive: Drive, place: int) -> tuple[str, Sheet]:
    """Return how a Location is drawn, and what there is to read of it."""
    driver = drive(session)
    async with driver.run(100, 30):
        panel = driver.table.query_one(Ring).query_one(f"#place-{place}")
        shown = driver.table.shown
        assert shown is not None
        return " ".join(str(panel.render()).split()), place_sheet(shown.position.ring[place], shown)


async def test_a_location_that_has_left_the_ring_says_so(start: Start, drive: Drive) -> None:
    session = start()
    state = session.game.state
    place = next(n for n in range(6) if n not in (state.villain_at, *state.hero_at))
    assert state.table.ring[place].slots
    leave_ring(state, place, "J63")
    drawn, sheet = await seen(session, drive, place)
    assert drawn == "Out of the ring"
    assert sheet.paragraphs == ("It is out of the ring.",)


async def test_a_threat_face_down_says_what_turns_it_up(start: Start, drive: Drive) -> None:
    session = start()
    state = session.game.state
    place = next(n for n, threat in enumerate(state.threats) if threat >= 0)
    state.face_down = {state.threats[place]}
    drawn, sheet = await seen(session, drive, place)
    assert "! a Threat face down A Hero who ends a turn here reveals it." in drawn
    assert "Heroic" not in drawn.partition("End, covered")[0]
    said = " ".join(sheet.paragraphs)
    assert "Here lies a Threat face down. A Hero who ends a turn here reveals it." in said
    assert "0 of 0" not in said + str(session.game)
