"""The replay: a saved game shown again, step by step."""

from __future__ import annotations

from tests.app.conftest import Start
from tests.app.playing import Drive, finish
from united.app.app import UnitedApp
from united.app.screens.home import HomeScreen
from united.app.screens.replay import ReplayScreen
from united.library import load_catalog
from united.session.replay import Replay


async def test_the_replay_goes_both_ways(start: Start, drive: Drive) -> None:
    from united.library import load_catalog
    from united.session.replay import Replay

    session = finish(start())
    session.close()
    assert session.path is not None
    replay = Replay.open(session.path, load_catalog)
    driver = drive()
    driver.app = UnitedApp(replay=replay, settings=driver.app.settings)
    async with driver.run():
        screen = driver.screen(ReplayScreen)
        assert screen.number == 0
        await driver.press("n", "n", "p")
        assert screen.number == 1
        await driver.press("v")
        assert screen.number == replay.villain_turns[1]
        assert screen.shown is not None
        assert screen.shown.position.round == 2
        await driver.press("t")
        assert screen.number in replay.turns
        await driver.press("V")
        assert screen.number == replay.villain_turns[1]
        await driver.press("9")
        assert screen.number == len(replay.stops) - 1
        assert screen.shown.position.result
        await driver.press("0", "q")
        driver.screen(HomeScreen)


async def test_a_save_that_was_cut_off_says_so(start: Start, drive: Drive) -> None:
    session = start()
    session.choose(session.game.choices[0].key)
    session.close()
    assert session.path is not None
    session.path.write_bytes(session.path.read_bytes()[:-9])
    driver = drive()
    async with driver.run():
        await driver.wait_for_workers()
        await driver.press("c")
        await driver.settle()
        assert driver.session.choices == ()
        assert any("cut off" in one.message for one in driver.app._notifications)


async def test_the_replay_says_who_chose_what_and_the_arrows_step(
    start: Start, drive: Drive
) -> None:
    session = start()
    chosen = session.game.choices[0]
    session.choose(chosen.key)
    session.close()
    assert session.path is not None
    driver = drive()
    async with driver.run(80, 24):
        await driver.wait_for_workers()
        await driver.press("s")
        await driver.wait_for_workers()
        await driver.press("v", "right")
        screen = driver.screen(ReplayScreen)
        assert screen.number == 1
        said = driver.panel
        assert chosen.key not in said
        assert "Spider-Man: " in said
        await driver.press("left")
        assert screen.number == 0
        await driver.press("tab", "escape", "right")
        assert screen.number == 1


async def test_a_curtain_covers_the_hands_in_a_replay_too(start: Start, drive: Drive) -> None:
    session = start(seats=("Ann", "Bob"))
    path = session.path
    assert path is not None
    session.close()
    driver = drive(None, curtain=True)
    async with driver.run():
        driver.app.ways.open_replay(Replay.open(path, load_catalog))
        await driver.settle()
        shown = driver.screen(ReplayScreen).shown
        assert shown is not None
        assert [len(hero.hand) for hero in shown.position.heroes] == [0, 0]
