"""`united cards words`: every word with all that an author must know, and nothing invented."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from united.cli.words import PLACES, word_lines
from united.effects.place import PlaceWord
from united.effects.vocabulary import CONDITION, EFFECT, VOCABULARY, Word

Run = Callable[..., Any]
WORDS = [word for words in VOCABULARY.values() for word in words.values()]


def test_all_words_are_listed_by_kind(united: Run) -> None:
    ran = united("cards", "words")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    at = [lines.index(f"{word.name}: {word.doc}") for word in WORDS]
    assert at == sorted(at)
    assert lines.index("Conditions: what is true or false (if, while, condition)") in range(
        at[WORDS.index(VOCABULARY[CONDITION]["villain"]) - 1],
        at[WORDS.index(VOCABULARY[CONDITION]["villain"])],
    )


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.kind}-{word.name}")
def test_a_word_has_each_parameter_with_its_doc(word: Word) -> None:
    lines = list(word_lines(word))
    for one in word.keys:
        (line,) = [line for line in lines if line.startswith(f"    {one.key}: {one.doc}; ")]
        assert line.endswith("; needed") == one.required
    (written,) = [line for line in lines if line.startswith("    Written: ")]
    assert all(f"{one.key}: ..." in written for one in word.keys)
    assert (f"{word.name}: <{word.bare}>" in written) == bool(word.bare)
    assert all(len(line) <= 125 for line in lines)


def test_bounds_defaults_and_where_a_word_may_stand_are_said() -> None:
    attack = list(word_lines(VOCABULARY[EFFECT]["attack"]))
    assert "    times: how many attacks; a whole number from 1 to 9; needed" in attack
    assert "    at: where; a place; here if left out" in attack
    assert "    Only where a Hero acts." in attack
    assert "    Only on a Threat card." in word_lines(VOCABULARY[EFFECT]["move_threat"])
    (_, _, short, _) = word_lines(VOCABULARY[EFFECT]["draw"])
    assert short == "    Written: draw: {cards: ...}, or draw: <cards>"
    assert "    Written: {if: ..., then: ..., else: ...}" in word_lines(VOCABULARY[EFFECT]["if"])


def test_every_word_for_a_place_is_said(united: Run) -> None:
    assert tuple(PLACES) == get_args(PlaceWord)
    said = united("cards", "words").out
    assert all(f"\n{word}: {meaning}\n" in said for word, meaning in PLACES.items())
    assert "clockwise_from: where to begin; here or villain; needed" in said
