"""What is hidden, dealt anew: nothing visible changes, nothing hidden comes through."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from attrs import evolve

from tests.hidden_hands import with_other_hands
from tests.kinds import KINDS
from tests.positions import catalog, position
from united.bots.eager_bot import EagerBot
from united.rules.game import Game
from united.rules.hidden import deal_hands
from united.rules.setup import GameSetup
from united.state.chance import shuffled
from united.state.snapshot import snapshot

SOME_KINDS = KINDS[::9]


def name(setup: GameSetup) -> str:
    """Return a short name of a kind of game."""
    return "-".join((setup.mode, str(len(setup.heroes)), setup.villain, *setup.challenges))


def positions(setup: GameSetup, seed: int = 5) -> Iterator[Game]:
    """Yield the game at each decision until it is over."""
    game = Game.new(evolve(setup, seed=seed), catalog(setup.packs), listen=None)
    bot = EagerBot(seed)
    while game.result is None:
        yield game
        game.take(bot.pick(game))


def otherwise_hidden(game: Game) -> Game:
    """Return a game that looks the same, with every hidden order and all chance to come changed."""
    other = game.clone()
    state = other.state
    chance, state.plan_deck = shuffled(99, state.plan_deck)
    chance, state.threat_deck = shuffled(chance, state.threat_deck)
    for pile, deck in enumerate(state.decks):
        chance, state.decks[pile] = shuffled(chance, deck)
    state.chance = chance
    return other


def at_daily_bugle(plans: list[str]) -> Game:
    """Return a game in which the top plan card has just been revealed."""
    bugle = {"civilians": 0, "thugs": 0, "threat": None}
    hero = {"at": "daily-bugle", "hand": ["spider-man/move", "spider-man/attack"]}
    given = {
        "turn": "spider-man",
        "plan_deck": plans,
        "locations": {"daily-bugle": bugle},
        "heroes": {"spider-man": hero},
    }
    return position(given, "play spider-man/attack", "end", "use")


@pytest.mark.parametrize("setup", SOME_KINDS, ids=name)
def test_all_that_is_visible_stays(setup: GameSetup) -> None:
    for number, game in enumerate(positions(setup)):
        before = snapshot(game.state)
        blind = game.resample(number)
        assert blind.view() == game.view()
        assert [choice.key for choice in blind.choices] == [choice.key for choice in game.choices]
        assert snapshot(game.state) == before


@pytest.mark.parametrize("setup", SOME_KINDS, ids=name)
def test_no_card_is_lost(setup: GameSetup) -> None:
    for number, game in enumerate(positions(setup)):
        state, blind = game.state, game.resample(number).state
        assert sorted(blind.threat_deck) == sorted(state.threat_deck)
        assert sorted(map(id, blind.plan_deck)) == sorted(map(id, state.plan_deck))
        for own, dealt in zip(state.decks, blind.decks, strict=True):
            assert sorted(map(id, dealt)) == sorted(map(id, own))


@pytest.mark.parametrize("setup", KINDS[:112:8], ids=name)
def test_games_that_look_the_same_give_the_same_clone(setup: GameSetup) -> None:
    for number, game in enumerate(positions(setup)):
        if game.choices[0].key == "accept":
            continue  # the top plan card may lie open here, so it is not hidden
        other = otherwise_hidden(game)
        assert snapshot(game.resample(number).state) == snapshot(other.resample(number).state)


def test_the_orders_are_dealt_anew() -> None:
    game = next(positions(KINDS[0]))
    plans = {tuple(card.id for card in game.resample(n).state.plan_deck) for n in range(20)}
    threats = {game.resample(n).state.threat_deck for n in range(20)}
    hands = {tuple(card.id for card in game.resample(n).state.decks[0]) for n in range(20)}
    assert min(len(plans), len(threats), len(hands)) > 10
    assert len({game.resample(n).state.chance for n in range(20)}) == 20


def test_a_revealed_plan_card_is_known() -> None:
    game = at_daily_bugle(["thugs-4", "bam-0", "kidnap-1", "mixed-5", "civilians-2"])
    decks = [game.resample(n).state.plan_deck for n in range(20)]
    assert {deck[0] for deck in decks} == {game.state.plan_deck[0]}
    assert len({tuple(card.id for card in deck) for deck in decks}) > 5


def test_a_card_that_was_left_on_top_is_forgotten() -> None:
    game = at_daily_bugle(["thugs-4", "bam-0", "kidnap-1", "mixed-5", "civilians-2"])
    game.choose("decline")
    tops = {game.resample(n).state.plan_deck[0].id for n in range(30)}
    assert len(tops) > 2


@pytest.mark.parametrize("setup", [one for one in KINDS if one.mode == "co-op"][::20], ids=name)
def test_hidden_hands_are_dealt_anew_whatever_was_in_them(setup: GameSetup) -> None:
    hidden = setup.heroes[1:]
    for number, game in enumerate(positions(setup)):
        before = snapshot(game.state)
        other = with_other_hands(game, hidden, random.Random(number))
        dealt, again = game.clone().state, other.clone().state
        for state in (dealt, again):
            deal_hands(state, hidden, 7)
        assert snapshot(dealt) == snapshot(again)
        assert snapshot(game.state) == before
        assert dealt.hands[0] == game.state.hands[0]
        assert list(map(len, dealt.hands)) == list(map(len, game.state.hands))
