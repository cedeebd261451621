"""The files of the page: listed when the server starts, so that no request names one by itself."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler


def add_files(router: web.UrlDispatcher, prefix: str, folder: Path) -> None:
    """Let a server send each file in a folder and below it under its path; all else is not there.

    What is asked for is compared with these paths and never looked up on the disk, however odd.
    """
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            router.add_get(f"{prefix}/{file.relative_to(folder).as_posix()}", _sending(file))


def _sending(file: Path) -> Handler:
    async def send(request: web.Request) -> web.StreamResponse:
        del request
        return web.FileResponse(file)

    return send
