"""Requests that no browser sends: each is answered, none with an error inside the server."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.raw import HOST, SILENT, ask, get
from tests.web.serving import Serving, wait_for

FUZZED = 300
"""How many requests are made up."""

LONG = b"a" * 8000

ODD_NAMES = (
    LONG, b"a" * 300, b"a/" * 2000, b"%00", b"x%00.js", b"%2e%2e/%2e%2e/server.py", b"../server.py",
    b"..%2f..%2fserver.py", b"..%5c..%5cserver.py", b"\\..\\..\\server.py", b"%ff%fe", b"%c0%af",
    b"", b"/", b"//etc/passwd", b"%2fetc%2fpasswd", b"C:/windows/win.ini", b"%", b"%zz",
    b"%0d%0aX:1", b"js", b"js/", b"index.html/", b"js//textual.js", b"js/textual.js/",
    b"js/textual.js%00", b"{x}", b"*", b"~root", b";a", b"%F0%9F%95%B7",
)  # fmt: skip

BAD_NAMES = (b"\xff\xfe", b"\x00", b"\x7f", b"a b", b"a" * 9000)
"""What may stand in no request at all."""

TEXTUAL = b"/static/js/textual.js"


HANDSHAKE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all of these, which is as well at the end as it was at the beginning."""
    started = Serving.start(tmp_path_factory.mktemp("odd"))
    try:
        yield started
        assert get(started, b"/") == 200
        assert get(started, TEXTUAL) == 200
        assert started.games() == []
        assert len(started.printed.read_text("utf-8").splitlines()) == 1
    finally:
        started.stop()


@pytest.mark.parametrize("folder", [b"/static/", b"/page/", b"/download/", b"/"])
def test_an_odd_path_is_not_there(serving: Serving, folder: bytes) -> None:
    found = {name: get(serving, folder + name) for name in ODD_NAMES if name or folder != b"/"}
    assert {name: status for name, status in found.items() if status != 404} == {}
    bad = {name: get(serving, folder + name) for name in BAD_NAMES}
    assert {name: status for name, status in bad.items() if status != 400} == {}


def test_the_files_of_the_page_are_there_and_no_others(serving: Serving) -> None:
    assert get(serving, TEXTUAL) == get(serving, b"/page/page.css") == 200
    assert get(serving, TEXTUAL + b"?v=" + LONG) == 200
    for name in (b"/page/guard.py", b"/guard.py", b"/static/server.py", b"/static", b"/page"):
        assert get(serving, name) == 404


def test_odd_sizes_are_no_error(serving: Serving) -> None:
    for width in (
        b"%C2%B2",
        b"9" * 5000,
        b"-1",
        b"1e9",
        b"",
        b"%00",
        b"%ff",
        b"%D9%A3",
        b"1&width=",
    ):
        assert get(serving, b"/ws?width=" + width) == 400
    for width in (b"%C2%B2", b"9" * 5000, b"%ff"):
        assert get(serving, b"/ws?width=" + width, HOST + HANDSHAKE) == 101
    wait_for("the end of the games", lambda: not serving.games())


@pytest.mark.parametrize(
    "method", [b"POST", b"PUT", b"DELETE", b"PATCH", b"OPTIONS", b"TRACE", b"PROPFIND", b"get"]
)
def test_other_methods_are_refused(serving: Serving, method: bytes) -> None:
    for target in (b"/", TEXTUAL, b"/ws", b"/download/x"):
        assert get(serving, target, method=method) in (400, 405)
    assert get(serving, b"/nothing", method=method) in (400, 404)
    assert (
        get(serving, b"/ws", method=b"HEAD") == get(serving, b"/download/x", method=b"HEAD") == 405
    )


@pytest.mark.parametrize(
    "headers",
    [
        b"X: " + b"a" * 9000, b"X: a\r\n" * 5000, b"Cookie: " + b"a=b;" * 3000, b"X\x00: 1", b": 1",
        b"\xff: 1", b"Content-Length: -1", b"Content-Length: " + b"9" * 30,
        b"Transfer-Encoding: foo", b"Transfer-Encoding: chunked\r\nContent-Length: 4",
        b"Range: bytes=a-b", b"Range: bytes=9-1", b"Range: bytes=" + b"9" * 30 + b"-",
        b"If-None-Match: " + b'"a",' * 1900, b"If-Modified-Since: Thu, 99 Jan 99999 99:99:99 GMT",
        b"Accept-Encoding: \xff", b"Expect: foo", b"Connection: \xff", b"Upgrade: h2c",
        b"Host: localhost", b"Host: evil.example",
    ],
    ids=lambda headers: repr(headers)[:30],
)  # fmt: skip
def test_odd_headers_are_no_error(serving: Serving, headers: bytes) -> None:
    for target in (b"/", TEXTUAL, b"/ws", b"/download/x", b"/nothing"):
        assert 200 <= get(serving, target, HOST + headers + b"\r\n") < 500


def test_what_is_no_request_is_refused(serving: Serving) -> None:
    for data in (b"\x16\x03\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"a" * 100_000,
                 b"GET / HTTP/9.9\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                 b"GET / HTTP/1.1\r\n\r\n"):  # fmt: skip
        assert ask(serving, data)[0] == 400
    assert ask(serving, b"GET / HTTP/1.0\r\n\r\n")[0] == 403
    assert get(serving, b"http://localhost/") == get(serving, b"http://evil.example/") == 403


def test_made_up_requests_are_no_error(serving: Serving) -> None:
    chance = random.Random(1)
    parts = (
        b"/", b"/static/", b"/page/", b"/ws", b"/download/", b"..", b"%2e", b"%00", b"%ff", b"\\",
        b"?", b"width=", b"&", b"=", b"#", b"js/textual.js", b"GET ", b" HTTP/1.1", b"\r\n",
        b"Host: ", b"localhost", b"evil", b":", b"@", b"[::1]", b"Origin: ", b"Upgrade: websocket",
        b"\x00", b"\xff", b"9" * 50, b"a" * 3000, b" ", b"Range: bytes=", b"-",
    )  # fmt: skip
    odd = {}
    for _ in range(FUZZED):
        made = b"".join(chance.choices(parts, k=chance.randint(1, 12)))
        if chance.random() < 0.7:
            made = b"GET /" + made.replace(b"\r\n", b"") + b" HTTP/1.1\r\n" + HOST
        status, answer = ask(serving, made + b"\r\n\r\n", patience=0.5)
        if status >= 500 or b"Traceback" in answer or (status and status < 200):
            odd[made] = status
    assert odd == {}


def test_a_server_that_is_open_to_others_is_not_led_here_by_a_name(tmp_path: Path) -> None:
    opened = Serving.start(tmp_path, "--host", "0.0.0.0")
    try:
        for host, status in (
            (b"evil.example", 403),
            (b"0.0.0.0", 403),
            (b"127.0.0.1:8000", 200),
            (socket.gethostname().encode(), 200),
        ):
            assert get(opened, b"/", b"Host: %s\r\n" % host) == status, host
        rebound = b"Host: evil.example\r\nOrigin: http://evil.example\r\n"
        status, answer = ask(opened, b"GET /ws HTTP/1.1\r\n%s\r\n" % rebound)
        assert status == 403
        assert b"text/plain" in answer
        assert get(opened, b"/ws", HOST + b"Origin: http://evil.example\r\n") == 403
    finally:
        opened.stop()


def test_a_silent_visitor_is_waited_for(serving: Serving) -> None:
    assert ask(serving, b"GET / HT", patience=0.1)[0] == SILENT
