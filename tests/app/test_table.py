"""The table in play: what it asks, what it answers to, what it tells; messages and state."""

from __future__ import annotations

from tests.app.conftest import Start
from tests.app.playing import Drive, play_to_next_card
from united.app import glyphs
from united.app.screens.ask import AskScreen, PickScreen
from united.app.screens.home import HomeScreen
from united.app.screens.sheet import SheetScreen
from united.app.widgets.hand import HandPane
from united.app.widgets.ring import Ring


async def test_every_option_is_shown_with_its_key_and_taken_by_it(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        keys = [choice.hotkey for choice in driver.choices]
        assert keys == [*"1234"]
        text = driver.panel
        assert all(f"{choice.hotkey} {choice.text}" in text for choice in driver.choices)
        wanted = driver.choices[2].key
        await driver.press("3")
        assert driver.session.choices == (wanted,)


async def test_arrows_and_enter_take_too(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        wanted = driver.choices[1].key
        await driver.press("down", "enter")
        assert driver.session.choices == (wanted,)


async def test_a_card_in_the_list_shows_the_pool_it_would_give(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        shown = driver.table.shown
        assert shown is not None
        cards = {card.id: card for card in shown.position.hand}
        for number, choice in enumerate(driver.choices):
            driver.table.decision_panel.highlighted = number
            await driver.settle()
            card = cards[choice.about.card]
            after = driver.session.game.clone()
            after.choose(choice.key)
            assert card.pool == after.state.pool
            panel = " ".join(driver.panel.split())
            for text in card.text:
                assert text in panel


async def test_what_is_refused_is_one_line_and_a_key_says_why(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("1")
        decision = driver.session.decision
        assert decision is not None
        assert decision.refused
        dim = [one for one in driver.panel.splitlines() if one.startswith(glyphs.DASH)]
        assert len(dim) == 1
        await driver.press("w")
        said = " ".join(driver.screen(SheetScreen).sheet.paragraphs)
        for refusal in decision.refused:
            assert refusal.text in said
            assert f"{refusal.reason.text} [{refusal.reason.rule}]" in said


async def test_the_board_answers_to_the_mouse(start: Start, drive: Drive) -> None:
    driver = drive(start(seed=3))
    async with driver.run():
        move = next(one for one in driver.choices if "move" in one.about.card)
        await driver.press(move.hotkey)
        target = next(one for one in driver.choices if one.key.startswith("move "))
        panel = next(
            one
            for one in driver.table.ring.panels
            if one.place is not None and one.place.id == target.about.location
        )
        assert panel.has_class("-offered")
        await driver.pilot.click(panel, offset=(10, 5))
        await driver.settle()
        assert driver.session.choices[-1] == target.key


async def test_the_hand_answers_to_the_mouse(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        shown = driver.table.query_one(HandPane).shown
        assert shown is not None
        await driver.pilot.click(HandPane, offset=(4, 1))
        await driver.settle()
        assert driver.session.choices == (f"play {shown.position.hand[0].id}",)


async def test_several_ways_at_one_place_are_asked(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("1")
        keys = tuple(choice.key for choice in driver.choices)
        driver.table.ring.post_message(Ring.Picked(keys))
        await driver.settle()
        picked = driver.screen(PickScreen)
        assert [one.key for one in picked.choices] == list(keys)
        await driver.press(picked.choices[-1].hotkey)
        assert driver.session.choices[-1] == keys[-1]


async def test_undo_and_redo(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        before = driver.session.game.view(hidden=True)
        await driver.press("1")
        after = driver.session.game.view(hidden=True)
        await driver.press("u")
        assert driver.session.game.view(hidden=True) == before
        assert driver.choices[0].text.startswith("Play")
        await driver.press("r")
        assert driver.session.game.view(hidden=True) == after
        await driver.press("u", "u")
        assert driver.session.choices == ()


async def test_undo_over_a_hidden_card_asks_first(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        made = await play_to_next_card(driver)
        await driver.press("u")
        driver.screen(AskScreen)
        await driver.press("n")
        assert driver.session.choices == made
        await driver.press("u", "y")
        assert driver.session.choices == made[:-1]


async def test_a_story_is_told_step_by_step(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run(80, 24):
        teller = driver.table.teller
        assert teller.telling
        first = driver.panel
        await driver.press("space")
        second = driver.panel
        assert len(second.splitlines()) > len(first.splitlines())
        await driver.press("1")
        assert not teller.telling
        assert driver.session.choices == ()
        assert "Villain turn 1" in driver.panel
        assert driver.app.focused is driver.table.decision_panel


async def test_enter_skips_a_whole_story(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run():
        await driver.press("enter")
        assert not driver.table.teller.telling
        assert driver.session.choices == ()


async def test_a_story_goes_on_by_itself(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="fast")
    async with driver.run():
        for _ in range(100):
            if not driver.table.teller.telling:
                break
            await driver.pilot.pause(0.1)
        assert not driver.table.teller.telling
        assert driver.choices


async def test_ctrl_c_asks_and_loses_nothing(start: Start, drive: Drive) -> None:
    session = start()
    driver = drive(session)
    async with driver.run():
        await driver.press("1", "ctrl+c")
        driver.screen(AskScreen)
        await driver.press("n")
        assert driver.app.screen is driver.table
        await driver.press("ctrl+c", "y")
    assert driver.app.return_code == 0
    assert session.path is not None
    assert len(session.path.read_text().splitlines()) == 2


async def test_leaving_goes_home_where_the_game_can_go_on(start: Start, drive: Drive) -> None:
    session = start()
    driver = drive(session)
    async with driver.run():
        await driver.press("1", "q")
        home = driver.screen(HomeScreen)
        await driver.app.workers.wait_for_complete()
        await driver.settle()
        assert home.continues.endswith("Spider-Man's turn, Missions 0/9 0/9 0/4")
        await driver.press("c")
        assert driver.session.choices == session.choices
        assert driver.session is not session
