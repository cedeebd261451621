"""What is wrong with a Location or with the effects on it: each message at its line and column."""

from __future__ import annotations

import pytest

from tests.library.conftest import Told

HEAD = "location: harbour\nname: Harbour\nsource: Mine.\nslots: 3\n"
PLACES = (
    "here, villain, opposite, origin or target or {each: ...} or {one: ...} or {split: ...} "
    "or {next: ...} or {nearest: ...} or {most: ...}"
)
CARDS = "a whole number from 1 to 12 or {count: ...} or {until: ...}"
ALL_WORDS = "`united cards words` lists them all"
STANDING = "a standing effect (while_in_play, while_face_up, hold)"
CONDITION = "a condition (if, while, condition)"
MUST_BEGIN = "the file must begin with `location: harbour`"

WHOLE_FILES = {
    "": ["1:1: the file is empty"],
    "- a\n": [f"1:1: {MUST_BEGIN}; here is a list"],
    "x\n": [f'1:1: {MUST_BEGIN}; here is the text "x"'],
    "hero: harbour\nname: H\n": [f"1:1: {MUST_BEGIN}; here is `hero`"],
    "name: H\nlocation: harbour\nsource: x\nslots: 3\n": [
        f"2:1: `location` stands further down: {MUST_BEGIN}"
    ],
    "location: harbor\nname: H\nsource: x\nslots: 3\n": [
        f"1:11: its id is not the file's name: {MUST_BEGIN}, or the file be renamed"
    ],
    "locaton: harbour\nname: H\nsource: x\nslots: 3\n": [
        "1:1: there is no key `locaton` here; did you mean `location`?"
    ],
    "location: Harbour\nname: 42\nsource: ''\nslots: '3'\nflavour:\n": [
        "1:11: an id is lower-case words joined by hyphens, of at most 40 characters, "
        'not the text "Harbour"',
        "2:7: should be text, not the number 42; put it in quotes",
        "3:9: is empty",
        '4:8: should be a whole number from 1 to 9, not the text "3"',
        "5:9: `flavour` is empty",
    ],
    "location: none\nname: H\nsource: x\nslots: 3\n": [
        f"1:11: its id is not the file's name: {MUST_BEGIN}, or the file be renamed",
        "1:11: no location may be called `none`: the game uses that word",
    ],
    "location: harbour\nslots: 3\n": [
        "1:1: `name` is missing (the name)",
        "1:1: `source` is missing (where the data come from)",
    ],
}

KEYS = {
    "slots: 4\nslot: 4\n": [
        "5:1: `slots` stands here twice (first in line 4)",
        "6:1: there is no key `slot` here; did you mean `slots`?",
    ],
    "zzz: 1\n": [
        "5:1: there is no key `zzz` here; there are: location, name, source, slots, starts_with, "
        "end_of_turn, when, flavour, extends, said_before"
    ],
    "1: 1\n": [
        "5:1: there is no key the number 1 here; there are: location, name, source, slots, "
        "starts_with, end_of_turn, when, flavour, extends, said_before"
    ],
    "starts_with: {civilians: 2, thugs: 2}\nend_of_turn: []\n": [
        "5:1: 4 tokens do not fit: the Location has slots: 3 (S4)",
        "6:14: the list is empty; leave the key out, or say what is in it",
    ],
    "starts_with: {}\nend_of_turn: {draw: 1}\n": [
        "5:14: the mapping is empty; leave the key out, or say what is in it",
        "6:14: should be a list (in [ ] or each item after -), not a mapping",
    ],
    "starts_with: {civilian: 2, thugs: 0}\n": [
        "5:15: there is no key `civilian` here; did you mean `civilians`?",
        "5:35: should be a whole number from 1 to 9, not 0",
    ],
    "starts_with: [civilian]\n": ["5:14: should be a mapping with civilians, thugs, not a list"],
    f"flavour: {'x' * 301}\n": ["5:10: is 301 characters long, and may be 300"],
}

