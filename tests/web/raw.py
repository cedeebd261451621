"""Requests byte by byte, as no browser would send them."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from tests.web.serving import Serving

HOST = b"Host: localhost\r\n"

SILENT = 0
"""The status of a server that waits for more."""


def ask(serving: Serving, data: bytes, patience: float = 10.0) -> tuple[int, bytes]:
    """Send bytes; return the status of the answer and how it begins, headers and all."""
    port = urlsplit(serving.url).port
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        answer = b""
        try:
            connection.sendall(data)
            while b"\r\n\r\n" not in answer and (part := connection.recv(65536)):
                answer += part
        except (TimeoutError, ConnectionError):
            # The server may close before it has read all.
            pass
    words = answer.split(b" ", 2)
    return (int(words[1]) if len(words) > 1 else SILENT), answer


def get(serving: Serving, target: bytes, headers: bytes = HOST, method: bytes = b"GET") -> int:
    """Ask for a target; return the status of the answer."""
    status, _ = ask(serving, b"%s %s HTTP/1.1\r\n%s\r\n" % (method, target, headers))
    return status
