"""Lists when a click comes late, and when they have no room for a line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.widgets import OptionList

from tests.app.playing import Driver
from united.app.widgets.listed import Listed

Drive = Callable[..., Driver]


@pytest.mark.parametrize("key", ["s", "o", "r", "colon"])
async def test_a_click_on_what_a_list_no_longer_has_does_nothing(drive: Drive, key: str) -> None:
    driver = drive()
    async with driver.run():
        await driver.press(key)
        await driver.app.workers.wait_for_complete()
        shown = driver.app.screen
        listed = shown.query_one(OptionList)
        late = Style(meta={"option": listed.option_count})
        x, y = listed.region.offset
        no_keys = (False, False, False)
        listed.post_message(events.Click(listed, 0, 0, 0, 0, 1, *no_keys, x, y, style=late))
        await driver.settle()
        assert driver.app.screen is shown
        assert driver.app.is_running


class NoRoom(App[None]):
    """A list that has no line to show its options in."""

    CSS = "Listed { height: 0; min-height: 0; border: none; }"

    def compose(self) -> ComposeResult:
        yield Listed("one", "two")


@pytest.mark.parametrize("page", ["pageup", "pagedown"])
async def test_a_page_of_a_list_without_room_does_nothing(page: str) -> None:
    async with NoRoom().run_test() as pilot:
        pilot.app.query_one(Listed).highlighted = 1
        await pilot.press(page)
        assert pilot.app.query_one(Listed).highlighted == 1
