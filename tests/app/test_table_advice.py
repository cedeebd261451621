"""What the table says beside the question: hints, what is unspent, what happened, what changed."""

from __future__ import annotations

import pytest

from tests.app.conftest import Start
from tests.app.playing import Drive, burst
from united.app.widgets.decision import DecisionPanel
from united.app.widgets.log import LogPane


async def test_a_hint_names_an_option_and_takes_none(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        texts = [choice.text for choice in driver.choices]
        await burst(driver, "h")
        await driver.app.workers.wait_for_complete()
        await driver.settle()
        hint = " ".join(driver.panel.partition("Hint: ")[2].split())
        assert any(hint.startswith(f"{text}. ") for text in texts)
        line = driver.table.decision_panel.line
        assert line is not None
        assert hint.startswith(f"{line.offers[0].text}. ")
        assert driver.session.choices == ()
        await burst(driver, "1")
        assert "Hint: " not in driver.panel


async def test_where_there_is_no_room_a_hint_stands_in_front(
    start: Start, drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(start())
    async with driver.run():
        monkeypatch.setattr(DecisionPanel, "has_room", False)
        await driver.press("h")
        await driver.wait_for_workers()
        assert [one.title for one in driver.app._notifications] == ["Hint"]


async def test_the_end_of_a_turn_says_first_what_it_leaves_unspent(
    start: Start, drive: Drive
) -> None:
    driver = drive(start(), unspent=True)
    async with driver.run():
        await driver.press("1", "0")
        assert driver.session.choices[-1].startswith("play ")
        said = " ".join(driver.panel.split())
        assert "Not yet: 1 Attack could still do something. 0 once more ends the turn." in said
        await driver.press("0")
        assert driver.session.choices[-1] == "end"


async def test_what_the_board_did_is_told_again(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        log = len(driver.table.play.lines())
        await driver.press("t")
        assert driver.table.teller.telling
        assert "Master Plan: " in driver.panel
        assert len(driver.table.query_one(LogPane).lines) == log
        await driver.press("space", "enter")
        assert not driver.table.teller.telling
        assert driver.choices
        await driver.press("1", "u", "t")
        assert not driver.table.teller.telling


async def test_a_change_is_lit_up_for_a_moment(
    start: Start, drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("united.app.screens.advising.FLASH", 0.05)
    driver = drive(start(), flash=True)
    async with driver.run():
        marked: list[set[str]] = []
        ring = driver.table.ring
        mark = ring.mark
        monkeypatch.setattr(ring, "mark", lambda *told: (marked.append(set(told[0])), mark(*told)))
        await driver.press("2")
        key = next(one.key for one in driver.choices if one.key.startswith("move "))
        driver.table.take(key)
        await driver.pilot.pause(0.2)
        assert {key.removeprefix("move ")} in marked
        assert marked[-1] == set()
