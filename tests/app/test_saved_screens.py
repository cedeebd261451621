"""What is left of a game: its end, the saved games, the statistics."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from textual.widgets import DataTable, OptionList

from tests.app.conftest import Start
from tests.app.playing import Drive, finish
from united.app.model.ending import badges_of
from united.app.model.games import PROBLEMS, start_again
from united.app.model.played import PlayedGame
from united.app.screens.end import EndScreen
from united.app.screens.home import HomeScreen
from united.app.screens.replay import ReplayScreen
from united.app.screens.saves import SavesScreen
from united.app.screens.statistics import StatisticsScreen
from united.app.screens.table import TableScreen
from united.app.settings import Settings
from united.app.widgets.menu import Menu
from united.library import load_catalog


async def test_the_end_tells_and_plays_again(start: Start, drive: Drive) -> None:
    session = finish(start())
    driver = drive(session)
    async with driver.run(80, 24):
        end = driver.screen(EndScreen)
        said = " ".join(str(one.render()) for one in end.query("#end-course Static"))
        assert session.game.ending in said
        assert "Decided by: " in said
        await driver.press("b")
        assert driver.app.screen is driver.table
        driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
        await driver.settle()
        await driver.press("s")
        again = driver.session.header.setup
        assert again == session.header.setup
        assert driver.session.choices == ()
        finish(driver.session)
        driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
        await driver.settle()
        await driver.press("a")
        assert driver.session.header.setup.seed != again.seed


async def test_saved_games_go_on_are_watched_and_deleted(start: Start, drive: Drive) -> None:
    first, second = finish(start(seed=1)), start(seed=2)
    second.choose(second.game.choices[0].key)
    first.close()
    second.close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("s")
        await driver.wait_for_workers()
        screen = driver.screen(SavesScreen)
        assert [save.finished for save in screen.saves] in ([False, True], [True, False])
        numbers = {save.finished: number for number, save in enumerate(screen.saves)}
        screen.query_one(OptionList).highlighted = numbers[True]
        await driver.press("v")
        driver.screen(ReplayScreen)
        await driver.press("q")
        await driver.wait_for_workers()
        driver.screen(SavesScreen).query_one(OptionList).highlighted = numbers[True]
        await driver.press("d", "n")
        assert first.path is not None
        assert first.path.exists()
        await driver.press("d", "y")
        await driver.wait_for_workers()
        assert not first.path.exists()
        await driver.press("enter")
        assert driver.session.choices == second.choices


async def test_a_damaged_save_says_why_and_is_left_alone(drive: Drive, player_folder: Path) -> None:
    path = player_folder / "saves" / "bad.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text("[red]no game[/x]\n")
    driver = drive()
    async with driver.run():
        await driver.press("s")
        await driver.wait_for_workers()
        await driver.press("enter")
        driver.screen(SavesScreen)
        assert "bad.jsonl" in driver.text("#saves-note")
    assert path.read_text() == "[red]no game[/x]\n"


async def test_statistics_count_finished_games(start: Start, drive: Drive) -> None:
    finish(start(seed=1)).close()
    finish(start("solo", 3, seed=2, challenges=())).close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("w")
        driver.screen(StatisticsScreen)
        table = driver.app.screen.query_one(DataTable)
        assert str(table.get_row_at(0)[0]) == "2"
        await driver.press("right")
        assert {str(table.get_row_at(n)[0]) for n in range(2)} == {"Solo", "Co-op"}
        await driver.press("left", "escape")
        driver.screen(HomeScreen)


async def test_saved_games_have_the_names_of_their_heroes(start: Start, drive: Drive) -> None:
    start("solo", 3).close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.wait_for_workers()
        await driver.press("s")
        await driver.wait_for_workers()
        listed = driver.screen(SavesScreen).query_one(OptionList)
        text = str(listed.get_option_at_index(0).prompt)
        assert "Spider-Man, Ghost-Spider, Miles Morales" in text
        assert "Secret Identity" in text
        await driver.press("d")
        question = str(driver.app.screen.query_one(".paragraph").render())
        assert "Miles Morales" in question
        assert ".jsonl" not in question


async def test_home_offers_no_game_that_was_deleted(start: Start, drive: Drive) -> None:
    start().close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.wait_for_workers()
        home = driver.screen(HomeScreen)
        assert "Ghost-Spider" in home.continues
        await driver.press("s")
        await driver.wait_for_workers()
        await driver.press("d", "y")
        await driver.wait_for_workers()
        assert driver.screen(SavesScreen).has_class("-empty")
        await driver.press("escape")
        await driver.wait_for_workers()
        assert driver.screen(HomeScreen).continues == ""


async def test_a_game_that_was_deleted_elsewhere_is_offered_no_more(
    start: Start, drive: Drive
) -> None:
    session = start()
    session.close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.wait_for_workers()
        assert session.path is not None
        session.path.unlink()
        await driver.press("c")
        await driver.wait_for_workers()
        assert driver.screen(HomeScreen).continues == ""


def test_a_game_goes_on_where_another_cannot_start(start: Start) -> None:
    session = start()
    play = PlayedGame(session, Settings())
    session.header = evolve(session.header, setup=evolve(session.header.setup, packs=("gone",)))
    with pytest.raises(PROBLEMS):
        start_again(play, "same")
    session.choose(session.game.choices[0].key)
    assert session.saved


async def test_the_last_turn_is_taken_back_from_the_end(start: Start, drive: Drive) -> None:
    session = finish(start())
    driver = drive(session)
    async with driver.run(80, 24):
        driver.screen(EndScreen)
        await driver.press("u")
        assert driver.app.screen is driver.table
        assert driver.session.decision is not None
        assert driver.session.decision.kind == "play"
        made = driver.session.choices
        await driver.press("r")
        assert driver.session.choices[: len(made)] == made
        assert driver.session.choices[len(made)].startswith("play ")


async def test_the_replay_is_watched_from_the_end(start: Start, drive: Drive) -> None:
    session = finish(start())
    driver = drive(session)
    async with driver.run(80, 24):
        await driver.press("v")
        assert len(driver.screen(ReplayScreen).replay.stops) == len(session.choices) + 1
        await driver.press("q")
        driver.screen(EndScreen)


async def test_again_but_harder(start: Start, drive: Drive) -> None:
    driver = drive(finish(start(challenges=())))
    async with driver.run(80, 24):
        for step in ("moderate", "hard", "heroic"):
            await driver.press("h")
            assert driver.session.header.setup.challenges == (step,)
            finish(driver.session)
            driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
            await driver.settle()
        while "harder" in [one.id for one in driver.screen(EndScreen).query_one(Menu).entries]:
            before = driver.session.header.setup.challenges
            await driver.press("h")
            assert driver.session.header.setup.challenges[: len(before)] == before
            finish(driver.session)
            driver.app.screen.post_message(TableScreen.Ended(driver.table.play))
            await driver.settle()
        assert "secret-identity" in driver.session.header.setup.challenges


async def test_home_says_where_the_last_game_stands(start: Start, drive: Drive) -> None:
    session = start(seats=("Ann", "Bob"))
    session.close()
    driver = drive()
    async with driver.run(80, 24):
        await driver.wait_for_workers()
        said = driver.screen(HomeScreen).continues
        assert said == "Spider-Man, Ghost-Spider. Round 1, Ann's turn, Missions 0/9 0/9 0/4"


async def test_a_game_that_is_played_elsewhere_is_said_without_its_path(
    start: Start, drive: Drive
) -> None:
    session = start()
    driver = drive()
    async with driver.run(120, 40):
        await driver.wait_for_workers()
        await driver.press("c")
        (said,) = [toast.message for toast in driver.app._notifications]
        assert said.startswith("The saved game is being played in another window or process")
        assert str(session.path) not in said


async def test_the_badges_come_after_the_tables(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("w", "left")
        table = driver.app.screen.query_one(DataTable)
        assert [str(cell) for cell in table.get_row_at(0)] == ["A first win", "\u2013"]
        assert table.row_count == len(badges_of(load_catalog()))
