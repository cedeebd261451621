"""A terminal that changes its size again before the screens have heard of the first time."""

from __future__ import annotations

from itertools import count

import pytest
from textual import events
from textual.geometry import Size

from tests.app.playing import Drive
from united.app.screens.home import HomeScreen

MOST = 20
"""Layouts for two changes of size, and more than are needed."""


@pytest.mark.parametrize("keys", [(), ("?",), (":",), ("escape",), ("R",)])
async def test_two_sizes_at_once_come_to_an_end(
    drive: Drive, keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    number, as_before = count(), HomeScreen._screen_resized

    def counted(self: HomeScreen, size: Size) -> None:
        assert next(number) < MOST, "the layout never ends"
        as_before(self, size)

    driver = drive()
    async with driver.run(120, 40):
        await driver.press(*keys)
        monkeypatch.setattr(HomeScreen, "_screen_resized", counted)
        await driver.pilot.resize_terminal(100, 30)
        # While changes are gathered, something comes after each size: one no longer replaces two.
        with driver.app.batch_update():
            for screen in driver.app.screen_stack:
                for size in (Size(120, 40), Size(100, 30)) * 2:
                    screen.post_message(events.Resize(size, size))
                    screen.post_message(events.Show())
            await driver.pilot.pause()
        await driver.pilot.pause()
        assert {screen.size for screen in driver.app.screen_stack} == {Size(100, 30)}


@pytest.mark.parametrize("keys", [(), ("?",), (":",), ("escape",), ("R",)])
async def test_a_click_may_be_where_the_terminal_no_longer_is(
    drive: Drive, keys: tuple[str, ...]
) -> None:
    driver = drive()
    async with driver.run(120, 40):
        await driver.press(*keys)
        front, off = driver.app.screen, (133, 19)
        front.post_message(events.Click(front, *off, 0, 0, 1, False, False, False, *off))
        await driver.pilot.pause()
        assert driver.app.screen is front
