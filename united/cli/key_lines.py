"""The keys that an author writes, each in a line, from the one declaration that it has."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, Union, get_args, get_origin

import attrs

from united.cli.author_things import thing_name
from united.definitions.effect import Condition, Effect, Reaction, RuleNumber, Standing
from united.definitions.keys import LONGEST, Digest, Id, Key, Name, Source, Text, keys_of
from united.definitions.symbols import SYMBOL_IDS, Symbols
from united.definitions.wording import with_article
from united.effects.parts.amount import Until, UpTo
from united.effects.parts.count import Count
from united.effects.parts.index import PARTS_OF_SPEECH
from united.effects.parts.region import RegionWord
from united.library.values import LONGEST_ID, either
from united.outside.quoting import quoted

_VALUES: Final[dict[Any, str]] = {
    Effect: "an effect",
    tuple[Effect, ...]: "effects",
    tuple[tuple[Effect, ...], ...]: "a list of lists of effects",
    tuple[Standing, ...]: "standing effects",
    tuple[Reaction, ...]: "a list, each the keys of `when`",
    Condition: "a condition",
    tuple[Condition, ...]: "conditions",
    Symbols: f"symbols such as {{{SYMBOL_IDS[0]}: 1}}, of {either(SYMBOL_IDS)}",
    RegionWord: "a region (see `where`)",
    UpTo: "{up_to: ...}",
    Until: "{until: ...}",
    Count: "a count (see `how-many`)",
    Digest: "a digest, as saved games keep it",
    RuleNumber: "the number of a rule",
    bool: "true or false",
    Id: f"lower-case words joined by hyphens, of at most {LONGEST_ID} characters",
    Name: f"one line of at most {LONGEST[Name]} characters",
    Text: f"a text of at most {LONGEST[Text]} characters",
    Source: f"a text of at most {LONGEST[Source]} characters",
}

_IDS: Final = {
    "location-token": "a token that lies on Locations",
    "hero-token": "a token that lies on Heroes",
    "verb": "an action",
}
"""What ids refer to, where the kind of the id is no English."""


def key_lines(cls: type) -> Iterator[str]:
    """Yield the keys of a thing or word: what each is for, what it may be, what it is if left out.

    Raises TypeError for a type without a name.
    """
    for key in keys_of(cls):
        cards = f", {key.total} with all copies" if key.total else ""
        needed = "needed" if key.required else _default(key)
        acting = ", where a Hero acts" if key.hero else ""
        yield f"{key.key}: {key.doc}; {say_value(key.hint, key)}{cards}{acting}; {needed}"


def _default(key: Key) -> str:
    value = key.default
    if isinstance(value, bool):
        return f"{str(value).lower()} if left out"
    # What is out of bounds, or a whole thing, stands for nothing.
    nothing = value in (None, (), "") or attrs.has(type(value))
    if nothing or (isinstance(value, int) and value < key.least):
        return "may be left out"
    return f"{value} if left out"


def say_value(hint: Any, key: Key) -> str:
    """Return what may be written for a key. Raises TypeError for a type without a name."""
    if key.declares:
        return _VALUES[Id]
    if hint in _VALUES:
        return _VALUES[hint]
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        kinds = [one for one in get_args(hint) if one is not type(None)]
        # One alone, or a list of such: the one is said first and only once.
        lists = [one for one in kinds if get_origin(one) is tuple and get_args(one)[0] in kinds]
        said = [*_said_kinds([one for one in kinds if one not in lists], key)]
        return " or ".join((*said, *("a list of such" for _ in lists)))
    if origin is Literal:
        return either(get_args(hint))
    if origin is tuple:
        return f"a list, each {say_value(get_args(hint)[0], key)}"
    if origin is Mapping:
        inside = say_value(get_args(hint)[1], key)
        return f"a table from whole numbers, such as {{2: 5, 3: 7}}, to {inside}"
    if attrs.has(hint):
        return f"the keys of {quoted(name)}" if (name := thing_name(hint)) else _mapping(hint)
    if hint is int:
        return f"a whole number from {key.least} to {key.most}"
    if hint is str:
        return _said_text(key)
    raise TypeError(f"no words for {hint}")


def _said_text(key: Key) -> str:
    named = f"the id of {_IDS.get(key.ids) or with_article(key.ids)}" if key.ids else "a text"
    return f"a noun or {named}" if key.words else named


def _said_kinds(kinds: list[Any], key: Key) -> Iterator[str]:
    """Yield the kinds of value that a key takes; those that make a part of speech by its name."""
    for part in PARTS_OF_SPEECH:
        for whole in part.hints:
            if {*get_args(whole)} <= {*kinds} and part.name in _BY_NAME:
                yield _BY_NAME[part.name]
                kinds = [one for one in kinds if one not in get_args(whole)]
    yield from (say_value(one, key) for one in kinds)


_BY_NAME: Final = {
    "where": "a place (see `where`)",
    "who": "Heroes (see `who`)",
    "enemy": "enemies (see `enemy`)",
}


def _mapping(cls: type) -> str:
    inner = (f"{one.key}: {say_value(one.hint, one)}" for one in keys_of(cls))
    return f"{{{', '.join(inner)}}}"
