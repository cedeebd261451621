"""`united serve` on the command line: what it says of itself, and what it refuses."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from united.web.address import Origin
from united.web.guard import Guard

Run = Callable[..., Any]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of this machine on which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Let servers end as soon as they would run; return what each was made with."""
    made: list[dict[str, Any]] = []

    class AtOnce:
        def __init__(self, app: Sequence[str], guard: Guard, most: int) -> None:
            self.made = {"app": app, "guard": guard, "most": most}

        def run(self, listener: socket.socket) -> None:
            made.append({**self.made, "address": listener.getsockname()})

    monkeypatch.setattr("united.web.server.GameServer", AtOnce)
    return made


def test_help_says_where_it_listens_by_default(united: Run) -> None:
    ran = united("serve", "--help")
    assert ran.status == 0
    assert "127.0.0.1" in ran.out
    assert "8000" in ran.out
    assert "serve" in united("--help").out


def test_it_listens_on_this_machine_only(united: Run, at_once: list[dict[str, Any]]) -> None:
    ran = united("serve", "--port", "0")
    assert (ran.status, ran.err) == (0, "")
    (made,) = at_once
    address, port = made["address"]
    assert (address, made["guard"]) == ("127.0.0.1", Guard())
    assert made["most"] == 8
    assert ran.out == f"United is at http://127.0.0.1:{port} - Ctrl+C ends it.\n"


def test_elsewhere_it_warns_of_whoever_reaches_it(
    united: Run, at_once: list[dict[str, Any]]
) -> None:
    ran = united("serve", "--host", "0.0.0.0", "--port", "0", "--public-url", "https://a.example/")
    assert ran.status == 0
    guard = at_once[0]["guard"]
    assert guard.public == Origin("https", "a.example", 443)
    assert socket.gethostname().lower() in guard.names
    assert "and https://a.example/ - Ctrl+C" in ran.out
    assert ran.err.count("\n") == 1
    assert "go on with your saved games and delete them, and change your settings" in ran.err


def test_a_taken_port_is_one_line_and_status_2(united: Run, taken: int) -> None:
    ran = united("serve", "--port", taken)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        f"united: Port {taken} of 127.0.0.1 is taken; `--port 0` takes one that is free. "
        "`united serve --help` says more.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--port 70000", "`70000` is not a valid whole number from 0 to 65535."),
        ("--port any", "`any` is not a valid whole number"),
        ("--host 192.0.2.1 --port 0", "takes an address of this machine, not `192.0.2.1`"),
        ("--host no/host --port 0", "takes an address of this machine, not `no/host`"),
        (
            "--public-url play.example",
            "takes one like https://play.example.org, not `play.example`",
        ),
        ("--public-url ftp://a", "not `ftp://a`"),
        ("--public-url http://[", "not `http://[`"),
        ("--visitors 0", "`0` is not a valid whole number from 1 on."),
        ("somewhere", "somewhere"),
    ],
)
def test_bad_input_is_one_line_and_status_2(united: Run, arguments: str, said: str) -> None:
    ran = united("serve", *arguments.split())
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert re.match(r"united: [A-Z].*\.\n$", ran.err)


def test_without_the_extra_it_says_how_to_get_it(
    united: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve", None)
    ran = united("serve")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "-m pip install 'textual-serve<1.2'" in ran.err


def test_python_m_united_is_the_command() -> None:
    command = (sys.executable, "-m", "united", "serve", "--help")
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Usage: united serve [OPTIONS]")


def test_the_server_is_loaded_only_when_it_is_wanted() -> None:
    look = (
        "import sys, united.cli.main; "
        "print([name for name in sys.modules if name.startswith(('united.web', 'united.app', "
        "'aiohttp', 'yarl', 'textual'))])"
    )
    ran = subprocess.run((sys.executable, "-c", look), capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
