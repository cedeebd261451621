"""What an author writes besides the words of effects, as the definitions declare it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args

import attrs

from united.definitions.catalog import Pack
from united.definitions.effect import Reaction
from united.definitions.keys import keys_of
from united.effects.when import When
from united.library.home import PACK_FILE
from united.library.things import PARTS, THINGS

FILES: Final[dict[type, str]] = {
    Pack: PACK_FILE,
    **{cls: f"{folder}/ID.yaml" for folder, (_, cls) in THINGS.items()},
    **{cls: f"villains/ID/{file}" for file, (_, cls) in PARTS.items()},
}
"""What is written in a file of its own, and in which."""

_PARTS_OF_WORDS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def doc_of(cls: type) -> str:
    """Return what a thing is, the first line of its class's docstring."""
    return (cls.__doc__ or "").strip().splitlines()[0]


@cache
def author_things() -> dict[str, type]:
    """Return each kind of thing by its name: those with files first, what is in them after that."""
    found: dict[type, None] = {}
    for cls in FILES:
        found |= dict.fromkeys(_with_parts(cls))
    return {_name(cls): cls for cls in found}


def thing_name(cls: type) -> str:
    """Return the name of a kind of thing; empty for what is a part of words alone."""
    return _name(cls) if cls in author_things().values() else ""


def _name(cls: type) -> str:
    return _PARTS_OF_WORDS.sub("-", cls.__name__).lower().removesuffix("-kind")


def _with_parts(hint: Any) -> Iterator[type]:
    """Yield the things that a type is made of, itself first."""
    if hint is Reaction:
        hint = When
    if isinstance(hint, type) and attrs.has(hint):
        yield hint
        for key in keys_of(hint):
            yield from _with_parts(key.hint)
    else:
        for inner in get_args(hint):
            yield from _with_parts(inner)
