"""Addresses as browsers send them: read strictly, so that one thing has one spelling."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from attrs import frozen
from yarl import URL

PORTS: Final = {"http": 80, "https": 443}
"""The ports that addresses of these schemes do not name."""

LOCALHOST: Final = "localhost"

_AUTHORITY: Final = re.compile(
    r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[0-9a-z._-]+))(?::(?P<port>[0-9]{1,5}))?",
    re.ASCII | re.IGNORECASE,
)
"""A host and perhaps a port; no user, no path, no blank."""


@frozen
class Origin:
    """Where a page comes from: its scheme, host and port."""

    scheme: str
    host: str
    port: int


def read_host(text: str) -> Origin | None:
    """Return what a `Host` header names, None for none. Visitors speak HTTP with this server."""
    return _read("http", text)


def read_origin(text: str) -> Origin | None:
    """Return what an `Origin` header names, None for none, such as `null`."""
    scheme, found, rest = text.partition("://")
    return _read(scheme.lower(), rest) if found and scheme.lower() in PORTS else None


def read_url(text: str) -> Origin:
    """Return the origin of an address that somebody types. Raises ValueError if it is none."""
    url = URL(text)
    if url.scheme not in PORTS or not url.raw_host or url.port == 0 or url.user or url.password:
        raise ValueError("not an address of a page")
    host = url.raw_host
    found = read_origin(f"{url.scheme}://{f'[{host}]' if ':' in host else host}:{url.port}")
    if found is None:
        raise ValueError("not an address of a page")
    return found


def ip_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that a host is, None for a name; `::ffff:1.2.3.4` is 1.2.3.4."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def names_of_machine() -> frozenset[str]:
    """Return the names under which others in its network find this machine.

    Nobody is asked for them: its own name, the first part of it alone, and that in `.local`.
    """
    name = _spelt(socket.gethostname())
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"}) if short else frozenset()


def name_typed(host: str) -> frozenset[str]:
    """Return the name that somebody gave this machine by listening there; none for an address."""
    name = _spelt(host)
    return frozenset() if ip_of(name) else frozenset({name})


def _read(scheme: str, authority: str) -> Origin | None:
    found = _AUTHORITY.fullmatch(authority)
    if found is None:
        return None
    port = int(found["port"] or PORTS[scheme])
    host = _spelt(found["six"] or found["name"])
    is_six = ":" in (found["six"] or "")
    if not 0 < port < 2**16 or (found["six"] and not (is_six and ip_of(host))):
        return None
    return Origin(scheme, host, port)


def _spelt(host: str) -> str:
    """Return the one spelling of a host: no capitals, no dot at its end, an address in short."""
    name = host.lower().removesuffix(".")
    address = ip_of(name)
    return str(address) if address else name
