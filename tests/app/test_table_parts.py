"""The parts of the table: going from one to the other, looking closer, searching, help."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.widgets import Input

from tests.app.conftest import Start
from tests.app.playing import Driver
from united.app import glyphs
from united.app.arrange import PARTS
from united.app.screens.ask import AskScreen
from united.app.screens.help import HelpScreen
from united.app.screens.jump import JumpScreen
from united.app.screens.rules import RulesScreen
from united.app.screens.sheet import SheetScreen
from united.app.screens.too_small import TooSmallScreen
from united.app.widgets.hand import HandPane
from united.app.widgets.log import LogList, LogPane
from united.app.widgets.storyline import StorylinePane

Drive = Callable[..., Driver]


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


async def test_too_small_a_terminal_waits(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        before = driver.session.game.view(hidden=True)
        await driver.pilot.resize_terminal(59, 24)
        await driver.settle()
        driver.screen(TooSmallScreen)
        await driver.press("1", "u", "tab")
        assert driver.session.game.view(hidden=True) == before
        await driver.pilot.resize_terminal(60, 20)
        await driver.settle()
        assert driver.app.screen is driver.table
        await driver.press("1")
        assert len(driver.session.choices) == 1


async def test_other_keys_for_commands(start: Start, drive: Drive) -> None:
    from united.app.keyboard import DEFAULT_KEYS

    driver = drive(start(), keys={**DEFAULT_KEYS, "undo": "z"})
    async with driver.run():
        await driver.press("1", "u")
        assert len(driver.session.choices) == 1
        await driver.press("z")
        assert driver.session.choices == ()


async def test_growing_under_another_screen_leads_back_to_the_game(
    start: Start, drive: Drive
) -> None:
    driver = drive(start())
    async with driver.run(80, 24):
        await driver.pilot.resize_terminal(40, 10)
        await driver.settle()
        driver.app.push_screen(AskScreen("Late?", "Yes", "No"))
        await driver.settle()
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        await driver.press("n")
        await driver.settle()
        assert driver.app.screen is driver.table


@pytest.mark.parametrize("home", [True, False])
async def test_any_size_down_to_one_cell_and_back(start: Start, drive: Drive, home: bool) -> None:
    driver = drive(None if home else start())
    sizes = [*((n, 24) for n in range(12, 0, -1)), (1, 1), (80, 1), *((n, n) for n in range(2, 12))]
    async with driver.run(80, 24):
        waiting = driver.app.screen
        driver.app.notify("Something that is said meanwhile")
        for size in sizes:
            await driver.pilot.resize_terminal(*size)
            driver.screen(TooSmallScreen)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen is waiting


async def test_starting_in_one_cell(start: Start, drive: Drive) -> None:
    driver = drive(start())
    async with driver.run(1, 1):
        driver.screen(TooSmallScreen)
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen is driver.table


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
async def test_a_large_terminal_shows_the_boards_whole(
    start: Start, drive: Drive, size: tuple[int, int]
) -> None:
    for mode, count in (("solo", 3), ("co-op", 4)):
        driver = drive(start(mode, count))
        async with driver.run(*size):
            assert driver.table.query_one("#heroes").max_scroll_y == 0
            for part in ("villain", "missions"):
                assert glyphs.MORE not in driver.text(f"#{part}")
            assert "Evil Goal 1/6" in driver.text("#villain")
            await driver.press("g", "2", "i")
            said = " ".join(driver.screen(SheetScreen).sheet.paragraphs)
            for label in ("BAM!:", "Overflow", "Action, 2 Heroic:", "no wounds"):
                assert label in said


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
