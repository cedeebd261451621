"""The keys of the app: plain ones only, each with a name under which it can be changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from attrs import frozen

from united.definitions.option_keys import ENDING
from united.library import meant


@frozen
class Command:
    """Something the player can ask of the app, and the plain key it starts with.

    `where` names the screens on which it can be asked for; without any it is all of them.
    """

    name: str
    key: str
    text: str
    where: tuple[str, ...] = ()

    def meets(self, other: Command) -> bool:
        """Tell whether there is a screen on which both can be asked for."""
        return not self.where or not other.where or bool({*self.where} & {*other.where})


COMMANDS: Final[tuple[Command, ...]] = (
    Command("undo", "u", "Undo", ("table",)),
    Command("redo", "r", "Redo", ("table",)),
    Command("help", "?", "Help"),
    Command("rules", "R", "Rules"),
    Command("go", "g", "Go to a part", ("table", "replay")),
    Command("palette", ":", "Commands"),
    Command("search", "/", "Search", ("table", "replay", "rules")),
    Command("inspect", "i", "Look closer", ("table", "replay")),
    Command("hint", "h", "Hint", ("table",)),
    Command("next", "space", "Next step", ("table",)),
    Command("leave", "q", "Leave"),
    Command("step", "n", "Next step", ("replay",)),
    Command("step_back", "p", "Step before", ("replay",)),
    Command("turn", "t", "Next turn", ("replay",)),
    Command("turn_back", "T", "Turn before", ("replay",)),
    Command("villain_turn", "v", "Next Villain turn", ("replay",)),
    Command("villain_turn_back", "V", "Villain turn before", ("replay",)),
    Command("watch", "v", "Watch again", ("saves",)),
    Command("delete", "d", "Delete", ("saves",)),
    Command("another_seed", "x", "Another seed", ("setup",)),
    Command("copy_seed", "y", "Copy the seed", ("setup",)),
)

DEFAULT_KEYS: Final[Mapping[str, str]] = {command.name: command.key for command in COMMANDS}

LAST_KEY: Final = "0"
"""The key of the option that ends or declines: it is the same in every decision."""

FIXED: Final = frozenset({"up", "down", "left", "right", "tab", "enter", "escape", LAST_KEY})
"""Keys that always mean the same and cannot be given away."""


def table_keys(keys: Mapping[str, str]) -> set[str]:
    """Return which of the player's keys mean a command at the table, so that no option has them."""
    return {
        keys[command.name] for command in COMMANDS if not command.where or "table" in command.where
    }


def option_keys(options: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Return a plain key for each option, by the option's public key.

    `taken` are the keys of the commands (`table_keys`). What ends or declines is on `0`; the others
    have 1 to 9, then letters, small ones first. An option beyond them all has none and is reached
    by the arrows.
    """
    used = set(taken)
    free = [key for key in (*"123456789", *ascii_lowercase, *ascii_uppercase) if key not in used]
    found: dict[str, str] = {}
    supply = iter(free)
    for option in options:
        found[option] = LAST_KEY if option in ENDING else next(supply, "")
    return found


def fill_keys(text: str, keys: Mapping[str, str]) -> str:
    """Return a text in which the player's keys stand for the commands' names: `{undo}`."""
    for name, key in keys.items():
        text = text.replace(f"{{{name}}}", key)
    return text


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
    for number, command in enumerate(COMMANDS):
        key = merged[command.name]
        for other in COMMANDS[:number]:
            if merged[other.name] == key and other.meets(command):
                first, second = sorted((other.name, command.name))
                yield f"{second} and {first} have the same key {key!r}"


def is_plain(key: object) -> bool:
    """Tell whether something is a plain key: one printable ASCII sign, or `space`."""
    if not isinstance(key, str):
        return False
    return key == "space" or (len(key) == 1 and key.isascii() and key.isprintable() and key != " ")
