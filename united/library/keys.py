"""How the files' own keys are declared: forms, read by their types as the words are.

A form is an attrs class that says how a thing is written; words of the effect language declare
their parameters in the same way, so both are read by one reader.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NewType, get_type_hints

from attrs import NOTHING, field, fields, frozen

from united.effects.vocabulary import parameters_of

Id = NewType("Id", str)
"""An id that nothing in content refers to: lower-case words joined by hyphens."""

Name = NewType("Name", str)
"""A name as it stands on the card: one line of at most 60 characters."""

Text = NewType("Text", str)
"""A sentence or some, at most 300 characters; where the lines break makes no difference."""

Source = NewType("Source", str)
"""Where the data come from, at most 600 characters."""

LONGEST: Final[dict[Any, int]] = {Name: 60, Text: 300, Source: 600, str: 300}
"""How many characters a text may have, by its type."""


@frozen
class Key:
    """A key of a mapping in YAML, and what its value must be.

    `least` and `most` bound a number; `ids` names what an id refers to, `declares` what it
    declares; with `hero` there is an acting Hero where the effects below it are resolved; `total`
    is how many cards a list must have, copies counted, 0 for any number.
    """

    key: str
    name: str
    hint: Any
    doc: str
    required: bool
    least: int
    most: int
    ids: str
    declares: str
    hero: bool
    total: int


def key(
    doc: str,
    *,
    default: Any = NOTHING,
    least: int = 0,
    most: int = 99,
    ids: str = "",
    declares: str = "",
    hero: bool = False,
    total: int = 0,
) -> Any:
    """Declare a key of a form; without `default` it must be given."""
    metadata = {"doc": doc, "least": least, "most": most, "ids": ids}
    more = {"declares": declares, "hero": hero, "total": total}
    return field(default=default, metadata={**metadata, **more})


@cache
def keys_of(cls: type) -> tuple[Key, ...]:
    """Return the keys that a form or a word declares, in order."""
    hints = get_type_hints(cls)
    metadata = {one.name: one.metadata for one in fields(cls)}
    return tuple(
        Key(
            key=one.key,
            name=one.name,
            hint=hints[one.name],
            doc=one.doc,
            required=one.required,
            least=one.least,
            most=one.most,
            ids=one.ids,
            declares=metadata[one.name].get("declares", ""),
            hero=metadata[one.name].get("hero", False),
            total=metadata[one.name].get("total", 0),
        )
        for one in parameters_of(cls)
    )


@frozen
class Fault:
    """What a form finds wrong with its own values; `path` leads from the form to the value."""

    path: tuple[str | int, ...]
    message: str


@frozen
class Scope:
    """What effects at some place in a file can speak of: an acting Hero, a token that moves,
    a Threat in play."""

    hero: bool = False
    moves: bool = False
    threat: bool = False
