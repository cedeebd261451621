"""The guided opening: each lesson waits for what it is about, and lets one try."""

from __future__ import annotations

import pytest

from tests.app.conftest import Start
from tests.app.playing import Drive, Driver
from united.app.keyboard import DEFAULT_KEYS
from united.app.model.guide import LESSONS
from united.app.screens.guided import GuidedScreen
from united.app.screens.home import HomeScreen

KEYS = {
    "read": ("space",),
    "tell": ("t", "enter"),
    "play": ("1",),
    "act": ("1",),
    "undo": ("u",),
    "more": ("r",),
    "end": ("0",),
}
"""What is pressed for each lesson."""


def lesson(driver: Driver) -> str:
    return driver.screen(GuidedScreen).guided.lesson.title


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (120, 40)])
async def test_every_lesson_goes_on_when_it_was_tried(
    drive: Drive, width: int, height: int
) -> None:
    driver = drive()
    async with driver.run(width, height):
        await driver.press("t")
        for number, one in enumerate(LESSONS[:-1]):
            assert lesson(driver) == one.title
            assert driver.text("#guide").startswith(f"{number + 1}/{len(LESSONS)} {one.title}")
            pointed = driver.app.screen.query_one(f"#{one.part}")
            assert pointed.has_class("-pointed")
            assert pointed.region.area > 0
            await driver.press(*KEYS[one.wants])
            await driver.settle()
        assert lesson(driver) == LESSONS[-1].title
        assert "end" in driver.screen(GuidedScreen).play.session.choices


async def test_a_lesson_waits_for_the_right_key(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("t", "1", "0")
        screen = driver.screen(GuidedScreen)
        assert screen.play.session.choices == ()
        assert lesson(driver) == LESSONS[0].title
        assert "First: You play together: Space goes on" in [
            toast.message for toast in driver.app._notifications
        ]


async def test_it_goes_on_where_it_was_left(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("t", "space", "space", "t", "enter", "1")
        made = driver.screen(GuidedScreen).play.session.choices
        assert lesson(driver) == "Act"
        await driver.press("q")
        driver.screen(HomeScreen)
        await driver.press("t")
        assert lesson(driver) == "Act"
        assert driver.screen(GuidedScreen).play.session.choices == made


async def test_beside_a_game_it_leaves_that_alone(start: Start, drive: Drive) -> None:
    session = start()
    driver = drive(session)
    async with driver.run(80, 24):
        table = driver.table
        driver.app.ways.open_guided()
        await driver.settle()
        await driver.press("space", "space", "t", "enter", "1")
        assert session.choices == ()
        await driver.press("q")
        assert driver.app.screen is table
        await driver.press("1")
        assert len(session.choices) == 1


async def test_what_is_chosen_is_seen_on_the_ring_and_anything_can_be_looked_at(
    drive: Drive,
) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("t")
        table = driver.screen(GuidedScreen)
        for one in LESSONS[:-1]:
            assert table.front == (
                "ring" if one.part == "choices" else one.part.replace("missions", "villain")
            )
            table.go_to("log")
            await driver.settle()
            assert table.front == "log"
            table.go_to("choices")
            table.show_lesson()
            await driver.press(*KEYS[one.wants])
            await driver.settle()
        assert table.front == "ring"
        assert "try it" not in driver.text("#guide")


async def test_every_text_names_a_key_in_the_same_way(drive: Drive) -> None:
    driver = drive()
    async with driver.run(80, 24):
        await driver.press("t", "space", "space")
        assert "Space goes step by step" in driver.text("#guide")
        await driver.press("t")
        assert "Space: next step" in driver.panel
    driver = drive(keys={**DEFAULT_KEYS, "next": "n"})
    async with driver.run(80, 24):
        await driver.press("t")
        assert "n: next" in driver.text("#guide")
