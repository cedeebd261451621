"""A list with a cursor that stands what comes late, and keys while it has no room."""

from __future__ import annotations

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import Reactive
from textual.widgets import OptionList

from united.app.present import Present


class Listed(Present, OptionList):
    """Textual's list, which may change before a click on it is heard, or have no line in sight."""

    async def _dispatch_message(self, message: Message) -> None:
        # Between a key and the hearing of what it did the list may have become shorter.
        gone = isinstance(message, OptionList.OptionMessage) and (
            message.option_index >= self.option_count
        )
        if not gone:
            await super()._dispatch_message(message)

    def on_click(self, event: events.Click) -> None:
        """Pass over a click on what is no longer there."""
        clicked = event.style.meta.get("option")
        if isinstance(clicked, int) and clicked >= self.option_count:
            event.prevent_default()

    def action_page_up(self) -> None:
        """Go up a page, where there is one: without any room there are no lines to count."""
        if self.scrollable_content_region:
            super().action_page_up()  # type: ignore[no-untyped-call]  # it is so in Textual

    def action_page_down(self) -> None:
        """Go down a page, where there is one."""
        if self.scrollable_content_region:
            super().action_page_down()  # type: ignore[no-untyped-call]  # it is so in Textual


class TableList(Listed):
    """A list that has its place at the table: what comes into it moves nothing else.

    Its scroll bar is always there, so that neither another content nor its length lays the table
    out anew.
    """

    virtual_size = Reactive(Size(0, 0), repaint=False)
