"""The key to look at things, on the options: each opens as something to read."""

from __future__ import annotations

from tests.app.conftest import Start
from tests.app.playing import Drive, play_randomly
from united.app.model.option_sheet import line_sheet
from united.app.model.played import PlayedGame
from united.app.screens.sheet import SheetScreen
from united.app.settings import Settings


async def test_looking_at_a_card_to_play_opens_its_whole_text(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        shown = driver.table.shown
        assert shown is not None
        for number, card in enumerate(shown.position.hand):
            driver.table.decision_panel.highlighted = number
            await driver.press("i")
            said = driver.screen(SheetScreen).sheet.paragraphs
            assert set(card.text) <= set(said)
            await driver.press("i")
        assert driver.session.choices == ()


async def test_looking_at_an_action_opens_its_location_with_price_and_effect(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("2")
        move = next(one for one in driver.choices if one.about.action == "move")
        shown = driver.table.shown
        assert shown is not None
        place = next(one for one in shown.position.ring if one.id == move.about.location)
        driver.table.decision_panel.point_at(move.key)
        await driver.press("i")
        sheet = driver.screen(SheetScreen).sheet
        said = "\n".join(sheet.paragraphs)
        assert move.text.startswith(sheet.title)
        assert "Costs 1 Move" in said
        assert place.end_of_turn in said


async def test_looking_while_it_is_told_opens_all_told_so_far(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run(80, 24):
        driver.table.decision_panel.focus()
        await driver.press("t", "space", "space", "i")
        sheet = driver.screen(SheetScreen).sheet
        assert sheet.title == "Villain turn 1"
        assert sheet.paragraphs[0].startswith("Master Plan: ")
        assert len(sheet.paragraphs) >= 3


def test_every_option_has_something_to_read(start: Start, settings: Settings) -> None:
    play = PlayedGame(start(count=3, challenges=()), settings)
    for number in range(40):
        for line in play.shown().lines:
            sheet = line_sheet(line, play.shown())
            assert sheet.title
            assert all(sheet.paragraphs)
            assert sheet.paragraphs, line.text
        play_randomly(play, 1, number)
