"""Nothing that any front end says depends on a hand that a curtain hides."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.hidden_hands import Covered, covered_positions
from united.app.model.played import PlayedGame
from united.app.model.story import summarize
from united.app.settings import Settings
from united.bots.planner import suggest
from united.cli.json_lines import JsonGame
from united.cli.plain import PlainGame
from united.cli.replay import print_stops
from united.rules.game import Game
from united.session.replay import Stop
from united.state.state import Listener

GAMES = range(12)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own."""
    monkeypatch.setenv("UNITED_HOME", str(tmp_path))


def spoken(monkeypatch: pytest.MonkeyPatch, text: str, play: Callable[[], Any]) -> str:
    """Return what a game prints for some typed lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    printed = io.StringIO()
    with redirect_stdout(printed):
        play()
    return printed.getvalue()


Say = Callable[[Covered, Game, str], Any]
"""What is said of a game and of what an option of it brings."""


def check_same(number: int, say: Say) -> None:
    """Check over a random game that the same is said of positions that look the same."""
    for position in covered_positions(number, every=3):
        for key in position.keys:
            assert say(position, position.game, key) == say(position, position.other, key)


@pytest.mark.parametrize("number", GAMES)
def test_plain_lines(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def say(position: Covered, game: Game, key: str) -> str:
        play = PlainGame(position.session(game), position.seats).play
        return spoken(monkeypatch, f"\nb\n?\nplay ghost-spider/wild\n{key}\n", play)

    check_same(number, say)


@pytest.mark.parametrize("number", GAMES)
def test_json_lines(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def say(position: Covered, game: Game, key: str) -> str:
        """Return what is said until another seat sees its own hand."""
        session = position.session(game)
        before = position.seats.seat(game)
        wishes = f'{{"why_not": "play ghost-spider/wild"}}\n{json.dumps({"choose": key})}\n'
        text = spoken(monkeypatch, wishes, JsonGame(session, position.seats).play)
        same = before == position.seats.seat(session.game)
        return text if same else text.rstrip().rpartition("\n")[0]

    check_same(number, say)


@pytest.mark.parametrize("number", GAMES)
def test_the_app(number: int) -> None:
    def say(position: Covered, game: Game, key: str) -> list[Any]:
        play = PlayedGame(position.session(game), Settings(curtain=True))
        seen: list[Any] = [play.shown(), play.lines()]
        story = play.choose(key)
        seen += [play.lines(), summarize(story) if story else ""]
        for beat in story.beats if story else ():
            seen += [beat.events, play.shown(beat.game)]
        return seen

    check_same(number, say)


@pytest.mark.parametrize("json_lines", [False, True])
@pytest.mark.parametrize("number", GAMES[:6])
def test_replays(number: int, json_lines: bool) -> None:
    def say(position: Covered, game: Game, key: str) -> str:
        copy = game.clone(listen=Listener)
        copy.choose(key)
        shown = [Stop(game, "", ()), Stop(copy, key, copy.events())]
        sight = position.seats.sight_of_all(copy)
        printed = io.StringIO()
        with redirect_stdout(printed):
            print_stops(shown, sight, json_lines=json_lines)
        return printed.getvalue()

    check_same(number, say)


@pytest.mark.parametrize(
    ("number", "first"), [(3, 14), (8, 19), (11, 94), (17, 12), (17, 15), (1, 0), (2, 30)]
)
def test_hints(number: int, first: int) -> None:
    for position in islice(covered_positions(number), first, first + 5):
        hidden = position.seats.sight_of_asked(position.game).hidden
        assert suggest(position.game, 1, hidden) == suggest(position.other, 1, hidden)


def wounds(number: int) -> Iterator[tuple[Covered, str]]:
    """Yield the wounds of a random game that do not end it, each with the key for the last card."""
    for position in covered_positions(number):
        key = position.game.choices[-1].key
        if key.startswith("discard ") and not position.ends(key):
            yield position, key


@pytest.mark.parametrize("number", GAMES)
def test_a_card_under_the_deck_is_named_by_no_front_end(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for position, key in wounds(number):
        play = PlayedGame(position.session(position.game), Settings(curtain=True))
        story = play.choose(key)
        told = [one.text for one in play.lines() if " is wounded by " in one.text]
        assert told
        assert all(one.endswith(": a card goes to the bottom of the deck") for one in told)
        beats = [event for beat in story.beats for event in beat.events] if story else []
        assert not any(event.card.startswith(f"{event.hero}/") for event in beats if event.hero)

        session = position.session(position.game)
        text = spoken(monkeypatch, f"\n{key}\n", PlainGame(session, position.seats).play)
        assert [one for one in text.splitlines() if "the deck (K1)" in one] == [
            f"  {one} (K1)" for one in told
        ]

        session = position.session(position.game)
        wish = json.dumps({"choose": key})
        text = spoken(monkeypatch, wish, JsonGame(session, position.seats).play)
        lines = [one for one in map(json.loads, text.splitlines()) if one.get("what") == "wounded"]
        assert [(one["card"], one["text"]) for one in lines] == [("", one) for one in told]


@pytest.mark.parametrize("number", GAMES)
def test_no_line_names_a_card_that_only_a_hidden_hand_holds(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(number)
    for position in covered_positions(number, every=4):
        session = position.session(position.game)
        wish = json.dumps({"choose": dice.choice(position.game.choices).key})
        text = spoken(monkeypatch, f"{wish}\n", JsonGame(session, position.seats).play)
        if session.game.result is not None:
            continue
        first, *_, last = map(json.loads, text.splitlines())
        for line, game in ((first, position.game), (last, session.game)):
            assert line["type"] == "decision"
            hidden = position.seats.sight_of_asked(game).hidden
            table = game.table
            played = {one.card.id for one in game.state.storyline}
            secret = {
                card.id for hero in hidden for card in game.state.hand(table.hero_numbers[hero])
            } - played
            assert not [one for one in secret if f'"{one}"' in json.dumps(line)]
