"""Content and engine go over each other: every word is used, every card is played."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import fields

from tests.positions import COURSE, FACTS, NIGHT, catalog
from tests.records import (
    Record,
    everything_in,
    night_games,
    record_games,
    record_scenarios,
    shipped_games,
    words_watched,
)
from united.definitions.additions import Action, TokenKind, Trigger
from united.definitions.challenge import Challenge
from united.definitions.hero import HeroCard
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard, Villain
from united.definitions.voice import (
    HERO_VOICE,
    LOCATION_VOICE,
    OVERFLOW_VOICE,
    SETUP_VOICE,
    THREAT_VOICE,
    VILLAIN_VOICE,
)
from united.effects.text import text_of
from united.effects.vocabulary import CONDITION, EFFECT, VOCABULARY, Word
from united.state.events import TELLING

WORDS = [word for words in VOCABULARY.values() for word in words.values()]
VOICES = (
    HERO_VOICE, LOCATION_VOICE, OVERFLOW_VOICE, SETUP_VOICE, THREAT_VOICE, VILLAIN_VOICE,
)  # fmt: skip

CARDS = (Challenge, HeroCard, Location, PlanCard, Threat, Villain)
"""What has a text."""


def content(*packs: str, without: str = "") -> list[Any]:
    """Return all that the shipped content and some packs are made of, without one pack's things."""
    known = catalog(packs)
    shelves = (known.heroes, known.locations, known.villains, known.challenges)
    things = (one for shelf in shelves for one in shelf.values() if one.pack != without)
    return [part for one in things for part in everything_in(one)]


FIRST = content(without="core-set")
"""The first pack; that all of the Core Set is met is seen in games over both packs."""

WITH_NIGHT = content(NIGHT, without="core-set")
PRINTED = content("printed-tokens")
ALL = content(NIGHT) + content(COURSE) + content(FACTS) + PRINTED


def of(kind: type, among: list[Any]) -> list[Any]:
    return [one for one in among if isinstance(one, kind)]


@pytest.fixture(scope="module")
def shipped() -> Record:
    """What happens in games with the shipped content alone."""
    return record_games(shipped_games())


@pytest.fixture(scope="module")
def night() -> Record:
    """What happens in games with the pack for tests."""
    return record_games(night_games())


@pytest.fixture(scope="module")
def scenarios() -> Record:
    """What happens in all scenarios, with an eye on each word."""
    watched = Record()
    with words_watched(watched):
        played = record_scenarios()
    played.answers.update(watched.answers)
    return played


# The language.


NOT_OF_THE_GAME = ("extends", "pack", "plural", "said_before", "without")
"""Fields that say nothing of the game; a plural is only for words that take more than an s."""


def _word_id(word: Word) -> str:
    return f"{word.kind}-{word.name}"


@pytest.mark.parametrize("word", WORDS, ids=_word_id)
def test_every_word_is_used_by_content(word: Word) -> None:
    assert of(word.cls, ALL), f"no card uses `{word.name}`"


@pytest.mark.parametrize("kind", [*CARDS, Action, Trigger, TokenKind], ids=lambda cls: cls.__name__)
def test_every_field_of_a_definition_is_used_by_content(kind: type) -> None:
    there = of(kind, ALL)
    unused = [one.name for one in fields(kind) if not any(getattr(x, one.name) for x in there)]
    assert [name for name in unused if name not in NOT_OF_THE_GAME] == []


@pytest.mark.parametrize("word", WORDS, ids=_word_id)
def test_every_word_does_its_work_in_a_scenario(word: Word, scenarios: Record) -> None:
    answers = scenarios.answers[f"{word.kind} {word.name}"]
    wanted = {False, True} if word.kind == CONDITION else {word.kind != EFFECT}
    assert answers >= wanted


@pytest.mark.parametrize("word", WORDS, ids=_word_id)
def test_every_word_is_said_as_a_clause(word: Word) -> None:
    for one in of(word.cls, ALL):
        for voice in VOICES:
            said = one.say(voice)
            assert said == " ".join(said.split())
            assert said
            assert not said[0].isupper()
            assert not said.endswith((".", ",", ";", ":"))
            for wrong in ("{", "}", "None", "_", "("):
                assert wrong not in said


