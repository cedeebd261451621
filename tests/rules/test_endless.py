"""It always ends: content that goes round in circles is cut short, and the card is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from tests.invariants import check_invariants
from tests.positions import NIGHT_RING, changed_night, load, position
from united.bots.bot import play_out
from united.bots.planner import suggest
from united.bots.random_bot import RandomBot
from united.rules.game import Game
from united.rules.setup import GameSetup
from united.session.session import Session
from united.state.agenda import MOST_EFFECTS, MOST_QUESTIONS
from united.state.events import Event
from united.state.snapshot import snapshot

LAMPLIGHTER = "villains/lamplighter.yaml"
LONG_NIGHT = "challenges/long-night.yaml"
HIS_OVERFLOW = """  - wound: {who: {each: here}}
  - place_threat: {at: {next: clockwise, without: threat}}

bam"""
ITS_OVERFLOW = "  - wound: {amount: 1, who: {split: here}}"
AGAIN = "  - add: {thugs: 9, at: here}"
ASK_AGAIN = """  - choose_one:
      - - add: {thugs: 9, at: here}
      - - add: {civilians: 9, at: here}
"""
HIS_SETUP = "setup:\n  - put: {token: lantern, at: here}"
ENDLESS_SETUP = "setup:\n  - add: {thugs: 9, at: here}"
SETUP = GameSetup("co-op", ("spider-man", "ghost-spider"), "lamplighter", ("long-night",), seed=3)
FULL = {"threat": None, "civilians": 0, "thugs": 2}
CURFEW = {
    "ring": list(NIGHT_RING),
    "villain": {"at": "rooftops"},
    "locations": {"rooftops": FULL},
    "plan_deck": ["curfew-0", "curfew-0", "stroll-1"],
}
"""The Villain asks where one more Thug goes; at the Rooftops it is one too many."""


def overflow(pack: str) -> Game:
    """Return a game of a pack in which the next choice makes an Overflow at the Rooftops."""
    return position(
        CURFEW, "choose 1", villain="lamplighter", challenges=["long-night"], packs=[pack]
    )


def cuts(events: tuple[Event, ...]) -> list[str]:
    return [event.text for event in events if event.what == "effect-cut"]


@pytest.mark.parametrize(
    ("file", "before", "after", "name"),
    [
        (LAMPLIGHTER, HIS_OVERFLOW, f"{AGAIN}\n\nbam", "Lamplighter"),
        (LONG_NIGHT, ITS_OVERFLOW, AGAIN, "Long Night"),
    ],
)
def test_an_effect_without_an_end_is_cut_short_and_the_game_goes_on(
    file: str, before: str, after: str, name: str, tmp_path: Path
) -> None:
    game = overflow(changed_night(tmp_path, file, {before: after}))
    game.events()
    twin = game.clone()
    game.choose("choose rooftops")
    twin.choose("choose rooftops")
    events = game.events()
    assert cuts(events) == [f"The effect of {name} does not come to an end and is cut short"]
    assert {event.rule for event in events if event.what == "effect-cut"} == {"J45"}
    assert len(events) < 12
    assert snapshot(game.state) == snapshot(twin.state)
    assert game.decision is not None
    assert game.decision.kind == "play"
    assert suggest(game, 1)[0] in game.choices


def test_what_waits_for_its_turn_is_not_dropped_with_it(tmp_path: Path) -> None:
    pack = changed_night(
        tmp_path, LAMPLIGHTER, {HIS_OVERFLOW: f"{AGAIN}\n\nbam", HIS_SETUP: ENDLESS_SETUP}
    )
    game = Game.new(evolve(SETUP, packs=(pack,)), load((pack,)))
    told = [event.what for event in game.events()]
    # The Setup of the challenge and the first Villain turn come after that of the Villain.
    assert told.index("effect-cut") < told.index("civilians-removed") < told.index("villain-turn")
    assert game.decision is not None


def test_an_effect_that_asks_without_an_end_is_cut_short(tmp_path: Path) -> None:
    game = overflow(changed_night(tmp_path, LONG_NIGHT, {ITS_OVERFLOW: ASK_AGAIN}))
    game.choose("choose rooftops")
    asked = 0
    while game.decision is not None and game.decision.kind != "play":
        assert game.decision.source == "long-night"
        game.choose("choose 1")
        asked += 1
    assert cuts(game.events()) == [
        "The effect of Long Night does not come to an end and is cut short"
    ]
    assert asked <= MOST_QUESTIONS < MOST_EFFECTS
    assert suggest(game, 1)


def test_the_villain_comes_where_every_hero_is_knocked_out_first(tmp_path: Path) -> None:
    pack = changed_night(
        tmp_path,
        "villains/lamplighter/threats.yaml",
        {"      - move: {to: {next: clockwise}}\n      - wound: 1": "      - wound: 9"},
    )
    at = {"at": "queens", "hand": ["spider-man/move"]}
    other = {"at": "queens", "hand": ["ghost-spider/move"]}
    game = position(
        {
            "ring": list(NIGHT_RING),
            "turn": "spider-man",
            "villain": {"at": "rooftops"},
            "locations": {"queens": {"threat": "night-watch"}},
            "heroes": {"spider-man": at, "ghost-spider": other},
            "plan_deck": ["curfew-0"],
        },
        villain="lamplighter",
        packs=[pack],
    )
    play_out(game, RandomBot(1))
    told = [event.what for event in game.events()]
    assert told.count("turns-lost") == 2
    assert game.why == "out-of-plans"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_such_content_is_saved_undone_and_made_again(seed: int, tmp_path: Path) -> None:
    pack = changed_night(tmp_path, LONG_NIGHT, {ITS_OVERFLOW: f"{AGAIN}\n{ASK_AGAIN}"})
    catalog = load((pack,))
    setup = evolve(SETUP, packs=(pack,), seed=seed)
    session = Session.start(setup, catalog, save=tmp_path / "game.jsonl")
    bot, cut = RandomBot(seed), 0
    while session.decision is not None:
        cut += bool(cuts(session.choose(bot.pick(session.game).key)))
        here = snapshot(session.game.state)
        session.undo(confirmed=True)
        session.redo()
        assert snapshot(session.game.state) == here
        check_invariants(session.game)
    session.close()
    assert cut
    opened = Session.open(tmp_path / "game.jsonl", load)
    assert snapshot(opened.game.state) == here
    opened.close()
