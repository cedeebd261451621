"""How a message speaks of what strangers wrote: a save, a pack, an option, a key, a path."""

from __future__ import annotations

import os
import shlex
from typing import Final

LONGEST: Final = 60
"""Letters of a quoted text; more is cut off."""

LONGEST_PATH: Final = 300
"""Letters of a path, of which more must be seen to find the file."""

CUT: Final = "..."

_LOOKED_AT: Final = 4
"""A text is looked at so many times as far as it is shown: cutting first keeps long ones cheap."""


def printable(text: str) -> str:
    """Return a text as one line that hides nothing: `?` for what has no picture of its own.

    That is line breaks, control codes such as ESC, and marks that turn the direction of writing.
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def clipped(text: object, most: int = LONGEST) -> str:
    """Return a text as one line of at most `most` letters, three dots where more was cut off."""
    start = str(text)[: most * _LOOKED_AT]
    shown = printable(start)
    return shown if len(shown) <= most else f"{shown[: most - len(CUT)]}{CUT}"


def quoted(text: object, most: int = LONGEST) -> str:
    """Return a text as a message quotes it, in backticks, which it cannot leave."""
    return f"`{clipped(text, most).replace('`', chr(39))}`"


def ended(text: str) -> str:
    """Return a text with a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def shown_path(path: object) -> str:
    """Return a path as a message names it."""
    return clipped(path, LONGEST_PATH)


def typed_path(path: str | os.PathLike[str]) -> str:
    """Return a path as it is typed in a shell, whole, so that a command with it can be pasted.

    It is in quotes where it has spaces or the like, and is not taken for an option.
    """
    text = os.fspath(path)
    text = f"./{text}" if text.startswith("-") else text
    if text.isprintable():
        return shlex.quote(text)
    return f"$'{''.join(map(_typed_letter, text))}'"


def _typed_letter(letter: str) -> str:
    """Return a letter as it is typed within $'...', which bash, zsh and ksh know."""
    if letter in "\\'":
        return f"\\{letter}"
    if letter.isprintable():
        return letter
    return "".join(f"\\x{byte:02x}" for byte in os.fsencode(letter))
