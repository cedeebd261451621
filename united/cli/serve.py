"""`united serve`: the app in a browser, one game for each visitor."""

from __future__ import annotations

import errno
import socket
import sys
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import click

from united.cli.errors import BAD_INPUT, OurUsageError
from united.cli.options import WholeNumber
from united.cli.streams import warn
from united.outside.quoting import clipped, quoted

WILDCARDS: Final = frozenset({"0.0.0.0", "::"})
"""Addresses that stand for all of a machine's, and that nobody can visit under that name."""

NO_EXTRA: Final = (
    "united: For `united serve` a package is missing; "
    f"`{sys.executable} -m pip install 'textual-serve<1.2'` installs it."
)

OPEN_TO_OTHERS: Final = (
    "united: Whoever reaches this port can play here, go on with your saved games and delete them, "
    "and change your settings."
)


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Listen there."
)
@click.option(
    "--port",
    type=WholeNumber(0, 65535),
    default=8000,
    show_default=True,
    metavar="N",
    help="Listen on this port; 0 for any that is free.",
)
@click.option(
    "--public-url", metavar="URL", help="What visitors type, where a proxy is in between."
)
@click.option(
    "--visitors",
    type=WholeNumber(min=1),
    default=8,
    show_default=True,
    metavar="N",
    help="So many can play at a time.",
)
def serve(host: str, port: int, public_url: str | None, visitors: int) -> int:
    """Let people play in a browser.

    Each visitor has a game of their own. It is closed when they leave, and can be continued. All of
    them share your saved games and settings. Only browsers on this machine get in, unless --host
    says otherwise. Ctrl+C ends all of it.
    """
    if find_spec("textual_serve") is None:
        warn(NO_EXTRA)
        return BAD_INPUT
    public = _public(public_url)
    listener = _listen(host, port)
    with listener:
        from united.cli.web.server import GameServer

        address = listener.getsockname()[0]
        local = ip_address(address).is_loopback
        if not local:
            warn(OPEN_TO_OTHERS)
        outside = f" and {clipped(public.geturl())}" if public else ""
        print(f"United is at {_url(listener)}{outside} - Ctrl+C ends it.", flush=True)
        GameServer(local=local, public=public, most=visitors).run(listener)
    return 0


def _public(url: str | None) -> SplitResult | None:
    """Return the parts of an address that was given. Raises UsageError if it is none."""
    if url is None:
        return None
    try:
        parts = urlsplit(url.rstrip("/"))
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise OurUsageError(
            f"The option `--public-url` takes one like https://play.example.org, not {quoted(url)}",
            click.get_current_context(),
        )
    return parts


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there. Raises UsageError, saying why and what instead."""
    try:
        family, _, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(place, family=family)
    except (OSError, ValueError) as error:
        raise OurUsageError(_why(host, port, error), click.get_current_context()) from error


def _why(host: str, port: int, error: Exception) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return f"Port {port} of {clipped(host)} is taken; `--port 0` takes one that is free"
    if number == errno.EACCES:
        return f"Port {port} is not for everybody; `--port` takes one from 1024 on"
    return f"The option `--host` takes an address of this machine, not {quoted(host)}"


def _url(listener: socket.socket) -> str:
    """Return where a browser finds a socket."""
    address, port = listener.getsockname()[:2]
    name = socket.gethostname() if address in WILDCARDS else address
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
