"""The parts of the table: going from one to the other, looking closer, searching, help."""

from __future__ import annotations

import re

import pytest
from textual.widgets import Input

from tests.app.conftest import Start
from tests.app.playing import Drive
from united.app.arrange import PARTS
from united.app.screens.help import HelpScreen
from united.app.screens.jump import JumpScreen
from united.app.screens.rules import RulesScreen
from united.app.screens.sheet import SheetScreen
from united.app.widgets.hand import HandPane
from united.app.widgets.log import LogList, LogPane
from united.app.widgets.storyline import StorylinePane


async def test_a_place_without_an_offer_opens(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        panel = driver.table.ring.panels[0]
        assert panel.place is not None
        await driver.pilot.click(panel, offset=(10, 5))
        await driver.settle()
        sheet = driver.screen(SheetScreen).sheet
        assert sheet.title == panel.place.name
        await driver.press("escape")
        assert driver.app.screen is driver.table


async def test_tab_goes_through_all_parts_and_back(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        seen = [driver.table.focused_part]
        for _ in range(len(PARTS) - 1):
            await driver.press("tab")
            seen.append(driver.table.focused_part)
            focused = driver.app.focused
            assert focused is not None
            assert focused.region.area > 0
        assert seen == list(PARTS)
        await driver.press("escape")
        assert driver.table.focused_part == "choices"
        await driver.press("shift+tab")
        assert driver.table.focused_part == list(PARTS)[-1]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_jumping(start: Start, drive: Drive, size: tuple[int, int]) -> None:
    driver = drive(start())
    async with driver.run(*size):
        for number, part in enumerate(PARTS):
            await driver.press("g")
            driver.screen(JumpScreen)
            await driver.press(str(number))
            assert driver.table.focused_part == part


async def test_the_ring_with_the_arrows(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        driver.table.go_to("ring")
        await driver.settle()
        ring = driver.table.ring
        for key, cursor in [("right", 1), ("right", 2), ("right", 2), ("down", 3), ("left", 4),
                            ("left", 5), ("up", 0)]:  # fmt: skip
            await driver.press(key)
            assert ring.cursor == cursor
        panel = ring.panel
        assert panel is not None
        assert panel.place is not None
        assert panel.place.name in driver.panel
        await driver.press("i")
        assert driver.screen(SheetScreen).sheet.title == panel.place.name


async def test_the_storyline_opens_every_card(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        await driver.press("1")
        driver.table.go_to("storyline")
        shown = driver.table.shown
        cards = shown.position.storyline if shown else ()
        assert len(cards) == 2
        await driver.press("enter")
        assert driver.screen(SheetScreen).sheet.title == cards[1].name
        await driver.press("escape", "home", "enter")
        assert driver.screen(SheetScreen).sheet.kind.startswith("Master Plan card")
        assert driver.table.query_one(StorylinePane).cursor == 0


async def test_the_log_is_searched_and_opens_rules(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        log = driver.table.query_one(LogPane)
        everything = len(log.shown)
        await driver.press("slash", *"plan")
        assert driver.app.focused is log.query_one(Input)
        assert 0 < len(log.shown) < everything
        found = [line for line in log.shown if "plan" in line.text.casefold()]
        assert all(line in found or line.heading for line in log.shown)
        assert log.shown[log.shown.index(found[0]) - 1].text == "Villain turn 1"
        await driver.press("enter")
        assert isinstance(driver.app.focused, LogList)
        rule = log.shown[log.query_one(LogList).highlighted or 0].rule
        await driver.press("enter")
        assert driver.screen(RulesScreen).number == rule
        assert f"{rule} " in driver.text("#rule")
        await driver.press("escape", "escape")
        assert len(log.shown) == everything


async def test_help_explains_the_part_in_focus(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run():
        for part in PARTS:
            driver.table.go_to(part)
            await driver.press("question_mark")
            name = "Log" if part == "log" else PARTS[part]
            assert f"### {name}" in driver.screen(HelpScreen).text
            await driver.press("escape")


async def test_other_keys_for_commands(start: Start, drive: Drive) -> None:
    from united.app.keyboard import DEFAULT_KEYS

    driver = drive(start(), keys={**DEFAULT_KEYS, "undo": "z"})
    async with driver.run():
        await driver.press("1", "u")
        assert len(driver.session.choices) == 1
        await driver.press("z")
        assert driver.session.choices == ()


async def test_what_happened_before_takes_no_room_from_the_options(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        options = driver.panel.partition("Villain turn 1, Thugs: Kraven is placed")
        assert options[1]
        assert all(f"{one.hotkey} {one.text}" in options[0] for one in driver.choices)
        before = driver.panel.splitlines()[: len(driver.choices)]
        await driver.press("down", "up")
        assert driver.panel.splitlines()[: len(driver.choices)] == before


async def test_what_happened_stands_apart_from_what_an_option_says(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run(120, 40):
        shown = driver.table.shown
        assert shown is not None
        number = next(n for n, card in enumerate(shown.position.hand) if card.text)
        driver.table.decision_panel.highlighted = number
        await driver.settle()
        rows = [row.strip() for row in driver.panel.splitlines()]
        news = next(n for n, row in enumerate(rows) if row.startswith("Villain turn 1"))
        said = next(
            n
            for n, row in enumerate(rows)
            if row and shown.position.hand[number].text[0].startswith(row)
        )
        assert "" in rows[min(news, said) : max(news, said)]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (160, 50)])
async def test_the_status_says_whose_health_and_whose_next_turn_it_is(
    start: Start, drive: Drive, size: tuple[int, int]
) -> None:
    driver = drive(start())
    async with driver.run(*size):
        said = driver.text("#status")
        assert re.search(
            r"(Green Goblin|Villain) 5(/5)?( Health)?, (his turn (in|after) 3|in 3)", said
        )


async def test_in_the_villains_turn_all_hands_are_counted(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run(120, 40):
        hand = driver.table.query_one(HandPane)
        assert driver.table.teller.telling
        assert hand.border_title == "All hands"
        shown = driver.table.shown
        assert shown is not None
        heroes = shown.position.heroes
        drawn = [str(hand.get_option_at_index(n).prompt) for n in range(hand.option_count)]
        assert len(drawn) == len(heroes)
        for hero, text in zip(heroes, drawn, strict=True):
            assert hero.pile is not None
            assert hero.pile.hand
            assert f"{hero.name} {hero.pile.hand_size} cards" in text
            assert all(card.name in text for card in hero.pile.hand)
        await driver.press("g", "4", "down", "i")
        driver.screen(SheetScreen)


async def test_a_question_calls_its_player_by_name(start: Start, drive: Drive) -> None:
    driver = drive(start(seats=("Ann", "Bob")))
    async with driver.run():
        title = driver.panel.partition("\n")[0]
        assert title.strip().startswith("Ann, Spider-Man: which card")
        assert title.count(":") == 1


async def test_the_status_says_turn_in_the_villains_turn_too(start: Start, drive: Drive) -> None:
    driver = drive(start(), speed="step")
    async with driver.run(80, 24):
        assert driver.table.teller.telling
        assert "Villain 5/5, his turn in 3" in driver.text("#status")
