"""`united serve`: the app in a browser, one game for each visitor."""

from __future__ import annotations

import errno
import socket
import sys
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import click

from united.cli.errors import BAD_INPUT, OurUsageError
from united.cli.streams import warn
from united.cli.values import WholeNumber
from united.cli.visit import COMMAND
from united.outside.quoting import clipped, quoted, typed_path

if TYPE_CHECKING:
    from united.web.address import Origin

WILDCARDS: Final = frozenset({"0.0.0.0", "::"})
"""Addresses that stand for all of a machine's, and that nobody can visit under that name."""

NO_EXTRA: Final = (
    "united: For `united serve` a package is missing; "
    f"`{typed_path(sys.executable)} -m pip install 'textual-serve<1.2'` installs it."
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
    "--public-url",
    metavar="URL",
    help="What visitors type, where a proxy is in between, or where this machine has a name that "
    "it does not know itself.",
)
@click.option(
    "--visitors",
    type=WholeNumber(1),
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
        from united.web.address import name_typed, names_of_machine
        from united.web.guard import Guard
        from united.web.server import GameServer

        names = name_typed(host)
        if not ip_address(listener.getsockname()[0]).is_loopback:
            names |= names_of_machine()
            warn(OPEN_TO_OTHERS)
        outside = f" and {clipped(public_url)}" if public_url else ""
        print(f"United is at {_url(listener)}{outside} - Ctrl+C ends it.", flush=True)
        GameServer(COMMAND, Guard(names, public), visitors).run(listener)
    return 0


def _public(url: str | None) -> Origin | None:
    """Return where pages of an address come from. Raises UsageError if it is none."""
    if url is None:
        return None
    from united.web.address import read_url

    try:
        return read_url(url)
    except ValueError as error:
        raise OurUsageError(
            f"The option `--public-url` takes one like https://play.example.org, not {quoted(url)}",
            click.get_current_context(),
        ) from error


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
