"""The keys of the app: plain ones only, each with a name under which it can be changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from attrs import frozen

from united.library import meant


@frozen
class Command:
    """Something the player can ask of the app at any time, and the plain key it starts with."""

    name: str
    key: str
    text: str


COMMANDS: Final[tuple[Command, ...]] = (
    Command("undo", "u", "Undo"),
    Command("redo", "r", "Redo"),
    Command("help", "?", "Help"),
    Command("rules", "R", "Rules"),
    Command("go", "g", "Go to a part"),
    Command("palette", ":", "Commands"),
    Command("search", "/", "Search the log"),
    Command("inspect", "i", "Look closer"),
    Command("next", "space", "Next step"),
    Command("leave", "q", "Leave"),
)

DEFAULT_KEYS: Final[Mapping[str, str]] = {command.name: command.key for command in COMMANDS}

LAST_KEY: Final = "0"
"""The key of the option that ends or declines: it is the same in every decision."""

LAST_OPTIONS: Final = frozenset({"end", "skip", "none", "decline"})

FIXED: Final = frozenset({"up", "down", "left", "right", "tab", "enter", "escape", LAST_KEY})
"""Keys that always mean the same and cannot be given away."""


def option_keys(options: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Return a plain key for each option, by the option's public key.

    `taken` are the keys of the commands. What ends or declines is on `0`; the others have 1 to 9,
    then letters, small ones first. An option beyond them all has none and is reached by the arrows.
    """
    used = set(taken)
    free = [key for key in (*"123456789", *ascii_lowercase, *ascii_uppercase) if key not in used]
    found: dict[str, str] = {}
    supply = iter(free)
    for option in options:
        found[option] = LAST_KEY if option in LAST_OPTIONS else next(supply, "")
    return found


def check_keys(keys: object) -> Iterator[str]:
    """Yield what is wrong with a table of keys by command name."""
    if not isinstance(keys, Mapping):
        yield 'keys must be a table of keys, such as  undo = "z"  below [keys]'
        return
    for name, key in keys.items():
        if name not in DEFAULT_KEYS:
            yield f"there is no command '{name}' to give a key{meant(name, DEFAULT_KEYS)}"
        elif not is_plain(key):
            yield f'the key of {name} is {key!r:.40}; it must be one letter, sign, or "space"'
        elif key in FIXED or key in "123456789":
            yield f"the key {key!r} of {name} is needed for the options and cannot be given to it"
    merged = {**DEFAULT_KEYS, **{n: k for n, k in keys.items() if n in DEFAULT_KEYS}}
    for name, key in merged.items():
        others = [other for other, used in merged.items() if used == key and other < name]
        if others:
            yield f"{name} and {others[0]} have the same key {key!r}"


def is_plain(key: object) -> bool:
    """Tell whether something is a plain key: one printable ASCII sign, or `space`."""
    if not isinstance(key, str):
        return False
    return key == "space" or (len(key) == 1 and key.isascii() and key.isprintable() and key != " ")
