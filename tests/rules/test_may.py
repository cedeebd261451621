"""`may` asks exactly what it says; only the question whether a whole effect is used stands for one.

Each effect is the End of Turn effect of the Rooftops, and Spider-Man, who has one card in hand and
one in the deck, ends the turn there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.positions import NIGHT_RING, changed_night, position
from united.rules.game import Game

HURT = "may: [{wound: 1}]"
ONE_CARD = "{count: card, is: 1}"
MANY_CARDS = "{count: card, at_least: 5, at_most: 6}"

ROOFTOPS = """\
  - choose_one:
      - - draw: 1
      - - move: {to: {next: clockwise}}
"""

ASKING = {
    "a way that was chosen": (f"choose_one: [[{{gain: {{move: 1}}}}], [{HURT}]]", ["choose 2"]),
    "a way behind a condition": (
        f"choose_one: [[{{gain: {{move: 1}}}}], [{{if: {ONE_CARD}, then: [{HURT}]}}]]",
        ["choose 2"],
    ),
    "one of two that a condition leads to": (
        f"if: {ONE_CARD}\n    then: [{{gain: {{move: 1}}}}, {HURT}]",
        [],
    ),
    "one of two that the contrary leads to": (
        f"if: {MANY_CARDS}\n    then: [draw: 1]\n    else: [{{gain: {{move: 1}}}}, {HURT}]",
        [],
    ),
    "in another one": (f"may: [{HURT}]", []),
    "in another one behind a condition": (f"may: [{{if: {ONE_CARD}, then: [{HURT}]}}]", []),
    "after another one": (f"may: [{{gain: {{move: 1}}}}]\n  - {HURT}", ["accept"]),
    "later": (f"at_end_of_turn: [{HURT}]", []),
    "later in another one": (f"may: [{{at_end_of_turn: [{HURT}]}}]", []),
}
"""Effects with a wound that is asked for, each with what is answered before that."""

AGREED = {
    "the whole effect": HURT,
    "all that a condition leads to": f"if: {ONE_CARD}\n    then: [{HURT}]",
    "all that the contrary leads to": f"if: {MANY_CARDS}\n    then: [draw: 1]\n    else: [{HURT}]",
}
"""Effects that are one `may` when the turn ends: using them is what it would ask."""


def at_the_end(folder: Path, effect: str) -> Game:
    """Return the game in which it is asked whether the End of Turn effect is used."""
    pack = changed_night(folder, "locations/rooftops.yaml", {ROOFTOPS: f"  - {effect}\n"})
    cards = {"hand": ["spider-man/move", "spider-man/wild"], "deck": []}
    given = {
        "ring": list(NIGHT_RING),
        "turn": "spider-man",
        "locations": {"rooftops": {"threat": None}},
        "heroes": {"spider-man": {"at": "rooftops", **cards}},
    }
    return position(given, "play spider-man/wild", "end", packs=[pack])


def used(folder: Path, effect: str) -> Game:
    """Return the game after the End of Turn effect is used."""
    game = at_the_end(folder, effect)
    game.choose("use")
    return game


def hand_of(game: Game) -> int:
    return int(game.view()["heroes"]["spider-man"]["hand_size"])


@pytest.mark.parametrize("place", ASKING)
@pytest.mark.parametrize(("answer", "left"), [("accept", 0), ("decline", 1)])
def test_it_asks_wherever_it_stands(place: str, answer: str, left: int, tmp_path: Path) -> None:
    effect, before = ASKING[place]
    game = used(tmp_path, effect)
    for key in before:
        game.choose(key)
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["accept", "decline"]
    assert "suffer 1 wound" in game.decision.prompt
    game.choose(answer)
    assert hand_of(game) == left


@pytest.mark.parametrize("place", AGREED)
def test_using_an_effect_that_is_one_may_asks_no_more(place: str, tmp_path: Path) -> None:
    assert hand_of(used(tmp_path, AGREED[place])) == 0


def test_the_option_says_what_is_done_without_asking_and_what_is_not(tmp_path: Path) -> None:
    said = {
        HURT: "Use it: Suffer 1 wound.",
        f"may: [{{gain: {{move: 1}}}}]\n  - {HURT}": (
            "Use it: You may gain 1 Move token. You may suffer 1 wound."
        ),
    }
    for number, (effect, wanted) in enumerate(said.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        asked = at_the_end(folder, effect).decision
        assert asked is not None
        assert asked.options[0].text == wanted
