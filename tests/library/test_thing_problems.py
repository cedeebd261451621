"""What is wrong with a Hero or a challenge: shipped files, spoilt in one or several places."""

from __future__ import annotations

import pytest

from tests.library.conftest import Changes, Spoil

HERO = "heroes/spider-man.yaml"
CHALLENGE = "challenges/secret-identity.yaml"

CASES: list[tuple[str, Changes, list[str]]] = [
    # A Hero's deck.
    (
        HERO,
        {"  - {symbols: [move]}\n": ""},
        ["6:1: there must be 12 cards with all copies, not 11"],
    ),
    (
        HERO,
        {"copies: 2": "copies: 3", "[heroic, heroic]": "[heroic, herroic]"},
        [
            "6:1: there must be 12 cards with all copies, not 13",
            '10:24: should be move, attack, heroic or wild, not the text "herroic"; '
            "did you mean `heroic`?",
        ],
    ),
    (
        HERO,
        {"{symbols: [move]}": "{symbols: [move], name: Step, card: step}"},
        [
            "7:29: `name` is for special cards: a plain card is called by its symbols",
            "7:41: `card` is for special cards: a plain card is called by its symbols",
        ],
    ),
    (
        HERO,
        {"    name: Webslinging\n": "", "card: webslinging": "card: web slinging"},
        [
            "28:5: a card with a special effect needs `name`",
            "28:11: an id is lower-case words joined by hyphens, of at most 40 characters, "
            'not the text "web slinging"',
        ],
    ),
    (
        HERO,
        {"[move, heroic], copies: 2": "[move]"},
        [
            "6:1: there must be 12 cards with all copies, not 11",
            "8:5: `move` stands here twice; write `copies` instead",
        ],
    ),
    (
        HERO,
        {"{symbols: [wild]}": "{copies: 1}"},
        ["13:5: the card has neither symbols nor a special effect"],
    ),
    (
        HERO,
        {"[wild, wild]": "[wild, wild, wild, wild, wild, wild, wild]"},
        ["14:6: a card has at most 6 symbols"],
    ),
    (
        HERO,
        {"name: Spider-Man": f"name: {'x' * 61}"},
        ["2:7: is 61 characters long, and may be 60"],
    ),
    (
        HERO,
        {"name: Spider-Man": "name: 'Spider  Man'"},
        ["2:7: a name is one line with single spaces, none at its ends"],
    ),
    # A challenge's tokens, marks, actions and triggers.
    (
        CHALLENGE,
        {"    full_at: 3\n": ""},
        ["11:5: `when_full` needs `full_at`: the number of tokens"],
    ),
    (
        CHALLENGE,
        {"price: {heroic: 1}": "price: {wild: 1}"},
        ["28:5: a price has no `wild`: it pays for any symbol, so name which"],
    ),
    (CHALLENGE, {"price: {heroic: 1}": "price: {}"}, ["28:12: should be from 1 to 9 symbols"]),
    (
        CHALLENGE,
        {"    move_token: reporter\n": ""},
        [
            "30:45: `origin` has a meaning only in an action with `move_token`",
            "30:57: `target` has a meaning only in an action with `move_token`",
        ],
    ),
    (
        CHALLENGE,
        {"move_token: reporter\n": "move_token: revelation\n"},
        ["29:17: `revelation` lies on a hero, not on a location"],
    ),
    (
        CHALLENGE,
        {"token: revelation, who": "token: reporter, who", "rule: I1": "rule: I11"},
        [
            "42:22: `reporter` lies on a location, not on a hero",
            "43:11: There is no rule `I11`; the nearest is I8",
        ],
    ),
    (
        CHALLENGE,
        {"ignores: [move]": "ignores: [mov, move-reporter, move-reporter]"},
        [
            "39:15: there is no verb `mov`; did you mean `move`?",
            "39:35: `move-reporter` stands here twice",
        ],
    ),
    (
        CHALLENGE,
        {"once_a_turn: true": "once_a_turn: yes"},
        ['40:18: should be true or false, not the text "yes"'],
    ),
    (
        CHALLENGE,
        {"{mark: revealed, n": "{mark: reporter, n", "action: move-reporter": "action: move"},
        [
            "13:15: there is no mark `revealed`; there are: reporter",
            f"19:12: `reporter` is declared twice (first in mine/{CHALLENGE}, line 7)",
            "26:13: no action may be called `move`: the game uses that word",
            "38:25: there is no mark `revealed`; there are: reporter",
        ],
    ),
    (
        CHALLENGE,
        {"setup:\n": "setup:\n  - draw: 1\n", "on: hero": "on: location"},
        [
            "13:9: `mark` is about the acting Hero, and there is none here; say `who`",
            "14:9: `wound` is about the acting Hero, and there is none here; say `who`",
            "15:9: `next_card_face_down` is about the acting Hero, and there is none here; "
            "say `who`",
            "22:5: `draw` is about the acting Hero, and there is none here; say `who`",
            "43:22: `revelation` lies on a location, not on a hero",
        ],
    ),
    (
        CHALLENGE,
        {"not: {marked: revealed}": "not: [marked]"},
        ["38:16: should be a condition (if, while, condition), not a list"],
    ),
]


@pytest.mark.parametrize(("inside", "changes", "expected"), CASES)
def test_spoilt(spoil: Spoil, inside: str, changes: Changes, expected: list[str]) -> None:
    assert spoil(inside, changes) == expected


@pytest.mark.parametrize("inside", [HERO, CHALLENGE])
def test_not_spoilt(spoil: Spoil, inside: str) -> None:
    assert spoil(inside, {}) == []
