"""Lists when a click comes late, and when they have no room for a line."""

from __future__ import annotations

import pytest
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.widgets import OptionList

from tests.app.playing import Drive
from united.app.widgets.listed import Listed


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


class Lists(App[None]):
    """A list, and what the app hears of it."""

    CSS = ".no-room { height: 0; min-height: 0; border: none; }"

    def __init__(self, room: str = "") -> None:
        super().__init__()
        self.room = room
        self.heard: list[int] = []

    def compose(self) -> ComposeResult:
        yield Listed("one", "two", classes=self.room)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.heard.append(event.option_index)


@pytest.mark.parametrize("page", ["pageup", "pagedown"])
async def test_a_page_of_a_list_without_room_does_nothing(page: str) -> None:
    async with Lists("no-room").run_test() as pilot:
        listed = pilot.app.query_one(Listed)
        listed.highlighted = 1
        await pilot.press(page)
        assert listed.highlighted == 1


async def test_what_was_chosen_and_has_gone_since_is_not_heard() -> None:
    app = Lists()
    async with app.run_test() as pilot:
        listed = app.query_one(Listed)
        for number, option in enumerate(listed.options):
            listed.post_message(OptionList.OptionSelected(listed, option, number))
        listed.remove_option_at_index(1)
        await pilot.pause()
        assert app.heard == [0]
