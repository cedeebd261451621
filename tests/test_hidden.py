"""What is hidden stays hidden: no text, key or view tells the order of a deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.positions import NIGHT_RING, changed_night, load, position
from tests.rules.test_hidden_cards import otherwise_hidden
from united.bots.eager_bot import EagerBot
from united.bots.planner import suggest
from united.cli.explaining import explain
from united.rules.board import board_lines
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.sight import EVERYTHING
from united.state.snapshot import snapshot

FACTORY: Final = "locations/lamp-factory.yaml"
AT_TURN_END: Final = "  - may: [{damage: {amount: 1, at: {one: everywhere}}}]"
BURIES: Final = (
    "  - may: [bury_plan]",
    "  - may: [bury_plan, {draw: 1}]",
    "  - choose_one: [[bury_plan], [{villain_turn: {stays: true}}]]",
    "  - draw: 1\n  - may: [{draw: 2}, bury_plan]",
    "  - reveal_plan\n  - may: [bury_plan]",
    "  - place_threat: {at: {next: clockwise, without: threat}}\n  - may: [bury_plan]",
)
"""End of Turn effects with the top plan card, which only one of them shows."""


def looks_same(game: Game) -> Game:
    """Return the game with every hidden order changed; a plan card that was shown stays on top."""
    other = otherwise_hidden(game)
    if game.state.plan_shown:
        top = game.state.plan_deck[0]
        rest = list(other.state.plan_deck)
        rest.remove(top)
        other.state.plan_deck = (top, *rest)
    return other


def texts(game: Game) -> tuple[Any, ...]:
    """Return all that is said of a position."""
    asked = [f"play {card.id}" for hero in game.table.heroes for card in hero.cards]
    asked += [
        f"{verb} {card.id}" for verb in ("clear", "attack") for card in game.table.threat_cards
    ]
    return (
        game.decision, explain(game, EVERYTHING), board_lines(game.position), game.position,
        [game.why_not(key) for key in asked],
    )  # fmt: skip


@pytest.mark.parametrize("buries", BURIES)
def test_no_text_depends_on_the_order_of_a_deck(buries: str, tmp_path: Path) -> None:
    pack = changed_night(tmp_path, FACTORY, {AT_TURN_END: buries})
    setup = GameSetup(
        "co-op", ("night-porter", "spider-man"), packs=(pack,), ring=NIGHT_RING, seed=4
    )
    asked = 0
    for seed in range(2):
        game, bot = Game.new(setup, load((pack,))), EagerBot(seed)
        while game.result is None:
            other = looks_same(game)
            assert snapshot(other.state) != snapshot(game.state)
            assert texts(other) == texts(game)
            asked += (game.decision.source if game.decision else "") == "lamp-factory"
            game.take(bot.pick(game))
    assert asked


def at_the_factory(buries: str, folder: Path) -> Game:
    """Return a game at the End of Turn effect of the Lamp Factory."""
    pack = changed_night(folder, FACTORY, {AT_TURN_END: buries})
    hero = {"at": "lamp-factory", "hand": ["spider-man/move", "spider-man/attack"]}
    given = {
        "ring": list(NIGHT_RING),
        "turn": "spider-man",
        "plan_deck": ["siege-4", "stroll-1"],
        "locations": {"lamp-factory": {"threat": None}},
        "heroes": {"spider-man": hero},
    }
    game = position(given, "play spider-man/attack", "end", villain="lamplighter", packs=[pack])
    game.events()
    return game


def test_a_plan_card_that_was_not_shown_is_not_named(tmp_path: Path) -> None:
    game = at_the_factory("  - draw: 1\n  - may: [bury_plan]", tmp_path)
    game.choose("use")
    decision = game.decision
    assert decision is not None
    assert "Siege" not in repr(decision)
    assert "put the top card at the bottom of the Master Plan deck" in decision.prompt
    other = looks_same(game)
    other.state.plan_deck = game.state.plan_deck[::-1]
    assert suggest(other, 1) == suggest(game, 1)
    game.choose("accept")
    assert "The top card goes to the bottom of the Master Plan deck" in _told(game)
    assert game.state.plan_deck[-1].id == "siege-4"


def test_a_plan_card_that_was_shown_is_named(tmp_path: Path) -> None:
    game = at_the_factory("  - reveal_plan\n  - may: [bury_plan]", tmp_path)
    game.choose("use")
    assert game.decision is not None
    assert "put Siege (move 4) at the bottom" in game.decision.prompt
    game.choose("accept")
    assert "Siege goes to the bottom of the Master Plan deck" in _told(game)
    assert not game.state.plan_shown


def _told(game: Game) -> list[str]:
    return [event.text for event in game.events()]
