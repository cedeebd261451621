"""The setup of a new game: every value, what is shown beside it, what keeps it from starting."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from textual.widgets import OptionList

from tests.app.playing import Drive, go_to_row
from united.app.model.saved import load
from united.app.model.setup_form import Form, change
from united.app.model.setup_rows import details, rows
from united.app.screens.ask import AskScreen
from united.app.screens.home import HomeScreen
from united.app.screens.setup import SetupScreen
from united.app.screens.table import TableScreen
from united.rules.drawn import RANDOM
from united.rules.ring_order import RING_SIZE
from united.rules.setup import settled
from united.session.saves import save_files


async def test_a_new_game_from_home_with_keys(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n", "enter")
        driver.screen(TableScreen)
        setup = driver.session.header.setup
        assert (setup.mode, setup.heroes) == ("co-op", ("spider-man", "ghost-spider"))
        assert driver.session.path in save_files()


async def test_every_value_of_a_setup(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        for label, keys in [
            ("Hero 3", ["right"]),
            ("Hero 1", ["left"]),
            ("played by", ["enter", *"Ann", "enter"]),
            ("With Secret", ["right"]),
            ("Seed", ["enter", *["backspace"] * 12, *"42", "enter", "right"]),
            ("Pack: printed-tokens", ["enter"]),
            ("Locations", ["right"]),
            ("Queens", ["enter"]),
        ]:
            await go_to_row(driver, label)
            await driver.press(*keys)
        form = driver.screen(SetupScreen).form
        assert form.trouble() == ""
        await driver.press("home", "enter")
        header = driver.session.header
        setup = header.setup
        assert setup.heroes == ("spider-ham", "ghost-spider", "miles-morales")
        assert (setup.challenges, setup.seed) == (("secret-identity",), 43)
        assert (setup.packs, setup.locations) == (("printed-tokens",), ("queens",))
        assert header.seats == ("Ann", "", "")


async def test_what_is_left_to_chance_is_drawn_when_the_game_starts(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        for label, keys in [
            ("Hero 1", ["left"] * 3),
            ("Villain", ["left"]),
            ("With any challenge", ["enter"]),
            ("Seed", ["enter", *["backspace"] * 20, *"42", "enter"]),
            ("Locations", ["left"]),
            ("Queens", ["enter"]),
        ]:
            await go_to_row(driver, label)
            await driver.press(*keys)
        form = driver.screen(SetupScreen).form
        assert (form.heroes[0], form.villain, form.challenges) == (RANDOM, RANDOM, (RANDOM,))
        assert form.trouble() == ""
        await driver.press("home", "enter")
        setup = driver.session.header.setup
        assert setup == settled(form.setup(), form.catalog)
        assert RANDOM not in (*setup.heroes, setup.villain, *setup.challenges, *setup.locations)
        assert setup.locations[0] == "queens"
        assert len(setup.locations) == len(set(setup.locations)) == RING_SIZE


async def test_solo_has_three_heroes_and_a_difficulty(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("n")
        await go_to_row(driver, "Mode")
        await driver.press("right")
        await go_to_row(driver, "Team KOs")
        await driver.press("right")
        await driver.press("home", "enter")
        setup = driver.session.header.setup
        assert (setup.mode, len(setup.heroes), setup.kos_allowed) == ("solo", 3, 1)


async def test_the_twelve_cards_of_a_hero_are_on_view(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("n")
        await go_to_row(driver, "Hero 1")
        text = driver.text("#setup-text")
        hero = driver.screen(SetupScreen).form.catalog.heroes["spider-man"]
        assert all(card.name in text for card in hero.cards)


async def test_a_pack_with_errors_shows_them_and_does_not_start(
    drive: Drive, player_folder: Path
) -> None:
    pack = player_folder / "packs" / "broken"
    pack.mkdir(parents=True)
    (pack / "pack.yaml").write_text("pack: broken\nname: Broken\n")
    driver = drive()
    async with driver.run():
        await driver.press("n")
        await go_to_row(driver, "Pack: broken")
        await driver.press("right")
        assert "pack.yaml:" in driver.text("#setup-text")
        await driver.press("home", "enter")
        driver.screen(SetupScreen)
        await go_to_row(driver, "Pack: broken")
        await driver.press("right", "home", "enter")
        driver.screen(TableScreen)


async def test_a_form_that_was_changed_is_not_thrown_away_without_asking(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n", "escape")
        driver.screen(HomeScreen)
        await driver.press("n", "x", "escape")
        driver.screen(AskScreen)
        await driver.press("n")
        driver.screen(SetupScreen)
        await driver.press("q", "y")
        driver.screen(HomeScreen)


async def test_a_card_says_how_often_it_is_there_and_what_it_gives(drive: Drive) -> None:
    driver = drive()
    async with driver.run():
        await driver.press("n")
        await go_to_row(driver, "Hero 1")
        screen = driver.screen(SetupScreen)
        text = driver.text("#setup-text")
        for card in screen.form.catalog.heroes["spider-man"].cards:
            assert f"{card.copies} x {card.name}" in text
        assert "Special: " in text


async def test_a_new_game_begins_as_the_last_one_was_set_up(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        for label, keys in [
            ("Mode", ["right"]),
            ("With Secret", ["right"]),
            ("Locations", ["right"]),
        ]:
            await go_to_row(driver, label)
            await driver.press(*keys)
        await go_to_row(driver, "Queens")
        await driver.press("enter", "home", "enter")
        first = driver.session.header.setup
        await driver.press("q", "n")
        again = driver.screen(SetupScreen).form.setup()
        assert again.seed != first.seed
        assert evolve(again, seed=first.seed) == first


async def test_locations_are_the_villains_own_unless_opened(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("n")
        rows = driver.screen(SetupScreen).rows
        assert [row.value for row in rows if row.label.startswith("Location")] == ["Villain's own"]
        await go_to_row(driver, "Locations")
        await driver.press("right")
        await go_to_row(driver, "Queens")
        await driver.press("right")
        assert driver.screen(SetupScreen).form.setup().locations == ("queens",)
        await go_to_row(driver, "Locations")
        await driver.press("right")
        assert driver.screen(SetupScreen).form.setup().locations[1:] == (RANDOM,) * 5
        await go_to_row(driver, "Locations")
        await driver.press("right")
        assert driver.screen(SetupScreen).form.setup().locations == ()


async def test_the_game_of_the_day_is_the_same_for_all(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("united.app.model.games.today", lambda: date(2026, 12, 3))
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("d")
        assert "Game of the day 2026-12-03" in str(
            driver.app.screen.query(".title").first().render()
        )
        await driver.press("enter")
        setup = driver.session.header.setup
        assert (setup.mode, setup.seed) == ("solo", 20261203)
        assert setup.heroes == ("captain-america", "ant-man", "wasp")


@pytest.mark.parametrize("width", [80, 100, 120])
async def test_no_row_is_cut_whatever_is_chosen(drive: Drive, width: int) -> None:
    driver = drive()
    async with driver.run(width, 24):
        await driver.press("n")
        screen = driver.screen(SetupScreen)
        heroes = tuple(sorted(screen.form.catalog.heroes, key=len)[-4:])
        screen.show_form(evolve(screen.form, heroes=heroes, ring="chosen", villain="ultron"))
        await driver.settle()
        listed = screen.query_one(OptionList)
        room = listed.scrollable_content_region.width
        drawn = [str(listed.get_option_at_index(n).prompt) for n in range(listed.option_count)]
        assert any("Captain America" in row for row in drawn)
        assert max(map(len, drawn)) <= room
        assert screen.query_one("#setup-details").region.width >= 20


def test_the_source_of_a_pack_is_a_sentence() -> None:
    form = Form(load(()))
    row = next(one for one in rows(form) if one.id == "pack printed-tokens")
    form = change(form, row.id, 1)
    text = "\n".join(part for _, parts in details(form, row) for part in parts)
    assert text.startswith("Source: ")
    assert ".." not in text
