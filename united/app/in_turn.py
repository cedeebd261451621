"""Keys are taken one after the other, however fast they are typed.

Textual hands a key over to the part that has the focus and takes the next one, while the first is
still on its way up to whoever knows what it means. Of `g1` the `1` would then be taken for an
option of the table, before `g` has asked where to go.
"""

from __future__ import annotations

from asyncio import timeout
from contextlib import suppress
from typing import Final

from textual import events
from textual.app import App
from textual.message_pump import MessagePump

PATIENCE: Final = 2.0
"""Seconds that a key waits for the screen that it is meant for."""


class KeysInTurn(App[None]):
    """An app in which a key has done all that it does at once before the next one is looked at."""

    async def on_event(self, event: events.Event) -> None:
        """Take a key up the whole way from what has the focus; leave other events to Textual."""
        if not isinstance(event, events.Key) or event.is_forwarded:
            await super().on_event(event)
            return
        if not self.app_focus:
            # As in Textual: who types has the terminal, or the page, in front.
            self.app_focus = True
        if not await self._check_bindings(event.key, priority=True):
            event._set_forwarded()
            # It is handed on here; each part would do so too, in its own time.
            vars(event)["bubble"] = False
            part: MessagePump | None = self.focused or self.screen
            while part is not None and not event._stop_propagation:
                await part._dispatch_message(event)
                part = part._parent

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        # A screen that has just been opened has no parts yet that a key could be about.
        with suppress(TimeoutError):
            async with timeout(PATIENCE):
                await self.screen._mounted_event.wait()
        return self._exit or await super()._check_bindings(key, priority)
