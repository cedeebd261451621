"""The parts of speech with all that may be written for each: what lists them is made from this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from attrs import field, frozen

from united.effects.parts.amount import Amount, Number, Until, UpTo
from united.effects.parts.count import COUNT_WORDS, Count
from united.effects.parts.enemy import ENEMIES, ENEMY_WORDS, Enemy
from united.effects.parts.nouns import NOUNS
from united.effects.parts.region import REGIONS
from united.effects.parts.where import PARTS, Place
from united.effects.parts.who import (
    WHO_WORDS,
    EachHero,
    OneHero,
    SplitHeroes,
    UpToHeroes,
    Who,
)


@frozen
class PartOfSpeech:
    """A part of speech: the keys under which it stands, its words, its mappings."""

    name: str
    title: str
    words: Mapping[str, str] = field(factory=dict)
    classes: tuple[type, ...] = ()
    hints: tuple[Any, ...] = ()


PARTS_OF_SPEECH: Final = (
    PartOfSpeech(
        "where",
        "Where: places (at, to, from)",
        REGIONS,
        PARTS,
        (Place,),
    ),
    PartOfSpeech(
        "who",
        "Who: Heroes (who)",
        WHO_WORDS,
        (EachHero, OneHero, UpToHeroes, SplitHeroes),
        (Who,),
    ),
    PartOfSpeech(
        "enemy",
        "What: enemies (enemy)",
        ENEMY_WORDS,
        ENEMIES,
        (Enemy,),
    ),
    PartOfSpeech(
        "how-many",
        "How many: amounts (a number, or what stands here)",
        {"all": "as many as there are"},
        (UpTo, Until, Count),
        (Number, Amount),
    ),
    PartOfSpeech(
        "noun",
        "Nouns: what is counted and what must be there (count, with, without, most)",
        {
            **{name: f"{noun.several} at a Location" for name, noun in NOUNS.items()},
            **{name: f"only with `count`: {meaning}" for name, meaning in COUNT_WORDS.items()},
        },
    ),
)
"""All of them, in the order in which they are listed."""
