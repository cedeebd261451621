"""What holds in any game, with any content, whatever is chosen."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Final, get_args

import pytest
from attrs import evolve, frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.invariants import check_invariants
from tests.kinds import KINDS
from tests.positions import catalog
from united.bots.bot import Bot
from united.bots.eager_bot import EagerBot
from united.bots.random_bot import RandomBot
from united.library.rulebook import load_rulebook
from united.rules.decision import Decision
from united.rules.game import Game, NotPossible
from united.rules.setup import GameSetup
from united.state.choice import Kind
from united.state.events import Event
from united.state.snapshot import snapshot
from united.state.state import Listener

LONGEST: Final = 400
"""Decisions; longer than any game of these bots."""

bounded = settings(
    max_examples=120,
    deadline=None,
    database=None,
    # Where many runs share one result, the same run must come out the same.
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
few = settings(bounded, max_examples=50)


@frozen
class Plan:
    """A game and how it is played: who chooses, and for how many decisions."""

    setup: GameSetup
    bot_seed: int
    eager: bool
    length: int

    def begin(self, *, listen: type[Listener] | None = Listener) -> Game:
        return Game.new(self.setup, catalog(self.setup.packs), listen=listen)

    def bot(self) -> Bot:
        return EagerBot(self.bot_seed) if self.eager else RandomBot(self.bot_seed)

    def play(self) -> Iterator[Game]:
        """Yield the game at its beginning and after each choice."""
        game, bot = self.begin(), self.bot()
        yield game
        for _ in range(self.length):
            if game.result is not None:
                return
            game.take(bot.pick(game))
            yield game

    def position(self) -> Game:
        """Return the game after so many choices, or at its end."""
        *_, game = self.play()
        return game


def _plan(kind: int, seed: int, bot_seed: int, eager: bool, length: int) -> Plan:
    return Plan(evolve(KINDS[kind], seed=seed), bot_seed, eager, length)


seeds = st.integers(0, 1 << 32)
games = st.builds(
    _plan, st.integers(0, len(KINDS) - 1), seeds, seeds, st.booleans(), st.just(LONGEST)
)
positions = st.builds(
    _plan, st.integers(0, len(KINDS) - 1), seeds, seeds, st.booleans(), st.integers(0, 90)
)


@bounded
@given(games)
def test_invariants_hold_after_each_choice(plan: Plan) -> None:
    for game in plan.play():
        check_invariants(game)
    assert game.result in ("won", "lost")
    assert game.ending.startswith(f"The Heroes {'win' if game.result == 'won' else 'lose'}: ")


@bounded
@given(positions, st.integers(1, 30))
def test_a_clone_goes_on_as_the_game_does(plan: Plan, steps: int) -> None:
    game = plan.position()
    clone = game.clone()
    assert snapshot(clone.state) == snapshot(game.state)
    bot = plan.bot()
    for _ in range(steps):
        if game.result is not None:
            break
        key = bot.pick(game).key
        game.choose(key)
        clone.choose(key)
        assert snapshot(clone.state) == snapshot(game.state)
        assert clone.view(hidden=True) == game.view(hidden=True)


@bounded
@given(positions)
def test_playing_on_a_clone_never_changes_the_game(plan: Plan) -> None:
    game = plan.position()
    before, told = snapshot(game.state), heard(game)
    for choice in game.choices:
        clone = game.clone(listen=Listener)
        clone.choose(choice.key)
        bot = plan.bot()
        for _ in range(12):
            if clone.result is not None:
                break
            clone.take(bot.pick(clone))
        assert snapshot(game.state) == before
        assert heard(game) == told


@few
@given(games)
def test_events_and_decisions_are_said_properly(plan: Plan) -> None:
    for game in plan.play():
        for event in game.events():
            check_rule(event.rule)
            check_text(event.text)
        if game.decision is not None:
            check_decision(game, game.decision)
    assert game.decision is None
    assert game.choices == ()


def heard(game: Game) -> list[Event]:
    """Return what has happened that nobody has taken, and leave it there."""
    listener = game.state.listener
    return [] if listener is None else list(listener.events)


def check_rule(number: str) -> None:
    """Assert that the rulebook has the rule."""
    assert load_rulebook().get(number).number == number


def check_text(text: str) -> None:
    """Assert that a text can be read by people."""
    assert text == " ".join(text.split())
    assert text
    for wrong in ("{", "}", "_", "None "):
        assert wrong not in text
    assert text[0].isupper() or text[0].isdigit()
    # Nothing is missing between the words: `Civilian is rescued at `, `+1 Thugs at  `.
    assert not text.endswith((" at", " by", " to", ":"))


def check_decision(game: Game, decision: Decision) -> None:
    """Assert that a decision agrees with the choices, and that all its texts can be read."""
    table = game.table
    heroes = {hero.id: hero.name for hero in table.heroes}
    assert decision.keys == tuple(choice.key for choice in game.choices)
    assert decision.kind in get_args(Kind)
    check_text(decision.prompt)
    if decision.hero is not None:
        assert heroes[decision.hero] in decision.prompt
    places = {location.id for location in table.ring}
    for option in decision.options:
        check_text(option.text)
        assert game.why_not(option.key) is None
        assert game.find(option.key).key == option.key
        assert option.about.location in places | {""}
        assert option.about.hero in heroes.keys() | {""}
    for refusal in decision.refused:
        check_text(refusal.text)
        check_text(refusal.reason.text)
        check_rule(refusal.reason.rule)
        assert refusal.reason == game.why_not(refusal.key)
        assert refusal.key not in decision.keys


STRANGE: Final = (
    "", " ", "end ", "END", "move", "move ", "move nowhere", "attack", "clear", "rescue with",
    "choose", "choose 0", "discard", "play", "play spider-man/none", "special effect", "undo",
    "move-reporter", "move-reporter queens", "\n", "none of them", "wait-for-dawn now", "{hero}",
)  # fmt: skip


@bounded
@given(positions, st.one_of(st.sampled_from(STRANGE), st.text(max_size=12)))
def test_a_key_that_is_not_offered_changes_nothing(plan: Plan, key: str) -> None:
    game = plan.position()
    if game.why_not(key) is None:
        # A random text may be a key.
        assert any(choice.key.startswith(key) for choice in game.choices)
        return
    before, told = snapshot(game.state), heard(game)
    with pytest.raises(NotPossible) as refusal:
        game.choose(key)
    assert refusal.value.key == key
    check_rule(refusal.value.reason.rule)
    assert refusal.value.reason.text
    assert snapshot(game.state) == before
    assert heard(game) == told


@few
@given(positions)
def test_the_same_setup_and_choices_give_the_same_game(plan: Plan) -> None:
    keys: list[str] = []
    game, bot = plan.begin(), plan.bot()
    for _ in range(plan.length):
        if game.result is not None:
            break
        keys.append(bot.pick(game).key)
        game.choose(keys[-1])
    random.seed(plan.bot_seed)
    state = random.getstate()
    again = plan.begin(listen=None)
    for key in keys:
        again.choose(key)
    assert random.getstate() == state
    assert snapshot(again.state) == snapshot(game.state)
    assert again.view(hidden=True) == game.view(hidden=True)


def test_no_chance_but_the_own_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("the game uses chance from outside")

    for name in ("random", "randrange", "randint", "choice", "shuffle", "sample", "getrandbits"):
        monkeypatch.setattr(random, name, forbidden)
    monkeypatch.setattr(os, "urandom", forbidden)
    for kind in (0, len(KINDS) // 2, len(KINDS) - 1):
        assert _plan(kind, 5, 5, True, LONGEST).position().result is not None
