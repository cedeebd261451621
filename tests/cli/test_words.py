"""`united cards words`: every word with all that an author must know, and nothing invented."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from united.cli.author_things import author_things
from united.cli.words import part_lines, thing_lines, word_lines
from united.definitions.keys import keys_of
from united.effects.parts.index import PARTS_OF_SPEECH
from united.effects.parts.region import RegionWord, SpotWord
from united.effects.vocabulary import CONDITION, EFFECT, VOCABULARY, Word

Run = Callable[..., Any]
WORDS = [word for words in VOCABULARY.values() for word in words.values()]


def test_all_words_are_listed_by_kind(united: Run) -> None:
    ran = united("cards", "words")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    at = [lines.index(f"{word.name}: {word.doc}") for word in WORDS]
    assert at == sorted(at)
    first = WORDS.index(next(iter(VOCABULARY[CONDITION].values())))
    title = lines.index("Conditions: what is true or false (if, while, condition)")
    assert at[first - 1] < title < at[first]


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
    times = "a whole number from 1 to 9 or a count (see `how-many`)"
    assert f"    times: how many attacks; {times}; needed" in attack
    assert "    at: where; a place (see `where`); here if left out" in attack
    assert "    Only where a Hero acts." in attack
    assert "    Only on a Threat card." in word_lines(VOCABULARY[EFFECT]["move_threat"])
    short = "    Written: draw: {cards: ..., who: ...}, or draw: <cards>"
    assert short in word_lines(VOCABULARY[EFFECT]["draw"])
    assert "    Written: {if: ..., then: ..., else: ...}" in word_lines(VOCABULARY[EFFECT]["if"])


@pytest.mark.parametrize("name", ["draw", "wound", "put", "gain", "until", "move"])
def test_what_can_be_told_to_name_heroes_may_stand_where_none_acts(name: str) -> None:
    assert "    Only where a Hero acts." not in word_lines(VOCABULARY[EFFECT][name])
    assert "    Only where a Hero acts." not in word_lines(VOCABULARY[CONDITION]["count"])


def test_a_list_of_what_may_stand_alone_is_said_once(united: Run) -> None:
    said = united("cards", "words").out
    token = "a noun or the id of a token that lies on Locations"
    assert (
        f"    with: what must be there, one or several; {token} or a list of such; may be" in said
    )
    assert "location, hero, threat, card or board or a list of such; needed" in said


def test_regions_that_are_no_place_by_themselves_say_so(united: Run) -> None:
    lines = united("cards", "words", "where").out.splitlines()
    for word in get_args(RegionWord):
        (line,) = [line for line in lines if line.startswith(f"{word}: ")]
        assert ("only as the region of a mapping" in line) == (word not in get_args(SpotWord))


def test_every_part_of_speech_is_listed_with_its_words(united: Run) -> None:
    said = united("cards", "words").out
    for part in PARTS_OF_SPEECH:
        assert all(f"\n{word}: {meaning}\n" in said for word, meaning in part.words.items())
        lines = "\n".join(part_lines(part))
        assert lines in said
        assert united("cards", "words", part.name).out.startswith(lines)
    assert "    next: the direction; clockwise or counter_clockwise; needed" in said


THINGS = author_things()


def test_all_things_that_are_written_are_listed(united: Run) -> None:
    assert {
        "pack", "default", "hero", "hero-card", "location", "villain", "plan", "plan-card",
        "threats", "threat", "challenge", "token", "mark", "action", "trigger", "evil-goal",
    } <= {*THINGS}  # fmt: skip
    said = united("cards", "words").out
    assert all("\n".join(thing_lines(cls)) in said for cls in THINGS.values())


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_has_each_key_with_its_doc(united: Run, name: str) -> None:
    ran = united("cards", "words", name)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.partition("\n\n")[0].splitlines()
    assert lines == list(thing_lines(THINGS[name]))
    for one in keys_of(THINGS[name]):
        (line,) = [line for line in lines if line.startswith(f"    {one.key}: {one.doc}; ")]
        assert line.endswith("; needed") == one.required


def test_types_bounds_and_defaults_of_keys_are_said() -> None:
    location, threats, token, threat, drops, action = (
        [*thing_lines(THINGS[name])]
        for name in ("location", "threats", "token", "threat", "drops", "action")
    )
    assert "    File: locations/ID.yaml" in location
    slots = "slots for Civilian and Thug tokens; a whole number from 1 to 9; needed"
    assert f"    slots: {slots}" in location
    end = "the End of Turn effect; effects, where a Hero acts; may be left out"
    assert f"    end_of_turn: {end}" in location
    cards = "; a list, each the keys of `threat`, 6 with all copies; needed"
    assert any(line.startswith("    cards: ") and line.endswith(cards) for line in threats)
    assert any(line.endswith("; a whole number from 1 to 20; may be left out") for line in token)
    copies = "how many of it there are; a whole number from 1 to 6; 1 if left out"
    assert f"    copies: {copies}" in threat
    assert "    here: at his Location; the keys of `drop`; may be left out" in drops
    assert any("; the id of a token that lies on Locations; " in line for line in action)


def test_one_name_may_mean_a_thing_and_a_word(united: Run) -> None:
    said = united("cards", "words", "mark").out
    assert said.startswith("mark: A lasting mark")
    assert "\n\nmark: Mark Heroes for the rest of the game.\n" in said


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("words", "locatoin"), "There is no word `locatoin`; did you mean `location`?"),
        (("heroes", "location"), "`location` is one too many: only `words` takes a second word"),
    ],
)
def test_what_is_no_word_is_refused(united: Run, asked: tuple[str, ...], message: str) -> None:
    ran = united("cards", *asked)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"united: {message}")
