"""What an option is said to bring is what then happens, and tells nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from attrs import evolve

from tests.hidden_hands import covered_positions
from tests.kinds import KINDS
from tests.positions import catalog, position
from united.bots.eager_bot import EagerBot
from united.changes.wounds import Wound
from united.rules.foresight import Foresight
from united.rules.game import Game
from united.state.events import Event
from united.state.snapshot import snapshot
from united.state.state import Listener

GAMES: Final = range(12)


def positions(number: int, *, every: int = 4) -> Iterator[Game]:
    """Yield every so-manieth position of a random game, each time of another kind."""
    setup = evolve(KINDS[number * 7 % len(KINDS)], seed=number)
    game = Game.new(setup, catalog(setup.packs), listen=None)
    bot, count = EagerBot(number), 0
    while game.result is None:
        if count % every == 0:
            yield game
        game.take(bot.pick(game))
        count += 1


def foreseen(game: Game, key: str) -> Foresight:
    found = game.foresee(key)
    assert found is not None
    return found


def all_that_happens(game: Game, key: str, dice: random.Random) -> tuple[Event, ...]:
    """Return what an option brings, with any cards for the wounds that come of it."""
    after = game.clone(listen=Listener)
    after.choose(key)
    while isinstance(after.state.question, Wound):
        after.take(dice.choice(after.choices))
    return after.events()


def is_told(told: Event, happened: Event) -> bool:
    """Tell whether an event was told as it happened, or without the card of a hand."""
    return told in (happened, happened.without_card())


@pytest.mark.parametrize("number", GAMES)
def test_what_is_said_is_what_then_happens(number: int) -> None:
    told, dice = 0, random.Random(number)
    for game in positions(number):
        before = snapshot(game.state)
        for key in game.legal_keys:
            found = foreseen(game, key)
            assert snapshot(game.state) == before
            happened = all_that_happens(game, key, dice)
            assert len(found.events) <= len(happened)
            assert all(map(is_told, found.events, happened))
            told += len(found.events)
    assert told > 20


@pytest.mark.parametrize("number", GAMES)
def test_it_does_not_depend_on_the_orders_of_the_decks(number: int) -> None:
    dice = random.Random(number)
    for game in positions(number):
        others = [game.resample(dice.getrandbits(32)) for _ in range(3)]
        for key in game.legal_keys:
            found = foreseen(game, key)
            assert [foreseen(other, key) for other in others] == [found] * 3


@pytest.mark.parametrize("number", range(6))
def test_it_does_not_depend_on_hands_behind_the_curtain(number: int) -> None:
    for covered in covered_positions(number, every=3):
        for key in covered.game.legal_keys:
            assert covered.game.foresee(key) == covered.other.foresee(key)


def brings(game: Game, key: str) -> tuple[str, tuple[str, ...]]:
    """Return the price of an option, and what it brings."""
    found = foreseen(game, key)
    return found.price, found.brings


def acting(**given: Any) -> Game:
    """Return a game in which Spider-Man has played Wild + Wild."""
    hand = {"hand": ["spider-man/wild-wild", "spider-man/move"], **given.pop("hero", {})}
    heroes = {"spider-man": {"at": "queens", **hand}}
    where = {"turn": "spider-man", "heroes": heroes, **given}
    return position(where, "play spider-man/wild-wild", challenges=["secret-identity"])


def test_the_third_token_says_all_that_it_brings() -> None:
    game = acting(
        hero={"revelations": 2},
        locations={"queens": {"civilians": 1, "reporters": 1}},
        missions={"civilians": 3},
    )
    assert brings(game, "rescue") == (
        "1 Wild",
        (
            "Rescue Civilians: 4 of 9",
            "Revelation token 3 of 3",
            "Identity revealed",
            "is wounded by Secret Identity",
            "will play the next card face down",
        ),
    )


def test_nothing_is_foreseen_of_what_is_no_option() -> None:
    assert position({}).foresee("move to the moon") is None
