"""Content's own tokens on Master Plan cards and Threats, given and expected by scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.positions import changed_night, load
from united.app.model.sheets import card_sheet
from united.rules.board import board_lines
from united.rules.setup import GameSetup
from united.scenario.files import read_file
from united.scenario.placing import place_data
from united.scenario.running import run_scenario

HEAD = """\
scenario: tokens on cards
game: {mode: co-op, heroes: [night-porter, spider-man], villain: lamplighter, packs: [PACK]}
given:
  ring: [rooftops, queens, lamp-factory, night-market, osborn-labs, daily-bugle]
  turn: TURN
"""

SOOT = "\n  - {token: soot, name: Soot, plural: Soot, on: [card, threat]}\n\nmarks:"

FAULTS = {
    "  locations: {queens: {threat: null, on_threat: {soot: 1}}}\n": "no Threat is there",
    "  locations: {queens: {threat: gasworks, on_threat: {ash: 1}}}\n": "`on_threat` has no `ash`",
    "  storyline: [{card: prowl-2, on_card: {soot: -1}}]\n": "`-1` must be a whole number",
    "  storyline: [{card: spider-man/move, on_card: {soot: 1}}]\n": "Master Plan cards alone",
    "  storyline: [{card: prowl-2, on_card: {soot: 1}}]\n"
    "then: {storyline: [{card: prowl-2, on_card: {soot: 2}}]}\n": "storyline is",
    "  storyline: [prowl-2]\nthen: {storyline: [{card: prowl-2, on_card: 1}]}\n": "storyline is",
}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the path of a pack with a Master Plan card that puts a token on itself."""
    changes = {"\n\nmarks:": SOOT}
    path = changed_night(tmp_path_factory.mktemp("soot"), "villains/lamplighter.yaml", changes)
    plan = Path(path, "villains", "lamplighter", "plan.yaml")
    text = plan.read_text("utf-8")
    card = "name: Dark Hour\n"
    assert text.count(card) == 1
    plan.write_text(
        text.replace(card, f"{card}    special: [{{put: {{token: soot, at: card}}}}]\n")
    )
    return path


def failure_of(text: str, pack: str, folder: Path, turn: str = "night-porter") -> str:
    path = folder / "one.yaml"
    path.write_text(HEAD.replace("PACK", pack).replace("TURN", turn) + text, "utf-8")
    return run_scenario(read_file(path)[0], load).failure


@pytest.mark.parametrize(("text", "why"), FAULTS.items(), ids=range(len(FAULTS)))
def test_what_cannot_lie_there_is_refused(text: str, why: str, pack: str, tmp_path: Path) -> None:
    assert why in failure_of(text, pack, tmp_path)


def test_a_card_has_what_it_puts_on_itself_and_keeps_what_was_given(
    pack: str, tmp_path: Path
) -> None:
    text = (
        "  storyline: [{card: prowl-2, on_card: {soot: 2}}]\n"
        "  plan_deck: [dark-hour-1, prowl-2]\n"
        "  locations: {queens: {threat: gasworks, on_threat: {soot: 1}}}\n"
        "steps: [{check: {locations: {queens: {on_threat: {soot: 1}}}}}]\n"
        "then:\n"
        "  storyline:\n"
        "    - {card: prowl-2, on_card: {soot: 2}}\n"
        "    - {card: dark-hour-1, on_card: {soot: 1}}\n"
    )
    assert failure_of(text, pack, tmp_path, "villain") == ""


def test_tokens_that_are_not_named_are_not_compared(pack: str, tmp_path: Path) -> None:
    text = "  storyline: [{card: prowl-2, on_card: {soot: 1}}]\nthen: {storyline: [prowl-2]}\n"
    assert failure_of(text, pack, tmp_path) == ""


def test_they_are_told_on_the_board_and_on_the_card(pack: str) -> None:
    setup = GameSetup("co-op", heroes=("night-porter", "spider-man"), villain="lamplighter")
    given = {"storyline": [{"card": "prowl-2", "on_card": {"soot": 2}}, "night-porter/move"]}
    game = place_data(setup, load([pack]), {"turn": "night-porter", **given})
    card, _ = game.position.storyline
    assert "Tokens: 2 Soot." in card_sheet(card).paragraphs
    assert any("Prowl (2 Soot), " in line for line in board_lines(game.position))
