"""Every word of the vocabulary can be read from YAML, in its long form and in its short one."""

from __future__ import annotations

from typing import Any

import pytest

from united.definitions.effect import Condition, Effect, Standing
from united.definitions.keys import keys_of
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, VOCABULARY, Word
from united.library.nodes import compose
from united.library.reader import Reader
from united.library.scopes import Scope

HINTS: dict[str, Any] = {EFFECT: Effect, STANDING: Standing, CONDITION: Condition}

WORDS = [word for words in VOCABULARY.values() for word in words.values()]

# What every parameter of the language can be, by its key; the word's own kind comes first.
VALUES = {
    "move along": "each", "move who": "acting",
    "villain_turn later": "1", "villain_turn sooner": "", "villain_turn stays": "",
    "wounds of": "any", "turn_threats face": "down",
    "order_plan top": "3", "ignore_symbols symbols": "1", "plan_without part": "bam",
    "until": "turn", "hold": "[{wounds: {more: 1}}]",
    "until when": "[{on: turn_end, do: [reveal_plan]}]",
    "wounds more": "1", "wounds fewer": "", "first": "true", "enemy": "thug",
    "damage enemy": "each", "action": "move", "place_threat from": "deck",
    "place_threat face_down": "",
    "mission": "thugs", "of": "wound", "do": "[reveal_plan]", "may": "true", "how": "face_down",
    "add thugs": "2", "at": "here", "amount": "2", "because": "The end", "cards": "2",
    "choose_one ways": "[[swap_threats], [bury_plan]]", "capture civilians": "1", "civilians": "1",
    "condition": "{count: thug}", "conditions": "[{count: thug}]", "damage": "2",
    "effects": "[swap_threats]", "else": "[bury_plan]", "for_each": "[reveal_plan]",
    "for_each_thug": "[{draw: 1}]", "move_token from": "villain", "rescue from": "board",
    "if": "{count: thug}", "into": "thug",
    "swap": "true", "swap_card card": "hand", "add_symbols symbols": "{move: 1}",
    "mark": "revealed", "more": "2",
    "rule": "G2", "standing": "[keeps_last_card]", "then": "[swap_threats]",
    "defeat thugs": "all", "thugs": "1", "times": "2",
    "move_threat to": "{next: clockwise, without: threat}",
    "place_threat at": "{next: clockwise, from: villain, with: hero, without: threat}",
    "to": "villain", "token": "reporter", "tokens": "{move: 1, wild: 2}",
    "while": "{count: thug}", "who": "each", "wounds": "2",
}  # fmt: skip

# What stands beside the head of a word that is open, where some of its keys exclude others.
OPEN = {
    "count": "{count: card, who: acting, at_least: 1, at_most: 2}",
    "unless": "{unless: [swap_threats], then: [bury_plan]}",
    "move": "{move: {to: villain, along: {each: here}}}",
    "do": "{do: [bury_plan], at: here, who: each, times: 2}",
}


def value(word: Word, key: str) -> str:
    return VALUES.get(f"{word.name} {key}", VALUES.get(key, ""))


def read(word: Word, text: str) -> Any:
    reader = Reader("words.yaml")
    scope = Scope(hero=True, moves=True, threat=True)
    made = reader.read(HINTS[word.kind], compose(text.encode()), scope)
    assert reader.problems == []
    assert type(made) is word.cls
    return made


def long_form(word: Word) -> str:
    if word.name in OPEN:
        return OPEN[word.name]
    values = ((key.key, value(word, key.key)) for key in keys_of(word.cls))
    pairs = ", ".join(f"{key}: {said}" for key, said in values if said)
    if word.open:
        return f"{{{pairs}}}"
    return f"{{{word.name}: {{{pairs}}}}}" if pairs else word.name


def test_there_are_words() -> None:
    assert len(WORDS) > 40


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.kind}-{word.name}")
def test_the_long_form_gives_every_parameter(word: Word) -> None:
    made = read(word, long_form(word))
    for key in keys_of(word.cls):
        assert key.doc
        assert word.name in OPEN or getattr(made, key.name) is not None


SHORT = [word for word in WORDS if word.bare]


@pytest.mark.parametrize("word", SHORT, ids=lambda word: f"{word.kind}-{word.name}")
def test_the_short_form_says_the_same(word: Word) -> None:
    (key,) = [key for key in keys_of(word.cls) if key.key == word.bare]
    short = read(word, f"{word.name}: {value(word, key.key)}")
    assert getattr(short, key.name) == getattr(read(word, long_form(word)), key.name)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.kind}-{word.name}")
def test_an_unknown_parameter_is_refused(word: Word) -> None:
    text = f"{{{word.name}: x, zzz: 1}}" if word.open else f"{{{word.name}: {{zzz: 1}}}}"
    reader = Reader("words.yaml")
    reader.read(HINTS[word.kind], compose(text.encode()), Scope(hero=True, moves=True, threat=True))
    assert reader.problems
