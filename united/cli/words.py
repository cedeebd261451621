"""`united cards words`: every word that effects are written in, from its own declaration."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Final, Literal, Union, get_args, get_origin

import attrs

from united.definitions.effect import Condition, Effect, RuleNumber, Standing
from united.definitions.keys import Key, keys_of
from united.definitions.symbols import SYMBOL_IDS, Symbols
from united.definitions.wording import with_article
from united.effects.place import Clockwise, Place, PlaceWord
from united.effects.vocabulary import CONDITION, EFFECT, STANDING, VOCABULARY, Word
from united.library.values import either

TITLES: Final = {
    EFFECT: "Effects: what happens",
    STANDING: "Standing effects: what holds (while_in_play, while_face_up, until_next_turn)",
    CONDITION: "Conditions: what is true or false (if, while, condition)",
}

PLACES: Final = {
    "here": "the card's own Location, or that of the acting Hero",
    "villain": "the Villain's Location",
    "adjacent": "both neighbours of here",
    "any": "one Location of the player's choice",
    "everywhere": "each Location",
    "origin": "where an action with move_token takes the token from",
    "target": "where an action with move_token puts the token",
}
"""What each word for a place means."""

_VALUES: Final[dict[Any, str]] = {
    Effect: "an effect",
    tuple[Effect, ...]: "effects",
    tuple[tuple[Effect, ...], ...]: "a list of lists of effects",
    tuple[Standing, ...]: "standing effects",
    Condition: "a condition",
    tuple[Condition, ...]: "conditions",
    Symbols: f"Action tokens such as {{{SYMBOL_IDS[0]}: 1}}, of {either(SYMBOL_IDS)}",
    Place: "a place",
    RuleNumber: "the number of a rule",
    bool: "true or false",
}


def print_words() -> None:
    """Print all words by kind, and how places are written."""
    for kind, words in VOCABULARY.items():
        print(f"{TITLES[kind]}\n")
        for word in words.values():
            print("\n".join(word_lines(word)), end="\n\n")
    print("\n".join(_place_lines()))


def word_lines(word: Word) -> Iterator[str]:
    """Yield what a word does, where it may stand, how it is written, and its parameters."""
    yield f"{word.name}: {word.doc}"
    if getattr(word.cls, "needs_hero", False):
        yield "    Only where a Hero acts."
    if getattr(word.cls, "needs_threat", False):
        yield "    Only on a Threat card."
    yield f"    Written: {_written(word)}"
    yield from (f"    {line}" for line in _key_lines(word.cls))


def _written(word: Word) -> str:
    keys = [key.key for key in keys_of(word.cls)]
    if not keys:
        return word.name
    if word.open:
        return f"{{{', '.join(f'{key}: ...' for key in keys)}}}"
    short = f", or {word.name}: <{word.bare}>" if word.bare else ""
    return f"{word.name}: {{{', '.join(f'{key}: ...' for key in keys)}}}{short}"


def _key_lines(cls: type) -> Iterator[str]:
    for key in keys_of(cls):
        needed = "needed" if key.required else _default(key.default)
        yield f"{key.key}: {key.doc}; {say_value(key.hint, key)}; {needed}"


def _default(value: object) -> str:
    return "may be left out" if value in (None, (), "") else f"{value} if left out"


def say_value(hint: Any, key: Key) -> str:
    """Return what may be written for a parameter. Raises TypeError for a type without a name."""
    if hint == Place or hint in _VALUES:
        return _VALUES[hint]
    if get_origin(hint) in (Union, types.UnionType):
        kinds = [one for one in get_args(hint) if one is not type(None)]
        return " or ".join(say_value(one, key) for one in kinds)
    if get_origin(hint) is Literal:
        return either(get_args(hint))
    if attrs.has(hint):
        inner = (f"{one.key}: {say_value(one.hint, one)}" for one in keys_of(hint))
        return f"{{{', '.join(inner)}}}"
    if hint is int:
        return f"a whole number from {key.least} to {key.most}"
    if hint is str:
        return f"the id of {with_article(key.ids)}" if key.ids else "a text"
    raise TypeError(f"no words for {hint}")


def _place_lines() -> Iterator[str]:
    yield "Places: where (at, to, from)\n"
    yield from (f"{word}: {PLACES[word]}" for word in get_args(PlaceWord))
    yield f"{{clockwise_from: ...}}: {(Clockwise.__doc__ or '').strip()}"
    yield from (f"    {line}" for line in _key_lines(Clockwise))
