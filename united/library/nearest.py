"""The nearest known word to one that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_LONGEST: Final = 80
"""Characters of a word that are compared: difflib's time grows with their square."""

_ENOUGH: Final = 0.6
"""How alike two words must be (difflib's ratio) for one to be meant by the other."""

_ENOUGH_OF_A_PART: Final = 0.8
"""The same for one part of a known word: short words are easily alike."""

_SHORTEST: Final = 3
"""Characters that a part of a known word must have to stand for the whole."""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word most like `word`, an empty text if none is like it.

    Upper and lower case, spaces and underscores make no difference; one word of several will do.
    """
    shape = _shape(word)
    by_shape = {_shape(one): one for one in sorted(known, reverse=True)}
    found = get_close_matches(shape, by_shape, 1, _ENOUGH)
    if found:
        return by_shape[found[0]]
    by_part = {
        part: by_shape[one] for one in sorted(by_shape, reverse=True) for part in one.split("-")
    }
    parts = [part for part in by_part if len(part) >= _SHORTEST]
    found = get_close_matches(shape, parts, 1, _ENOUGH_OF_A_PART) if len(shape) >= _SHORTEST else []
    return by_part[found[0]] if found else ""


def meant(word: str, known: Iterable[str]) -> str:
    """Return "; did you mean `here`?" for the end of a message, or nothing."""
    found = nearest(word, known)
    return f"; did you mean `{found}`?" if found else ""


def _shape(word: str) -> str:
    return word[:_LONGEST].casefold().replace("_", "-").replace(" ", "-")
