"""The server and its visitors' processes: who gets in, what ends when, and what is left."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from tests.web.serving import PATIENCE, STILL, Serving, choices_in
from tests.web.visiting import visiting
from united.app.settings import read_settings
from united.library import load_catalog
from united.session.session import Session

PAGE = Path(__file__).parents[2] / "united" / "web" / "page"


async def until_alone(serving: Serving) -> None:
    """Wait until no game runs any more."""
    async with asyncio.timeout(PATIENCE):
        while serving.games():
            await asyncio.sleep(0.05)


async def test_a_game_ends_with_the_visit_and_goes_on_where_it_was(serving: Serving) -> None:
    async with visiting(serving) as visit:
        save = await visit.start_game(serving)
        made = [await visit.choose(save) for _ in range(3)]
        assert len(serving.games()) == 1
    await until_alone(serving)
    session = Session.open(save, load_catalog)
    assert list(session.choices) == choices_in(save) == made
    session.close()


async def test_visitors_have_games_of_their_own_and_none_takes_anothers(serving: Serving) -> None:
    async with visiting(serving) as first, visiting(serving) as second:
        one = await first.start_game(serving)
        other = await second.start_game(serving)
        assert len(serving.games()) == 2
        made = [await first.choose(one), await first.choose(one)], [await second.choose(other)]
        async with visiting(serving) as third:
            await third.wait("the offer to continue", lambda: "Continue" in third.shown)
            await third.send("stdin", "c")
            await third.wait("the refusal", lambda: "played" in third.shown)
        assert (choices_in(one), choices_in(other)) == made


async def test_leaving_the_app_ends_the_visit(serving: Serving) -> None:
    async with visiting(serving) as visit:
        await visit.wait("the first screen", lambda: "New game" in visit.shown)
        await visit.send("stdin", "q")
        async with asyncio.timeout(PATIENCE):
            while not visit.closed:
                await asyncio.sleep(0.05)
    await until_alone(serving)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_a_signal_ends_the_server_and_all_games(serving: Serving, number: int) -> None:
    async with visiting(serving) as visit:
        save = await visit.start_game(serving)
        made = await visit.choose(save)
        await asyncio.to_thread(serving.stop, number)
        assert serving.process.returncode == 0
    assert choices_in(save) == [made]


async def test_games_end_when_the_server_is_killed(serving: Serving) -> None:
    async with visiting(serving) as visit:
        await visit.start_game(serving)
        games = serving.games()
        serving.process.kill()
        serving.process.wait()
        _, left = await asyncio.to_thread(psutil.wait_procs, games, PATIENCE)
        for game in left:
            game.kill()
        assert not left


async def test_an_app_that_has_not_started_yet_ends_with_the_visit(serving: Serving) -> None:
    async with visiting(serving) as visit:
        await visit.wait("the process", serving.games)
    await until_alone(serving)


async def test_a_game_that_hangs_is_ended_all_the_same(serving: Serving) -> None:
    async with visiting(serving) as visit:
        await visit.wait("the first screen", lambda: "New game" in visit.shown)
        (game,) = serving.games()
        game.suspend()
    await until_alone(serving)


async def test_nonsense_from_a_visitor_is_passed_over(serving: Serving) -> None:
    async with visiting(serving) as visit:
        for text in ("", "{", "[]", "7", '["stdin"]', '["stdin", 5]', '["quit"]', "[" * 100_000):
            await visit.socket.send_str(text)
        await visit.send("resize", {"width": "wide", "height": None})
        await visit.send("resize", {"width": -5, "height": 10**12})
        await visit.send("resize", {"width": 120, "height": 40})
        await visit.send("stdin", "\ud800")
        await visit.send("stdin", "")
        await visit.socket.send_bytes(b"\xff")
        await visit.start_game(serving)


def test_the_settings_of_these_tests_are_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(STILL, "utf-8")
    reading = read_settings(path)
    settings = reading.settings
    assert not reading.problems
    assert (settings.speed, settings.automation) == ("off", "all")


async def test_there_is_room_for_so_many_visitors_and_then_for_the_next(tmp_path: Path) -> None:
    serving = Serving.start(tmp_path, "--visitors", "1")
    try:
        async with visiting(serving) as visit, ClientSession() as session:
            await visit.wait("the first screen", lambda: "New game" in visit.shown)
            async with session.get(serving.url) as answer:
                assert answer.status == 503
                assert "Try again when a visitor has left" in await answer.text()
            with pytest.raises(WSServerHandshakeError, match="503"):
                async with visiting(serving):
                    pass
            assert len(serving.games()) == 1
        await until_alone(serving)
        async with visiting(serving) as visit:
            await visit.wait("the first screen", lambda: "New game" in visit.shown)
    finally:
        await asyncio.to_thread(serving.stop)


async def test_other_sites_open_no_games(serving: Serving) -> None:
    for origin in ("https://elsewhere.example", "null", serving.url.replace("http:", "ftp:")):
        with pytest.raises(WSServerHandshakeError, match="403"):
            async with visiting(serving, Origin=origin):
                pass
    assert serving.games() == []
    async with visiting(serving, Origin=serving.url) as visit:
        await visit.wait("the first screen", lambda: "New game" in visit.shown)


async def test_names_that_are_made_to_lead_here_are_refused(serving: Serving) -> None:
    async with ClientSession() as session:
        for host, status in (("elsewhere.example", 403), ("localhost", 200), ("[::1]:80", 200)):
            async with session.get(serving.url, headers={"Host": host}) as answer:
                assert answer.status == status, host
    with pytest.raises(WSServerHandshakeError, match="403"):
        async with visiting(serving, Host="elsewhere.example", Origin="http://elsewhere.example"):
            pass


async def test_a_public_address_gets_in(tmp_path: Path) -> None:
    serving = Serving.start(tmp_path, "--public-url", "https://play.example/united/")
    try:
        origin = {"Host": "play.example", "Origin": "https://play.example"}
        async with visiting(serving, **origin) as visit:
            await visit.wait("the first screen", lambda: "New game" in visit.shown)
    finally:
        serving.stop()


async def test_the_page_names_nothing_that_is_elsewhere(serving: Serving) -> None:
    named = [path for path in PAGE.iterdir() if re.search(r"(?:https?:)?//\w", path.read_text())]
    assert named == []
    async with ClientSession() as session, session.get(serving.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
        places = re.findall(r'(?:href|src)="([^"]+)"', text)
        assert places
        for place in places:
            if not place.startswith("data:"):
                async with session.get(f"{serving.url}/{place}") as part:
                    assert part.status == 200, place
    assert "default-src 'none'" in policy
    assert "http" not in policy


BEGUN = b"GET / HTTP/1.1\r\n"
WITHOUT_AN_END = BEGUN + b"Host: localhost\r\nContent-Length: 9\r\n\r\nx"


@pytest.mark.parametrize("sent", [b"", BEGUN, WITHOUT_AN_END], ids=["nothing", "half", "answered"])
def test_nobody_who_only_stays_connected_keeps_the_server(serving: Serving, sent: bytes) -> None:
    port = urlsplit(serving.url).port
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        if b"\r\n\r\n" in sent:
            assert connection.recv(9) == b"HTTP/1.1 "
        begun = time.monotonic()
        serving.stop(signal.SIGINT)
        assert time.monotonic() - begun < 9
