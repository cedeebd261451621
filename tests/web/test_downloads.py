"""A file that an app hands over to its visitor goes to one who asks for it, once."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp.test_utils import TestClient, TestServer

from united.web.guard import Guard
from united.web.server import GameServer

KEY = "a-key"


class SlowApp:
    """An app whose file comes when it is told to."""

    app_service_id = "an-app"

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def send_meta(self, data: dict[str, Any]) -> bool:
        """Take down that the file was asked for."""
        self.asked.set()
        return True


async def test_a_file_is_handed_over_once() -> None:
    server, app = GameServer((), Guard()), SlowApp()
    downloads: Any = server.download_manager
    await downloads.create_download(
        app_service=app, delivery_key=KEY, file_name="log.txt", open_method="download",
        mime_type="text/plain", encoding="utf-8",
    )  # fmt: skip
    async with TestClient(TestServer(await server._make_app())) as client:
        first = asyncio.create_task(client.get(f"/download/{KEY}"))
        await app.asked.wait()
        assert (await client.get(f"/download/{KEY}")).status == 404
        assert (await client.head(f"/download/{KEY}")).status == 405
        for chunk in (b"text", b""):
            await downloads.chunk_received(KEY, chunk)
        answer = await first
        assert (answer.status, await answer.text()) == (200, "text")
        assert (await client.get(f"/download/{KEY}")).status == 404
