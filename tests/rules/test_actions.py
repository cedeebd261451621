"""Each kind of action and of question says all about itself, and nobody else need know it."""

from __future__ import annotations

from typing import get_args

import pytest
from attrs import evolve

from tests.kinds import KINDS
from tests.positions import catalog
from tests.rules.acting import acting, check
from united.bots.eager_bot import EagerBot
from united.changes.wounds import Wound
from united.definitions.option_keys import END, VERBS, without_payment
from united.effects.questions.once_more import OnceMore
from united.effects.questions.pick_card import PickOwnCard
from united.rules.act import Act
from united.rules.actions import Actions
from united.rules.game import Game
from united.rules.play_card import PlayCard
from united.rules.questions import all_questions, possible_keys
from united.rules.setup import GameSetup
from united.rules.turn_end import EndOfTurn
from united.state.choice import Kind, Reason

LOOKING = ("avengers-tower", "shield-headquarters", "stark-labs")
"""Locations whose End of Turn effects ask for a card."""


def test_each_kind_of_decision_has_questions() -> None:
    assert {question.kind for question in all_questions()} == {*get_args(Kind)}


def test_questions_of_effects_and_of_turns_are_found() -> None:
    assert {Act, EndOfTurn, OnceMore, PickOwnCard, PlayCard, Wound} <= {*all_questions()}


def test_the_actions_of_the_rules_are_those_that_cards_can_speak_of() -> None:
    table = acting(game={"challenges": ["secret-identity"]}).table
    added = [action.id for board in table.boards for action in board.actions]
    assert added
    assert [kind.verb for kind in Actions(table.boards).kinds] == [*VERBS, *added, END]


def test_every_option_has_a_key_that_the_game_can_have_and_what_is_refused_is_no_option() -> None:
    asked = set()
    core = GameSetup("co-op", ("ant-man", "iron-man"), "ultron", locations=LOOKING)
    for number, kind in enumerate([*KINDS[::3], core, core]):
        game, bot = Game.new(evolve(kind, seed=number), catalog(kind.packs)), EagerBot(number)
        known = {*possible_keys(game.table)}
        while game.result is None:
            decision = game.decision
            assert decision is not None
            asked.add(decision.kind)
            offered = {without_payment(key) for key in decision.keys}
            refused = {one.key: one.reason for one in decision.refused}
            assert offered | {*refused} <= known
            assert not offered & {*refused}
            assert {key: game.why_not(key) for key in refused} == refused
            game.take(bot.pick(game))
    assert asked == {*get_args(Kind)}


def test_one_generator_makes_what_is_offered_and_what_is_refused() -> None:
    game = acting("attack", queens={"thugs": 1, "civilians": 1}, villain={"at": "queens"})
    question, state = game.state.question, game.state
    assert isinstance(question, Act)
    suggested = {
        choice.key
        for kind in question.actions.kinds
        for choice in kind.candidates(state, question.acting, (0,))
    }
    refused = {one.choice.key for one in question.refused(state)}
    assert suggested == {choice.key for choice in game.choices} | refused
    assert "attack thug" in suggested - refused
    assert "rescue" in refused


@pytest.mark.parametrize(
    ("key", "text", "rule"),
    [
        ("move `gotham`", "There is no Location `'gotham'` in the ring", "S3"),
        ("attack a\x1bb", "There is no enemy `a?b` at Queens", "A2"),
        (f"clear {'x' * 200}", f"There is no Threat `{'x' * 57}...` at Queens", "A4"),
    ],
)
def test_what_a_player_typed_is_quoted(key: str, text: str, rule: str) -> None:
    assert acting().why_not(key) == Reason(text, rule)


def test_a_key_that_stands_alone_says_so() -> None:
    text = "This key is `rescue` alone, with nothing after it"
    check(acting(queens={"civilians": 1}), "rescue thug", text, "H4")