EFFECTS = {
    "drow: 1": ["6:5: `drow` is no word for an effect; did you mean `draw`?"],
    "Draw: 1": ["6:5: `Draw` is no word for an effect; did you mean `draw`?"],
    "draw: 0": ["6:11: should be a whole number from 1 to 12, not 0"],
    "draw: 999999999999999999999": [
        "6:11: should be a whole number from 1 to 12, not 999999999999999999999"
    ],
    "draw: many": [f'6:11: should be {CARDS}, not the text "many"'],
    "draw: 1.5": [f'6:11: should be {CARDS}, not the text "1.5"'],
    "draw: true": [f"6:11: should be {CARDS}, not true"],
    "draw: '1'": [f'6:11: should be {CARDS}, not the text "1"'],
    "draw: {card: 1}": ["6:12: one of these keys is needed: count, until"],
    "draw: {cards: 1, card: 1}": ["6:22: there is no key `card` here; did you mean `cards`?"],
    "draw": ["6:5: `draw` needs `cards` (how many cards)"],
    "draw:": [f"6:10: should be {CARDS}, not nothing"],
    "draw: {}": ["6:11: the mapping is empty; `draw` has: cards, who"],
    "swap_threats: 1": ["6:5: `swap_threats` has no parameters; write the word alone"],
    "swap_threats:": ["6:5: `swap_threats` has no parameters; write the word alone"],
    "swap_threats: {at: here}": ["6:5: `swap_threats` has no parameters; write the word alone"],
    "{draw: 1, gain: {move: 1}}": [
        "6:15: `gain` beside `draw`: an item is one word; begin a new item"
    ],
    "{draw: 1, draw: 1}": ["6:15: `draw` beside `draw`: an item is one word; begin a new item"],
    "[swap_threats]": ["6:5: should be an effect, not a list"],
    "7": ["6:5: should be an effect, not the number 7"],
    "{}": ["6:5: should be an effect, not a mapping"],
    "": ["6:4: should be an effect, not nothing"],
    "add: {thugs: 0, at: here}": ["6:5: `add` needs `thugs` or `civilians`"],
    "add: {civilians: 1, at: nowhere}": [
        f'6:29: should be {PLACES}, not the text "nowhere"; '
        "did you mean `here`?"
    ],
    "add: {civilians: 1, at: origin}": [
        "6:29: `origin` has a meaning only in an action with `move_token`"
    ],
    "add: 3": ["6:10: `add` has parameters: thugs, civilians, at; here is the number 3"],
    "gain: {}": ["6:11: the mapping is empty; `gain` has: tokens, who, times"],
    "gain: []": ["6:11: should be from 1 to 9 symbols"],
    "gain: [move, fly]": ["6:18: there is no symbol `fly`: move, attack, heroic or wild"],
    "gain: {mov: 1}": [
        "6:12: there is no symbol `mov`: move, attack, heroic or wild; did you mean `move`?"
    ],
    "gain: {move: 1, move: 1}": ["6:21: `move` stands here twice"],
    "gain: {move: 0}": ["6:18: should be a whole number from 1 to 9, not 0"],
    "gain: {move: true}": ["6:18: should be a whole number, not true"],
    "gain: 2": ["6:11: should be symbols such as {move: 2}, not the number 2"],
    "{count: thug}": [f"6:6: `count` is {CONDITION}; here belongs an effect"],
    "add: {thugs: 1, at: adjacent}": [
        "6:25: `adjacent` alone does not say which are meant: {each: adjacent} or {one: adjacent} "
        "or {split: adjacent}"
    ],
    "add: {thugs: 1, at: {eech: adjacent}}": [
        "6:26: one of these keys is needed: each, one, split, next, nearest, most; "
        "did you mean `each`?"
    ],
    "wound: {who: {each: here, wth: x}}": [
        "6:31: there is no key `wth` here; did you mean `with`?"
    ],
    "thugs_need: {damage: 2}": [f"6:5: `thugs_need` is {STANDING}; here belongs an effect"],
    "{if: {draw: 1}, then: [marked]}": [
        f"6:11: `draw` is an effect; here belongs {CONDITION}",
        f"6:28: `marked` is {CONDITION}; here belongs an effect",
    ],
    "{if: {count: thug}}": ["6:5: `if` needs `then` (what happens if it holds)"],
    "{then: [swap_threats], if: {count: thug}, els: [swap_threats]}": [
        "6:47: there is no key `els` here; did you mean `else`?"
    ],
    "{then: [swap_threats]}": [f"6:6: `then` is no word for an effect; {ALL_WORDS}"],
    "{until: turn, hold: [draw]}": [f"6:26: `draw` is an effect; here belongs {STANDING}"],
    "rescue: {civilians: all, from: herre}": [
        '6:25: should be a whole number from 1 to 99 or {count: ...} or {up_to: ...}, '
        'not the text "all"',
        f'6:36: should be {PLACES} or board, not the text "herre"; did you mean `here`?',
    ],
    "rescue: {civilians: {upto: 2}}": [
        "6:26: one of these keys is needed: count, up_to; did you mean `up_to`?"
    ],
    "rescue: {civilians: {up_to: 0}}": ["6:33: should be a whole number from 1 to 99, not 0"],
    "remove: {token: thug, amount: al}": [
        '6:35: should be a whole number from 1 to 99 or all or {count: ...}, not the text "al"; '
        "did you mean `all`?"
    ],
    "put: {token: reporter, who: acting}": [
        "6:18: `reporter` lies on a location, not on a hero"
    ],
    "mark: revealed": ["6:11: there is no mark `revealed`: none is declared under `marks`"],
    "place_threat: {at: {next: clockwise, from: any, with: spy}}": [
        '6:48: should be here or villain, not the text "any"',
        "6:59: there is no token `spy`; there are: civilian, crisis, fear, reporter, revelation, "
        "thug",
    ],
    "place_threat: {at: {next: clockwise}}": ["6:5: a Threat needs `without: threat`"],
    "choose_one: [[{draw: 1}]]": ["6:5: `choose_one` needs at least two effects"],
    "may: [[{draw: 1}]]": ["6:11: should be an effect, not a list"],
    "may: []": ["6:10: the list is empty; leave the key out, or say what is in it"],
    "lose: 3": ["6:11: should be text, not the number 3; put it in quotes"],
    "lose: ' '": ["6:11: is empty"],
    "{if: {count: card, at_least: 3, at_most: 1}, then: [{draw: 1}]}": [
        "6:10: `at_least` is greater than `at_most`, so it never holds"
    ],
}  # fmt: skip


