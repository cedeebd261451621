"""What is wrong with a Villain: the shipped files, spoilt in one or several places."""

from __future__ import annotations

import pytest

from tests.library.conftest import Changes, Spoil

BOARD = "villains/green-goblin.yaml"
PLAN = "villains/green-goblin/plan.yaml"
THREATS = "villains/green-goblin/threats.yaml"

MUST_BEGIN = "the file must begin with `plan: green-goblin`"

CASES: list[tuple[str, Changes, list[str]]] = [
    # A Villain's board, plan and Threats.
    (
        BOARD,
        {"4: 10}": "5: 10}"},
        ["8:1: no Health is said for 4 Heroes (S2)", "8:25: there are no games of 5 Heroes (S1)"],
    ),
    (
        BOARD,
        {"{2: 5, 3: 7, 4: 10}": "{2: 5, two: 5, 3: 0, 4: 10, 4: 1}"},
        [
            '8:16: should be a whole number, not the text "two"',
            "8:27: should be a whole number from 1 to 99, not 0",
            "8:37: `4` stands here twice",
        ],
    ),
    (
        BOARD,
        {"{2: 5, 3: 7, 4: 10}": "10"},
        ["8:9: should be a table such as {2: 5, 3: 7}, not the number 10"],
    ),
    (
        BOARD,
        {"- queens": "- quens", "- osborn-labs": "- daily-bugle"},
        [
            "12:5: `daily-bugle` stands here twice",
            "14:5: there is no location `quens`; did you mean `queens`?",
        ],
    ),
    (
        BOARD,
        {
            "each: villain": "each: thug",
            "lose_when: {count: location, with: threat, is: all}": "lose_when: {lose: x}",
        },
        [
            "26:25: should be here, villain, opposite, origin, target, adjacent, nearby, elsewhere "
            'or everywhere, not the text "thug"',
            "40:15: `lose` is an effect; here belongs a condition (if, while, condition)",
        ],
    ),
    (
        BOARD,
        {"bam:\n": "bam:\n  - may: [{gain: {move: 1}}]\n"},
        ["26:11: `gain` is about the acting Hero, and there is none here; say `who`"],
    ),
    (
        BOARD,
        {"while_in_play:\n": "while_in_play:\n  - keeps_last_card\n"},
        ["20:5: `keeps_last_card` is about the acting Hero, and there is none here"],
    ),
    (
        PLAN,
        {
            "  - card: bam-0\n    name: BAM!\n    move: 0\n    bam: true\n\n": "",
            "move: 5": "move: 12",
        },
        [
            "6:1: there must be 12 cards with all copies, not 11",
            "93:11: should be a whole number from 0 to 11, not 12",
        ],
    ),
    (
        PLAN,
        {"card: thugs-4": "card: thugs-2", "here: {civilians: 2}": "here: {}"},
        [
            "48:13: the mapping is empty; leave the key out, or say what is in it",
            f"87:11: `thugs-2` is declared twice (first in mine/{PLAN}, line 69)",
        ],
    ),
    (
        PLAN,
        {"plan: green-goblin": "plan: hobgoblin"},
        [f"1:7: its id is not the folder's name: {MUST_BEGIN}, or the folder be renamed"],
    ),
    (
        THREATS,
        {"copies: 2": "copies: 1", "threat: lizard": "threat: villain"},
        [
            "3:1: there must be 6 cards with all copies, not 5",
            "34:13: no threat may be called `villain`: the game uses that word",
        ],
    ),
    (
        THREATS,
        {"    source: Public records of the printed cards.\n    health: 5\n": "    health: 0\n"},
        [
            "34:5: `source` is missing (where the data come from)",
            "36:13: should be a whole number from 1 to 20, not 0",
        ],
    ),
    (
        THREATS,
        {"thugs_need: {damage: 2": "thugs_need: {damage: 1"},
        ["11:30: should be a whole number from 2 to 9, not 1"],
    ),
]


@pytest.mark.parametrize(("inside", "changes", "expected"), CASES)
def test_spoilt(spoil: Spoil, inside: str, changes: Changes, expected: list[str]) -> None:
    assert spoil(inside, changes) == expected


@pytest.mark.parametrize("inside", [BOARD, PLAN, THREATS])
def test_not_spoilt(spoil: Spoil, inside: str) -> None:
    assert spoil(inside, {}) == []
