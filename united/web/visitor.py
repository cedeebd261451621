"""A visitor's game as the server has it: one app process, which ends with the visit."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from textual_serve.app_service import AppService

QUIT_GRACE: Final = 5.0
"""Seconds that the app has to quit when it is asked to."""

TERMINATE_GRACE: Final = 2.0
"""Seconds that it then has to end on a signal, before it is killed."""

MOST_CELLS: Final = 500
"""Columns and rows beyond which no browser's window goes."""


def within(cells: int) -> int:
    """Return a number of columns or rows that the app can be drawn with."""
    return min(max(cells, 1), MOST_CELLS)


class Visitor(AppService):
    """The app of one visitor, between `start` and `stop`; `app` is the command that runs it."""

    def __init__(self, app: Sequence[str], **connection: Any) -> None:
        super().__init__("", **connection)
        self._app = app
        self._stopped = False

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Start the app without a shell in between, and apart from the server's Ctrl+C."""
        # A browser shows UTF-8 whatever the locale of the server.
        environment = self._build_environment(within(width), within(height)) | {"LC_ALL": "C.UTF-8"}
        process = await asyncio.create_subprocess_exec(
            *self._app,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=environment,
            start_new_session=True,
        )
        self._process = process
        self._stdin = process.stdin
        return process

    async def set_terminal_size(self, width: int, height: int) -> None:
        """Tell the app how large the visitor's window is."""
        await super().set_terminal_size(within(width), within(height))

    async def on_data(self, payload: bytes) -> None:
        """Show something to the visitor, who may be gone."""
        # An app whose output nobody takes would hang in writing it and never end.
        with suppress(ConnectionError, RuntimeError):
            await super().on_data(payload)

    async def run(self) -> None:
        """Pass on what the app shows until it ends; the visit ends with it."""
        try:
            await super().run()
        finally:
            await self.remote_close()

    async def stop(self) -> None:
        """End the app: ask it to quit, then by a signal, then by force."""
        if self._process is None or self._stopped:
            return
        self._stopped = True
        process = self._process
        await self._download_manager.cancel_app_downloads(app_service_id=self.app_service_id)
        try:
            if not await _ended(process, self._quit, QUIT_GRACE):
                await _ended(process, _signal(process.terminate), TERMINATE_GRACE)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=QUIT_GRACE)
            self._task.cancel()

    async def _quit(self) -> None:
        await self.send_meta({"type": "quit"})


async def _ended(process: Process, end: Callable[[], Awaitable[None]], grace: float) -> bool:
    """Try to end a process; return whether it has ended within that many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(grace):
            await end()
            await process.wait()
    return process.returncode is not None


def _signal(send: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def end() -> None:
        with suppress(ProcessLookupError):
            send()

    return end
