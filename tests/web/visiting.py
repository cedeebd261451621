"""A visitor without a browser: what the page does, done by a program."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tests.web.serving import PATIENCE, Serving, first_choice, question

HOME = "New game"
"""What the first screen shows, and the form of a new game no more."""


class Visit:
    """A connection; `shown` is what has come for the terminal, `closed` whether it is over."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.shown = ""
        self.closed = False

    async def listen(self) -> None:
        """Take in what comes until the connection is closed."""
        async for message in self.socket:
            if message.type is WSMsgType.BINARY:
                self.shown += message.data.decode("utf-8")
        self.closed = True

    async def send(self, *parts: Any) -> None:
        """Send a message as the page does."""
        await self.socket.send_str(json.dumps(parts))

    async def wait(self, what: str, look: Callable[[], Any]) -> Any:
        """Return what is looked for as soon as it is something; fail if it never is."""
        async with asyncio.timeout(PATIENCE):
            while not (found := look()):
                assert not self.closed, f"closed while waiting for {what}: {self.shown[-500:]!r}"
                await asyncio.sleep(0.05)
        return found

    async def start_game(self, serving: Serving) -> Path:
        """Start a new game from the first screen; return where it is saved."""
        before = {*serving.saves()}
        await self.wait("the first screen", lambda: HOME in self.shown)
        await self.send("stdin", "n")
        await self.wait("the form", lambda: "left/right" in self.shown)
        await self.send("stdin", "\r")
        (save,) = await self.wait("the saved game", lambda: {*serving.saves()} - before)
        await self.wait("its first line", lambda: save.read_text("utf-8").endswith("\n"))
        await self.wait("the question", lambda: question(save) in self.shown)
        return save

    async def choose(self, save: Path) -> str:
        """Take an option of the pending decision; return the option's key when it is saved."""
        option, key = first_choice(save)
        before = save.read_text("utf-8")
        await self.send("stdin", key)
        await self.wait("the choice", lambda: save.read_text("utf-8") != before)
        return option


@asynccontextmanager
async def visiting(serving: Serving, **headers: str) -> AsyncIterator[Visit]:
    """Visit a server: open the page's connection, and leave in the end."""
    async with ClientSession() as session:
        address = f"{serving.url}/ws?width=120&height=40"
        async with session.ws_connect(address, headers=headers) as socket:
            visit = Visit(socket)
            listening = asyncio.create_task(visit.listen())
            yield visit
        await listening