NO_LIST = "should be a list (in [ ] or each item after -), not a mapping"

SLIPS = {
    "  - if: {count: thug}\n    then:\n  - draw: 1\n": ["7:10: `then` is empty"],
    "  - if: {count: thug}\n  - draw: 1\n": ["6:5: `if` needs `then` (what happens if it holds)"],
    "  - unless: [{draw: 1}]\n": ["6:5: `unless` needs `then` (what happens if not)"],
    "  - do: [{draw: 1}]\n": ["6:5: `do` needs `at`, `who` or `times`"],
    "  - add: {thugs: 1}\n    at: here\n": [
        "7:5: `at` beside `add`: an item is one word; begin a new item"
    ],
    "  - choose_one:\n      - draw: 1\n      - draw: 2\n": [f"7:9: {NO_LIST}", f"8:9: {NO_LIST}"],
}
"""What is indented wrongly, or one list short."""


@pytest.mark.parametrize(("text", "expected"), WHOLE_FILES.items())
def test_whole_files(told: Told, text: str, expected: list[str]) -> None:
    assert told("locations/harbour.yaml", text) == expected


@pytest.mark.parametrize(("text", "expected"), KEYS.items())
def test_keys(told: Told, text: str, expected: list[str]) -> None:
    assert told("locations/harbour.yaml", HEAD + text) == expected


@pytest.mark.parametrize(("item", "expected"), EFFECTS.items())
def test_effects(told: Told, item: str, expected: list[str]) -> None:
    assert told("locations/harbour.yaml", f"{HEAD}end_of_turn:\n  - {item}\n") == expected


@pytest.mark.parametrize(("text", "expected"), SLIPS.items())
def test_slips_of_indentation(told: Told, text: str, expected: list[str]) -> None:
    assert told("locations/harbour.yaml", f"{HEAD}end_of_turn:\n{text}") == expected


def test_one_run_finds_all_of_them(told: Told) -> None:
    items = [item for item in EFFECTS if not EFFECTS[item][0].startswith("6:5: `then`")]
    text = HEAD + "end_of_turn:\n" + "".join(f"  - {item}\n" for item in items)
    expected = [
        f"{line}:{problem.partition(':')[2]}"
        for line, item in enumerate(items, 6)
        for problem in EFFECTS[item]
    ]
    assert len(expected) > 50
    assert told("locations/harbour.yaml", text) == expected


def test_a_hundred_problems_are_enough(told: Told) -> None:
    text = HEAD + "end_of_turn:\n" + "  - drow: 1\n" * 3_000
    found = told("locations/harbour.yaml", text)
    assert len(found) == 101
    assert "105:5: there are more problems; these are the first" in found
