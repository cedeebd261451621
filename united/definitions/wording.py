"""Nouns in sentences: content names its tokens, and the sentences around them are the game's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_AN: Final = re.compile(
    r"""
    # A vowel that is spoken as one: not as in Unicorn, user, one.
    (?! eu | ewe | u\b | uni(?!d|m|n) | us[ae] | usu | uti | ura | ubi | ufo | onc?e\b )
    [aeiou]
    # An h that is not spoken.
    | hour | heir | honou?r | honest
    # A letter by its name, or a number: an X-ray, an M-17, an 8, an 11.
    | [fhlmnrsx] (?![a-z])
    | 8 | 1[18] (?!\d)
    """,
    re.VERBOSE,
)
"""How nouns begin that are spoken with a vowel; all others are spoken with a consonant."""

_NO_WORD: Final = re.compile(r"[^a-z0-9]+")


def with_article(noun: str) -> str:
    """Return a noun with its indefinite article: `a Reporter`, `an Attack token`."""
    return f"an {noun}" if _AN.match(_plain(noun)) else f"a {noun}"


def capital(text: str) -> str:
    """Return a text that begins a sentence."""
    return text[:1].upper() + text[1:]


def slug(text: str) -> str:
    """Return a text as a word of the scenarios, such as `web-fluids`; empty where it makes none."""
    word = _NO_WORD.sub("-", _plain(text)).strip("-")
    return word if word[:1].isalpha() else ""


def _plain(text: str) -> str:
    """Return a text in small letters, without the accents on them."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def say_list(parts: Sequence[str]) -> str:
    """Return parts in a row, such as `a Thug, a Civilian and a token`."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def counted(amount: int, noun: str, plural: str = "") -> str:
    """Return `1 Thug`, `2 Thugs`."""
    return f"{amount} {noun if amount == 1 else plural or noun + 's'}"
