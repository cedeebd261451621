"""The position that people see: equal where the game is, exact in its numbers and their cards."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.kinds import KINDS
from tests.positions import catalog, position
from united.bots.eager_bot import EagerBot
from united.rules.board import board_lines
from united.rules.game import Game
from united.rules.position import Cause, Number, Position, in_words
from united.session.session import Session
from united.session.sight import Sight

FORMULA = ("goblin-formula-0", "Goblin Formula")


def formula(**given: object) -> Game:
    """Return a game in which Goblin Formula has just been revealed."""
    plan = ["goblin-formula-0", "bam-0"]
    return position({"turn": "villain", "plan_deck": plan, "villain": {"at": "queens"}, **given})


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_the_same_game_has_the_same_position(number: int) -> None:
    setup = evolve(KINDS[number], seed=number)
    session = Session.start(setup, catalog(setup.packs), saved=False)
    bot, before = EagerBot(number), session.game.position
    for _ in range(25):
        if session.game.result is not None:
            break
        before = session.game.position
        clone = session.game.clone()
        assert clone.position == before
        assert hash(clone.position) == hash(before)
        session.choose(bot.pick(session.game).key)
        assert session.game.position != before
    session.undo(confirmed=True)
    assert session.game.position == before
    assert len({session.game.position, before}) == 1


def test_a_position_stays_as_it_is_when_the_game_goes_on() -> None:
    game = position({"turn": "spider-man"})
    before, words = game.position, game.view()
    game.choose(game.choices[0].key)
    assert in_words(before) == words != game.view()


def test_goblin_formula_makes_the_bam_stronger_and_says_so() -> None:
    villain = formula().position.villain
    one = (Cause(1, *FORMULA),)
    assert villain.bam == Number(1, one)
    assert villain.bam.now == 2
    assert villain.full_health == Number(5, one)
    assert villain.health == 6
    plain = position().position.villain
    assert plain.bam == Number(1)
    assert plain.full_health == Number(5)


def test_the_bam_deals_as_many_wounds_as_the_position_says() -> None:
    hand = ["spider-man/wild", "spider-man/move-heroic", "spider-man/attack-attack"]
    game = position(
        {
            "turn": "villain",
            "storyline": ["goblin-formula-0"],
            "plan_deck": ["bam-0", "bam-0"],
            "villain": {"at": "queens"},
            "heroes": {"spider-man": {"at": "queens", "hand": hand}},
        }
    )
    bam, asked = game.position.villain.bam, []
    assert bam is not None
    while game.decision is not None and game.decision.kind == "discard":
        asked.append(game.decision)
        game.choose(game.decision.keys[0])
    assert [(one.hero, one.number, one.of) for one in asked] == [
        ("spider-man", number, bam.now) for number in range(1, bam.now + 1)
    ]
    assert ["(wound 1 of 2)" in one.prompt for one in asked] == [True, False]


def test_accomplices_make_thugs_tougher_at_their_location_only() -> None:
    game = position({"turn": "spider-man", "locations": {"queens": {"threat": "accomplices"}}})
    needs = {place.id: place.thug_needs for place in game.position.ring}
    assert needs.pop("queens") == Number(1, (Cause(1, "accomplices", "Accomplices"),))
    assert set(needs.values()) == {Number(1)}


def test_everything_in_force_names_its_card() -> None:
    game = formula(locations={"queens": {"threat": "accomplices"}})
    found = {(one.card, one.what): one for one in game.position.in_force}
    assert {("green-goblin", "villain_unharmed"), ("accomplices", "thug_damage")} <= set(found)
    assert found["goblin-formula-0", "bam_wounds"].name == "Goblin Formula"
    thugs = found["accomplices", "thug_damage"]
    assert thugs.text == "Each Thug at Queens needs 2 damage."
    assert thugs.location == "queens"
    assert not found["green-goblin", "villain_unharmed"].holds
    lines = board_lines(game.position)
    assert "  BAM! of 2 wounds (1 by Goblin Formula)" in "\n".join(lines)
    assert f"  {thugs.said}" in lines


def test_actions_of_content_have_their_price() -> None:
    costs = {cost.action: cost for cost in position().position.costs}
    assert costs["move"].symbols == (1, 0, 0, 0)
    added = costs["rescue-from-board"]
    assert (added.symbols, added.board) == ((0, 0, 2, 0), "green-goblin")
    secret = position(challenges=["secret-identity"]).position.costs
    assert "secret-identity" in {cost.board for cost in secret}


def test_the_words_of_a_position_are_those_of_scenarios() -> None:
    game = formula()
    view = game.view(hidden=True)
    numbers = view["numbers"]
    assert numbers["bam_wounds"] == {
        "now": 2,
        "base": 1,
        "causes": [{"card": "goblin-formula-0", "amount": 1}],
    }
    assert numbers["cards_until_villain"] == game.position.villain.turn_in == 3
    assert view["villain"]["health"] == 6
    assert view["costs"]["rescue-from-board"] == {"heroic": 2}
    assert set(view) - set(game.view()) == {"plan_deck", "threat_deck"}
    assert view["plan_deck"] == ["bam-0"]


def test_a_hand_that_is_not_seen_is_in_no_part_of_a_position() -> None:
    game = position()
    seen: Position = Sight(frozenset({"ghost-spider"})).position(game.position)
    hidden = seen.hero("ghost-spider")
    assert hidden is not None
    assert hidden.pile is not None
    assert (hidden.pile.hand, hidden.hand) == (None, ())
    assert hidden.pile.hand_size == len(game.state.hands[1])
    assert seen.hero("spider-man") == game.position.hero("spider-man")
