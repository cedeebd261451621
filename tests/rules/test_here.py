"""What `here` means for a Threat that has left play, and for a Location that is full of tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.positions import NIGHT_RING, changed_night, position
from united.rules.game import Game

THREATS = "villains/lamplighter/threats.yaml"
AT_START = """health: 3
    at_turn_start:
      - move: {to: {next: clockwise}}
      - wound: 1
"""

CO_OP = {"mode": "co-op", "heroes": ["night-porter", "spider-man"]}
SOLO = {"mode": "solo", "heroes": ["night-porter", "spider-man", "ghost-spider"]}


def watched(folder: Path, effect: str, mode: dict[str, Any], *steps: str) -> Game:
    """Return a game in which the Night Watch leaves an effect for the end of a Hero's turn.

    The Night Porter starts the turn at its Location and holds an Attack; it has 1 Health. Gasworks
    lie on the last Location of the ring.
    """
    after = f"health: 1\n    at_turn_start:\n      - at_end_of_turn: [{effect}]\n"
    pack = changed_night(folder, THREATS, {AT_START: after})
    cards = {"hand": ["night-porter/attack", "night-porter/move"], "deck": []}
    other = {"hand": ["spider-man/move", "spider-man/wild"], "deck": []}
    solo = mode is SOLO
    heroes: dict[str, Any] = {
        "night-porter": {"at": "queens", **({} if solo else cards)},
        "spider-man": {"at": "osborn-labs", **({} if solo else other)},
    }
    empty = {"threat": None, "thugs": 0, "civilians": 0}
    locations: dict[str, Any] = {place: dict(empty) for place in NIGHT_RING}
    locations["queens"]["threat"] = "night-watch"
    locations["daily-bugle"] |= {"threat": "gasworks", "civilians": 2}
    given = {
        "ring": list(NIGHT_RING),
        "turn": "team" if solo else "night-porter",
        "villain": {"at": "queens"},
        "locations": locations,
        "heroes": heroes,
        **({"team": cards} if solo else {}),
    }
    return position(given, *steps, villain="lamplighter", packs=[pack], **mode)


@pytest.mark.parametrize("mode", [CO_OP, SOLO], ids=["co-op", "solo"])
def test_what_the_start_of_a_turn_leaves_for_its_end_happens(
    mode: dict[str, Any], tmp_path: Path
) -> None:
    effect = "{add: {thugs: 1, at: here}}"
    game = watched(tmp_path, effect, mode, "play night-porter/attack")
    assert game.view()["locations"]["queens"]["thugs"] == 0
    game.choose("end")
    assert game.view()["locations"]["queens"]["thugs"] == 1


@pytest.mark.parametrize("mode", [CO_OP, SOLO], ids=["co-op", "solo"])
@pytest.mark.parametrize(
    "effect",
    [
        "{wound: {who: {each: adjacent}}}",
        "{add: {thugs: 1, at: here}}",
        "{add: {thugs: 1, at: {each: adjacent}}}",
        "{rescue: {civilians: 1}}",
        "{move_threat: {to: {next: clockwise, without: threat}}}",
        "{move_threat: {to: {next: clockwise, from: villain, without: threat}}}",
    ],
)
def test_a_threat_that_has_left_play_is_nowhere(
    effect: str, mode: dict[str, Any], tmp_path: Path
) -> None:
    steps = ("play night-porter/attack", "attack night-watch")
    game = watched(tmp_path, effect, mode, *steps)
    before = game.view()
    game.choose("end")
    assert game.decision
    assert game.decision.kind == "play"
    after = game.view()
    assert after["locations"] == before["locations"]
    assert after["missions"] == before["missions"]
    hands = [hero.get("hand") for hero in before["heroes"].values()]
    assert [hero.get("hand") for hero in after["heroes"].values()] == hands


def test_a_full_set_of_tokens_has_its_effect_where_it_lies(tmp_path: Path) -> None:
    changes = {
        "add: {thugs: 1, at: {each: everywhere}}": "add: {thugs: 1, at: here}",
        "put: {token: lantern, at: villain}": "put: {token: lantern, at: {each: adjacent}}",
    }
    pack = changed_night(tmp_path, "villains/lamplighter.yaml", changes)
    empty = {"threat": None, "thugs": 0, "civilians": 0}
    locations = {place: {**empty, "lanterns": 0} for place in NIGHT_RING}
    # The Villain's BAM! puts the third Lantern there, from next door.
    locations["queens"]["lanterns"] = 2
    given = {
        "ring": list(NIGHT_RING),
        "villain": {"at": "daily-bugle"},
        "plan_deck": ["stroll-1"],
        "locations": locations,
        "heroes": {"spider-man": {"at": "osborn-labs"}, "ghost-spider": {"at": "osborn-labs"}},
    }
    game = position(given, villain="lamplighter", packs=[pack])
    places = game.view()["locations"]
    assert {place: places[place]["lanterns"] for place in NIGHT_RING} == {
        **dict.fromkeys(NIGHT_RING, 0),
        "queens": 3,
        "daily-bugle": 1,
    }
    assert {place for place in NIGHT_RING if places[place]["thugs"]} == {"queens"}
