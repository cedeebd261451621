"""Who is let in: by which names and addresses, and from which pages."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from unittest.mock import Mock

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from united.web.address import Origin, name_typed, names_of_machine, read_url
from united.web.guard import NO_PROXY, NOT_FROM_THERE, NOT_HERE, Guard

PORT = 8000
LOCAL = Guard()
OPEN = Guard(frozenset({"box", "box.local"}))
PUBLIC = Guard(frozenset({"box"}), read_url("https://play.example:8443/united/"))


def refusal(
    guard: Guard,
    *headers: tuple[str, str],
    target: str = "/ws",
    arrived_at: str = "127.0.0.1",
) -> str:
    """Return why a request is refused that has arrived at an address of this machine."""
    transport = Mock()
    transport.get_extra_info.side_effect = lambda name, default=None: (
        (arrived_at, PORT) if name == "sockname" else default
    )
    request = make_mocked_request("GET", target, CIMultiDict(headers), transport=transport)
    return guard.refusal(request)


def hosts(*names: str) -> list[tuple[str, str]]:
    return [("Host", name) for name in names]


KNOWN = [
    *((LOCAL, host, "127.0.0.1") for host in (
        "localhost", "localhost:8000", "LOCALHOST:8000", "localhost.", "localhost.:8000",
        "127.0.0.1", "127.0.0.1:8000", "127.0.0.1.:8000", "127.8.9.1:80", "[::1]", "[::1]:8000",
        "[0:0:0:0:0:0:0:1]:8000", "[::ffff:127.0.0.1]:8000", "[::FFFF:7f00:1]",
    )),
    (OPEN, "box:8000", "192.0.2.7"),
    (OPEN, "BOX.local.:8000", "192.0.2.7"),
    (OPEN, "192.0.2.7:8000", "192.0.2.7"),
    (OPEN, "192.0.2.7:8000", "::ffff:192.0.2.7"),
    (OPEN, "[::ffff:192.0.2.7]:8000", "192.0.2.7"),
    (OPEN, "[2001:DB8::0:7]:8000", "2001:db8::7"),
    (OPEN, "localhost:8000", "127.0.0.1"),
    (PUBLIC, "play.example", "127.0.0.1"),
    (PUBLIC, "Play.Example.:8443", "127.0.0.1"),
    (PUBLIC, "127.0.0.1:8000", "127.0.0.1"),
]  # fmt: skip


@pytest.mark.parametrize(("guard", "host", "arrived_at"), KNOWN)
def test_names_and_addresses_of_this_machine_get_in(
    guard: Guard, host: str, arrived_at: str
) -> None:
    assert refusal(guard, *hosts(host), arrived_at=arrived_at) == ""


FOREIGN = [
    "evil.example", "evil.example:8000", "box", "box:8000", "", " ", ":8000", "localhost:",
    "localhost:0", "localhost:65536", "localhost:8000:8000", "localhost:+1",
    "localhost:\uff18000", "localhost..", ".localhost", "evil.localhost", "localhost.evil.example",
    "evil@localhost", "localhost@evil",
    "localhost:8000@evil.example", "localhost/", "localhost/@evil", "localhost\\evil",
    "localhost#evil", "localhost?", "localhost, evil.example", "localhost evil", "http://localhost",
    "127.0.0.1.evil.example", "0.0.0.0", "0.0.0.0:8000", "[::]", "192.0.2.7", "10.0.0.1:8000",
    "::1", "[::1", "::1]", "[127.0.0.1]", "[localhost]", "[::1%25lo]", "[fe80::1%lo]", "[]",
    "127.1", "0x7f.0.0.1", "2130706433", "0177.0.0.1", "lo\u0441alhost", "\u24dbocalhost",
    "play.example", "127.0.0.1\x00", "[::ffff:192.0.2.7]",
]  # fmt: skip


@pytest.mark.parametrize("host", FOREIGN)
def test_every_other_host_is_refused_and_told_what_to_do(host: str) -> None:
    assert refusal(LOCAL, *hosts(host)) == NOT_HERE
    assert "--public-url" in NOT_HERE


@pytest.mark.parametrize("host", ["evil.example:8000", "192.0.2.8:8000", "0.0.0.0:8000", "[::]"])
def test_a_server_that_is_open_to_others_knows_its_own_names_only(host: str) -> None:
    for guard in (OPEN, PUBLIC):
        assert refusal(guard, *hosts(host), arrived_at="192.0.2.7") == NOT_HERE


@pytest.mark.parametrize("names", [(), ("localhost", "localhost"), ("localhost", "evil.example")])
def test_there_must_be_one_host(names: Sequence[str]) -> None:
    assert refusal(LOCAL, *hosts(*names)) == NOT_HERE


def test_what_proxies_say_for_others_counts_for_nothing() -> None:
    for name in ("X-Forwarded-Host", "X-Forwarded-For", "X-Forwarded-Server", "Forwarded"):
        said = (name, "host=localhost" if name == "Forwarded" else "localhost")
        assert refusal(LOCAL, *hosts("evil.example"), said) == NOT_HERE
    page = [("Origin", "http://evil.example"), ("X-Forwarded-Host", "evil.example")]
    assert refusal(LOCAL, *hosts("localhost"), *page) == NOT_FROM_THERE


@pytest.mark.parametrize(
    "target", ["http://localhost/ws", "http://evil.example/", "https://localhost", "*", "a:443"]
)
def test_a_target_that_names_a_host_is_refused(target: str) -> None:
    assert refusal(LOCAL, *hosts("localhost"), target=target) == NO_PROXY


OWN_PAGES = [
    (LOCAL, "localhost:8000", "http://localhost:8000"),
    (LOCAL, "LocalHost.:8000", "HTTP://localhost:8000"),
    (LOCAL, "localhost", "http://localhost"),
    (LOCAL, "localhost:80", "http://localhost"),
    (LOCAL, "127.0.0.1:8000", "http://127.0.0.1:8000"),
    (LOCAL, "[::1]:8000", "http://[::1]:8000"),
    (LOCAL, "[::ffff:127.0.0.1]:8000", "http://[::ffff:7f00:1]:8000"),
    (OPEN, "box:8000", "http://box:8000"),
    (PUBLIC, "play.example", "https://play.example:8443"),
    (PUBLIC, "127.0.0.1:8000", "https://PLAY.example:8443"),
    (PUBLIC, "localhost:8000", "http://localhost:8000"),
]


@pytest.mark.parametrize(("guard", "host", "origin"), OWN_PAGES)
def test_its_own_pages_open_games(guard: Guard, host: str, origin: str) -> None:
    assert refusal(guard, *hosts(host), ("Origin", origin)) == ""


FOREIGN_PAGES = [
    *((LOCAL, "localhost:8000", origin) for origin in (
        "http://evil.example", "http://evil.example:8000", "null", "", "localhost:8000",
        "http://localhost", "http://localhost:80", "http://localhost:8001", "http://127.0.0.1:8000",
        "https://localhost:8000", "ws://localhost:8000", "ftp://localhost:8000", "file://",
        "http://localhost:8000/", "http://localhost:8000/x", "http://localhost:8000?",
        "http://evil@localhost:8000", "http://localhost:8000@evil.example",
        "http://localhost:8000.evil.example", "http://localhost:8000 http://evil.example",
        "http://localhost:8000, http://localhost:8000", "http://localhost:08000x",
        "http:/localhost:8000", "http:localhost:8000", "http://localhost:8000\\",
    )),
    # The name is the same, but who serves the other ports of it is not known.
    (PUBLIC, "play.example", "http://play.example"),
    (PUBLIC, "play.example", "https://play.example"),
    (PUBLIC, "play.example:9000", "http://play.example:9000"),
    (PUBLIC, "play.example:8443", "http://play.example:8443"),
    (OPEN, "box:8000", "http://box.local:8000"),
    (OPEN, "box", "https://box"),
]  # fmt: skip


@pytest.mark.parametrize(("guard", "host", "origin"), FOREIGN_PAGES)
def test_pages_of_others_are_refused_and_told_what_to_do(
    guard: Guard, host: str, origin: str
) -> None:
    assert refusal(guard, *hosts(host), ("Origin", origin)) == NOT_FROM_THERE
    assert "--public-url" in NOT_FROM_THERE


def test_a_page_comes_from_one_place() -> None:
    own = ("Origin", "http://localhost:8000")
    assert refusal(LOCAL, *hosts("localhost:8000"), own) == ""
    for other in (own, ("Origin", "http://evil.example")):
        assert refusal(LOCAL, *hosts("localhost:8000"), own, other) == NOT_FROM_THERE


def test_the_names_of_this_machine_are_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_nobody(*_: object, **__: object) -> None:
        raise AssertionError("somebody was asked")

    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "getfqdn", "gethostbyaddr"):
        monkeypatch.setattr(socket, name, ask_nobody)
    for called, names in (
        ("Box.Example.org", {"box.example.org", "box", "box.local"}),
        ("box", {"box", "box.local"}),
        ("", set()),
    ):
        monkeypatch.setattr(socket, "gethostname", lambda called=called: called)
        assert names_of_machine() == names


def test_the_name_to_listen_at_is_one_of_the_names() -> None:
    assert name_typed("Box.Example.") == {"box.example"}
    assert name_typed("0.0.0.0") == name_typed("::") == name_typed("192.0.2.7") == frozenset()


def test_public_addresses_are_read_as_browsers_read_them() -> None:
    for typed, origin in {
        "https://play.example/united/": Origin("https", "play.example", 443),
        "http://PLAY.example:8080": Origin("http", "play.example", 8080),
        "https://bücher.example": Origin("https", "xn--bcher-kva.example", 443),
        "http://[::1]:9000/": Origin("http", "::1", 9000),
        "http://192.0.2.7": Origin("http", "192.0.2.7", 80),
    }.items():
        assert read_url(typed) == origin
    for typed in ("", "play.example", "ftp://a", "http://", "http://[", "http://a:0",
                  "http://a b", "http://a:99999", "http://user@a", "http://user:word@a",
                  "http://a:x"):  # fmt: skip
        with pytest.raises(ValueError, match=r".*"):
            read_url(typed)
