"""The server: the page, and a game for each visitor who opens it."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import textual_serve
from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError
from textual_serve.app_service import AppService
from textual_serve.server import Server, to_int

from united.outside.quoting import clipped
from united.web.files import add_files
from united.web.guard import Guard, add_headers, middleware
from united.web.visitor import Visitor

PAGE: Final = Path(__file__).with_name("page")
"""The page around the terminal. It names nothing that is not on this server."""

TERMINAL: Final = Path(textual_serve.__file__).with_name("static")
"""The terminal in the page, as textual-serve brings it."""

HEARTBEAT: Final = 15.0
"""Seconds between the signs of life by which a visitor is known to be still there."""

GRACE: Final = 15.0
"""Seconds that all games together have to end when the server does."""

LONGEST_MESSAGE: Final = 1024 * 1024
"""Bytes of what a visitor sends at once; a pasted text is the longest."""

LONGEST_LINE: Final = 400
"""Letters of a line of the server, which may hold what a visitor sent."""

LINGER: Final = 1.0
"""Seconds to wait for the rest of a request that was answered already."""

FULL: Final = "This server is full. Try again when a visitor has left.\n"


class GameServer(Server):
    """Serves the app to `most` visitors at a time; `app` is the command that runs it for one."""

    def __init__(self, app: Sequence[str], guard: Guard, most: int = 8) -> None:
        # Visitors start their app processes themselves, without a shell.
        super().__init__(command="", title="United", statics_path=TERMINAL)
        self._app = app
        self._guard = guard
        self._handing_over: set[str] = set()
        self._visits: set[web.WebSocketResponse] = set()
        self._most = most
        self._running = 0

    def run(self, listener: socket.socket) -> None:
        """Serve on a socket that listens already, until Ctrl+C or a signal; then end all games."""
        _log_in_lines()
        with suppress(KeyboardInterrupt):
            asyncio.run(self._run(listener))

    async def _run(self, listener: socket.socket) -> None:
        asked = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, asked.set)
        runner = web.AppRunner(
            await self._make_app(),
            access_log=None,
            shutdown_timeout=GRACE,
            lingering_time=LINGER,
        )
        try:
            await runner.setup()
            await web.SockSite(runner, listener).start()
            await asked.wait()
        finally:
            await runner.cleanup()

    async def _make_app(self) -> web.Application:
        app = web.Application(middlewares=[middleware(self._guard)])
        app.router.add_get("/", self._show_page)
        # Asking for the headers alone would start a game, or use up what is handed over once.
        app.router.add_get("/ws", self.handle_websocket, allow_head=False)
        app.router.add_get("/download/{key}", self.handle_download, allow_head=False)
        add_files(app.router, "/page", PAGE)
        add_files(app.router, "/static", TERMINAL)
        app.on_response_prepare.append(add_headers)
        app.on_shutdown.append(self.on_shutdown)
        return app

    async def _show_page(self, request: web.Request) -> web.FileResponse:
        del request
        self._check_room()
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def handle_download(self, request: web.Request) -> web.StreamResponse:
        """Hand over a file that an app has offered; each is there for one who asks, once."""
        key = request.match_info["key"]
        if key in self._handing_over:
            raise web.HTTPNotFound
        self._handing_over.add(key)
        try:
            return await super().handle_download(request)
        finally:
            self._handing_over.discard(key)

    async def on_shutdown(self, app: web.Application) -> None:
        """Show all visitors out; their games end with their visits."""
        del app
        leaving = [one.close(code=WSCloseCode.GOING_AWAY) for one in self._visits]
        await asyncio.gather(*leaving, return_exceptions=True)

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """Run a game for as long as its visitor stays."""
        self._check_room()
        # A visit counts until its process has ended, for that is what takes up the machine.
        self._running += 1
        try:
            return await self._visit(request)
        finally:
            self._running -= 1

    def _check_room(self) -> None:
        if self._running >= self._most:
            raise web.HTTPServiceUnavailable(text=FULL)

    async def _visit(self, request: web.Request) -> web.WebSocketResponse:
        websocket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LONGEST_MESSAGE)
        await websocket.prepare(request)

        async def close() -> None:
            await websocket.close()

        visitor = Visitor(
            self._app,
            write_bytes=websocket.send_bytes,
            write_str=websocket.send_str,
            close=close,
            download_manager=self.download_manager,
        )
        self._visits.add(websocket)
        try:
            size = (to_int(request.query.get(name, ""), 0) for name in ("width", "height"))
            await visitor.start(*size)
            await self._process_messages(websocket, visitor)
        finally:
            self._visits.discard(websocket)
            await visitor.stop()
            await websocket.close()
        return websocket

    async def _process_messages(
        self, websocket: web.WebSocketResponse, app_service: AppService
    ) -> None:
        async for message in websocket:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                said = json.loads(message.data)
            except (ValueError, RecursionError):
                continue
            await _pass_on(said, websocket, app_service)


async def _pass_on(said: object, websocket: web.WebSocketResponse, visitor: AppService) -> None:
    """Do what the page asks for; what is none of these is passed over."""
    match said:
        case ["stdin", str(typed)] if keys := typed.encode("utf-8", "ignore"):
            # The app would wait for ever for the end of a packet with nothing in it.
            await visitor.send_bytes(keys)
        case ["resize", {"width": int(width), "height": int(height)}]:
            await visitor.set_terminal_size(width, height)
        case ["ping", str(sent)]:
            await websocket.send_json(["pong", sent])
        case ["focus"]:
            await visitor.focus()
        case ["blur"]:
            await visitor.blur()


class _OneLine(logging.Formatter):
    """Says what is logged as the command line says its errors: in one line, without a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        what = record.exc_info[1] if record.exc_info else None
        cause = f": {type(what).__name__}: {what}" if what is not None else ""
        words = " ".join(f"{record.getMessage()}{cause}".split())
        return f"united: {clipped(words, LONGEST_LINE)}"


def _is_trouble(record: logging.LogRecord) -> bool:
    """Tell whether a line is worth reading: not what is no HTTP, nor a visitor who has gone."""
    what = record.exc_info[1] if record.exc_info else None
    return not isinstance(what, HttpProcessingError | ConnectionError)


def _log_in_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine())
    handler.addFilter(_is_trouble)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
