"""What a seat may see: its own hands while it is asked, none for all, everything at the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.positions import catalog, position
from united.bots.bot import play_out
from united.bots.random_bot import RandomBot
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.record import Header
from united.session.sight import EVERYTHING, Seats, Sight
from united.state.events import Event

THREE = ("spider-man", "ghost-spider", "miles-morales")


def seats_of(*names: str, mode: Any = "co-op", curtain: bool = True) -> Seats:
    return Seats(Header(GameSetup(mode, THREE), seats=names), curtain)


def asked(hero: str) -> Game:
    """Return a game of three Heroes in which one of them has to play a card."""
    return position({"turn": hero}, heroes=list(THREE))


@pytest.mark.parametrize(
    ("names", "seen"),
    [
        ((), [{"spider-man"}, {"ghost-spider"}, {"miles-morales"}]),
        (("Ann", "Bob", "Ann"), [{"spider-man", "miles-morales"}, {"ghost-spider"}]),
        (("Ann", "Bob"), [{"spider-man"}, {"ghost-spider"}, {"miles-morales"}]),
        (("", " ", "Cid"), [{"spider-man"}, {"ghost-spider"}, {"miles-morales"}]),
        (("ghost-spider", "", ""), [{"spider-man"}, {"ghost-spider"}, {"miles-morales"}]),
        (("Ann", "Ann", "Ann"), [set(THREE)]),
    ],
)
def test_a_seat_sees_its_own_hands(names: tuple[str, ...], seen: list[set[str]]) -> None:
    seats = seats_of(*names)
    for own in seen:
        for hero in own:
            sight = seats.sight_of_asked(asked(hero))
            assert {one for one in THREE if sight.sees(one)} == own
    assert seats.drawn is (len(seen) > 1)


def test_a_seat_is_called_by_its_name_or_its_hero() -> None:
    seats = seats_of("Ann\x1b[2J", "", "Ann\x1b[2J")
    games = [asked(hero) for hero in THREE]
    assert [seats.seat(game) for game in games] == [0, 1, 0]
    assert [seats.name(game) for game in games] == ["Ann?[2J", "Ghost-Spider", "Ann?[2J"]


def test_without_a_curtain_or_in_solo_all_is_open() -> None:
    game = asked("spider-man")
    assert seats_of("Ann", "Bob", curtain=False).sight_of_asked(game) == EVERYTHING
    solo = Game.new(GameSetup("solo", THREE, seed=1), catalog())
    seats = seats_of("Ann", "Bob", mode="solo")
    assert seats.sight_of_asked(solo) == seats.sight_of_all(solo) == EVERYTHING
    assert (seats.seat(solo), seats.name(solo)) == (-1, "")


def test_where_nobody_single_is_asked_no_hand_is_seen() -> None:
    game = asked("spider-man")
    seats = seats_of("Ann", "Bob", "Cid")
    assert seats.sight_of_all(game).hidden == set(THREE)
    game.state.turn, game.state.question = -1, None
    assert seats.seat(game) == -1
    assert seats.sight_of_asked(game).hidden == set(THREE)


def test_at_the_end_all_is_open() -> None:
    game = asked("spider-man")
    play_out(game, RandomBot(1))
    seats = seats_of()
    assert seats.sight_of_asked(game) == seats.sight_of_all(game) == EVERYTHING


def test_a_view_keeps_the_sizes_of_hands_that_it_does_not_show() -> None:
    game = asked("spider-man")
    heroes = Sight(frozenset({"ghost-spider"})).view(game)["heroes"]
    assert heroes["ghost-spider"]["hand"] is None
    assert heroes["ghost-spider"]["hand_size"] == 3
    assert heroes["spider-man"]["hand"]
    nothing = Sight(frozenset(THREE)).view(game)
    assert nothing["decision"] == {"kind": "play", "hero": "spider-man", "options": []}
    assert game.view()["heroes"]["ghost-spider"]["hand"]


def test_a_wound_names_its_card_to_those_who_see_the_hand() -> None:
    game = Game.new(GameSetup("co-op", THREE, seed=1), catalog())
    bot = RandomBot(1)
    told: list[Event] = []
    while not told:
        game.take(bot.pick(game))
        told = [event for event in game.events() if event.what == "wounded"]
    (event,) = told
    assert event.card.startswith(f"{event.hero}/")
    assert Sight(frozenset({*THREE} - {event.hero})).event(event) is event
    covered = Sight(frozenset({event.hero})).event(event)
    assert covered.text.endswith(": a card goes to the bottom of the deck")
    assert covered.text.partition(":")[0] == event.text.partition(":")[0]
    assert (covered.card, covered.hero) == ("", event.hero)


def test_a_key_hides_the_card_under_the_deck_only() -> None:
    sight = Sight(frozenset({"ghost-spider"}))
    keys = ["discard ghost-spider/move", "discard spider-man/move", "play ghost-spider/move"]
    assert [sight.key(key) for key in keys] == ["discard", *keys[1:]]


def test_a_view_without_hands_can_be_written_as_json() -> None:
    assert json.loads(json.dumps(Sight(frozenset(THREE)).view(asked("spider-man"))))