def test_what_is_counted_together_is_not_said_of_each_location() -> None:
    for one in of(VOCABULARY[CONDITION]["count"].cls, ALL):
        assert "each" not in one.say(VILLAIN_VOICE)


def test_that_there_is_none_is_not_said_of_any() -> None:
    for one in of(VOCABULARY[CONDITION]["not"].cls, ALL):
        said = one.say(VILLAIN_VOICE)
        assert not (said.startswith("any ") and " not " in said), said


@pytest.mark.parametrize("kind", CARDS, ids=lambda cls: cls.__name__)
def test_every_card_speaks_in_whole_sentences(kind: type) -> None:
    for one in of(kind, ALL):
        for line in text_of(one):
            assert line[0].isupper() or line[0].isdigit(), line
            assert line.endswith((".", "BAM!")), line


def test_no_card_says_an_id() -> None:
    ids = {one.id for kind in (Action, TokenKind, Threat, PlanCard) for one in of(kind, ALL)}
    ids = {id for id in ids if "-" in id}
    said = [line for kind in CARDS for one in of(kind, ALL) for line in text_of(one)]
    assert [(id, line) for id in sorted(ids) for line in said if id in line] == []


# The cards.


def _ids(cards: list[Any]) -> set[str]:
    return {card.id for card in cards}


def test_every_hero_card_is_played(shipped: Record, night: Record) -> None:
    assert shipped.told["played"] >= _ids(of(HeroCard, FIRST))
    assert night.told["played"] >= _ids(of(HeroCard, WITH_NIGHT))


def test_every_special_effect_is_used(shipped: Record, night: Record) -> None:
    assert shipped.told["special"] >= _ids([one for one in of(HeroCard, FIRST) if one.special])
    assert night.told["special"] >= _ids([one for one in of(HeroCard, WITH_NIGHT) if one.special])


@pytest.mark.parametrize("villain", ["green-goblin", "lamplighter"])
def test_every_plan_card_is_revealed_and_takes_effect(
    villain: str, shipped: Record, night: Record
) -> None:
    record = shipped if villain == "green-goblin" else night
    plan = catalog((NIGHT,)).villains[villain].plan
    assert record.told["plan-revealed"] >= _ids(list(plan))
    effective = [card for card in plan if card.special or card.while_face_up]
    assert record.told["plan-special"] >= _ids(effective)


def test_every_threat_is_placed_and_acts_and_leaves(shipped: Record) -> None:
    threats = of(Threat, FIRST)
    assert shipped.told["threat-placed"] == _ids(threats)
    # What is told of no card is the BAM! of the board.
    assert shipped.told["bam"] == {*_ids([one for one in threats if one.bam]), ""}
    assert _left(shipped) == _ids(threats)


def test_every_threat_of_another_villain_acts_and_leaves(night: Record) -> None:
    threats = list(catalog((NIGHT,)).villains["lamplighter"].threats)
    assert night.told["bam"] >= _ids([one for one in threats if one.bam])
    assert _left(night) >= _ids(threats)


def _left(record: Record) -> set[str]:
    return record.told["threat-cleared"] | record.told["threat-defeated"]


def test_every_end_of_turn_effect_is_used(shipped: Record, night: Record) -> None:
    effective = [one for one in of(Location, FIRST) if one.end_of_turn]
    assert shipped.told["end-of-turn-effect"] == _ids(effective)
    own = [one for one in of(Location, WITH_NIGHT) if one.end_of_turn and one.pack == "night"]
    assert night.told["end-of-turn-effect"] >= _ids(own)


def test_every_added_action_is_taken(shipped: Record, night: Record, scenarios: Record) -> None:
    for record, among in ((shipped, FIRST), (night, WITH_NIGHT)):
        for action in of(Action, among):
            # No bot is so good that it could wait for the dawn.
            chosen = record.chosen | (scenarios.chosen if action.id == "wait-for-dawn" else set())
            taken = [key for key in chosen if key.split(" ")[0] == action.id]
            assert taken, f"nobody has chosen {action.id}"


# The events.


ENDLESS = ("effect-cut", "turns-lost")
"""Events that no good content tells; the tests of endless content meet them."""


@pytest.mark.parametrize("what", [what for what in TELLING if what not in ENDLESS])
def test_every_kind_of_event_is_told(
    what: str, shipped: Record, night: Record, scenarios: Record
) -> None:
    assert any(what in record.told for record in (shipped, night, scenarios))
