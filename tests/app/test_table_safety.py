"""What must not happen at the table: keys that overtake others, accidents, untrue words."""

from __future__ import annotations

import pytest

from tests.app.conftest import Start
from tests.app.playing import Drive, burst, play_to_next_card
from united.app.screens.ask import AskScreen
from united.app.screens.curtain import CurtainScreen
from united.app.screens.end import EndScreen
from united.app.screens.home import HomeScreen
from united.app.screens.sheet import SheetScreen
from united.app.widgets.hand import HandPane
from united.app.widgets.log import LogList, LogPane


async def test_keys_typed_ahead_are_taken_in_their_order(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        second = driver.choices[1].key
        await burst(driver, "1u2")
        assert driver.session.choices == (second,)
        await burst(driver, "ur")
        assert driver.session.choices == (second,)
        await burst(driver, "urururu")
        assert driver.session.choices == ()


async def test_a_question_keeps_keys_from_the_table_below(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        made = await play_to_next_card(driver)
        await burst(driver, "u11")
        driver.screen(AskScreen)
        assert driver.session.choices == made


async def test_enter_just_after_a_story_takes_nothing(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run():
        teller = driver.table.teller
        while teller.telling:
            await driver.press("space")
        assert teller.just_ended
        await driver.press("enter")
        assert driver.session.choices == ()
        await driver.pilot.pause(0.6)
        await driver.press("enter")
        assert len(driver.session.choices) == 1


async def test_enter_at_the_end_starts_no_game(start: Start, drive: Drive) -> None:
    session = start()
    while session.game.result is None:
        session.choose(session.game.choices[0].key)
    driver = drive(session)
    async with driver.run(80, 24):
        driver.screen(EndScreen)
        await driver.press("enter", "enter", "enter")
        assert driver.session is session
        assert driver.app.screen is driver.table
        assert session.game.ending not in driver.panel
        assert "q: what to do next" in driver.panel
        await driver.press("q")
        driver.screen(EndScreen)


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which nothing can be saved."""
    monkeypatch.setenv("UNITED_HOME", "/proc/nope")


@pytest.mark.usefixtures("nowhere")
async def test_a_game_that_is_not_saved_says_so(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        assert "NOT SAVED" in driver.text("#status")
        await driver.press("1", "ctrl+c")
        assert "not saved" in driver.screen(AskScreen).question
        await driver.press("n", "q")
        assert "not saved" in driver.screen(AskScreen).question
        await driver.press("n")
        assert driver.app.screen is driver.table
        assert "NOT SAVED" in driver.text("#status")
        await driver.press("q", "y")
        driver.screen(HomeScreen)


async def test_a_saved_game_says_nothing_of_it(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        assert "SAVED" not in driver.text("#status")
        await driver.press("ctrl+c")
        assert "The game is saved." in driver.screen(AskScreen).question


async def test_the_first_hand_is_behind_the_curtain_too(start: Start, drive: Drive) -> None:
    driver = drive(start(seats=("Ann", "Bob")), curtain=True, speed="step")
    async with driver.run():
        while driver.table.teller.telling:
            shown = driver.table.query_one(HandPane).shown
            assert shown is not None
            assert shown.position.hand == ()
            await driver.press("space")
        assert driver.screen(CurtainScreen).seat == "Ann"
        await driver.press("space")
        assert driver.app.screen is driver.table


async def test_the_log_tells_no_more_than_the_story(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run():
        log = driver.table.query_one(LogPane)
        every = driver.table.play.lines()
        seen = [len(log.shown)]
        while driver.table.teller.telling:
            assert log.shown == every[: seen[-1]]
            await driver.press("space")
            seen.append(len(log.shown))
        assert seen == sorted(seen)
        assert seen[0] < len(every) == seen[-1]


async def test_the_log_stays_at_its_end_until_it_is_scrolled(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        listed = driver.table.query_one(LogList)
        for size in ((100, 30), (120, 40), (130, 44)):
            await driver.pilot.resize_terminal(*size)
            driver.table.bring("log")
            await driver.settle()
            assert listed.max_scroll_y > 0
            assert listed.scroll_y == listed.max_scroll_y
        listed.scroll_home(animate=False, immediate=True)
        await driver.settle()
        await driver.press("1", "0")
        assert listed.scroll_y == 0
        listed.scroll_end(animate=False, immediate=True)
        await driver.settle()
        await driver.press("0", "1")
        await driver.settle()
        assert listed.scroll_y == listed.max_scroll_y


async def test_the_keys_on_the_board_answer_to_the_mouse(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(120, 40):
        move = next(one for one in driver.choices if "move" in one.about.card)
        await driver.press(move.hotkey)
        target = next(one for one in driver.choices if one.key.startswith("move "))
        panel = next(one for one in driver.table.ring.panels if target in one.choices)
        await driver.pilot.click(panel, offset=(4, 0))
        await driver.settle()
        assert driver.session.choices[-1] == target.key


async def test_the_key_beside_a_token_is_no_slot(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(120, 40):
        attack = next(one for one in driver.choices if "attack" in one.about.card)
        await driver.press(attack.hotkey)
        choice = driver.choice("attack thug")
        panel = next(one for one in driver.table.ring.panels if choice in one.choices)
        slots = str(panel.render()).splitlines()[0]
        assert f"<{choice.hotkey}>" in slots
        column = slots.index(f"<{choice.hotkey}>") + 2
        await driver.pilot.click(panel, offset=(column, 1))
        await driver.settle()
        assert not isinstance(driver.app.screen, SheetScreen)
        assert driver.session.choices[-1] == choice.key


async def test_what_declines_is_not_shown_at_a_place(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        await driver.press("1", "0")
        assert {choice.key for choice in driver.choices} == {"use", "skip"}
        shown = [one.key for panel in driver.table.ring.panels for one in panel.choices]
        assert shown == ["use"]


async def test_what_was_typed_ahead_does_not_open_the_curtain(
    start: Start, drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(start(seats=("Ann", "Bob")), curtain=True)
    monkeypatch.setattr("united.app.screens.curtain.CALM", 60.0)
    async with driver.run():
        await driver.press("space", "space")
        assert driver.screen(CurtainScreen).seat == "Ann"
        assert "after a second without any key" in driver.text("#curtain-hint")
        monkeypatch.setattr("united.app.screens.curtain.CALM", 0.0)
        await driver.press("enter")
        assert driver.screen(CurtainScreen).seat == "Ann"
        await driver.press("space")
        assert driver.app.screen is driver.table
