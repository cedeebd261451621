"""A list with a cursor that stands clicks which come late."""

from __future__ import annotations

from textual import events
from textual.widgets import OptionList

from united.app.present import Present


class Listed(Present, OptionList):
    """Textual's list, which may have changed between a click on it and the hearing of that."""

    def on_click(self, event: events.Click) -> None:
        """Pass over a click on what is no longer there."""
        clicked = event.style.meta.get("option")
        if isinstance(clicked, int) and clicked >= self.option_count:
            event.prevent_default()
