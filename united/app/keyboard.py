"""The keys of the app: plain ones only, each with a name under which it can be changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase
from typing import Final, TypeGuard

from attrs import frozen

from united.definitions.option_keys import ENDING
from united.library import meant
from united.outside.quoting import quoted


@frozen
class Command:
    """Something the player can ask of the app, and the plain key it starts with.

    `where` names the screens on which it can be asked for; without any it is all of them. `short`
    is the text where there is little room, `action` the name of what it does, where they differ.
    """

    name: str
    key: str
    text: str
    where: tuple[str, ...] = ()
    short: str = ""
    action: str = ""

    def meets(self, other: Command) -> bool:
        """Tell whether there is a screen on which both can be asked for."""
        return not self.where or not other.where or bool({*self.where} & {*other.where})


COMMANDS: Final[tuple[Command, ...]] = (
    Command("undo", "u", "Undo", ("table",)),
    Command("redo", "r", "Redo", ("table",)),
    Command("help", "?", "Help", action="app.help"),
    Command("rules", "R", "Rules"),
    Command("go", "g", "Go to a part", ("table", "replay"), "Go to", "screen.jump"),
    Command("palette", ":", "Commands", action="app.command_palette"),
    Command("search", "/", "Search", ("table", "replay", "rules")),
    Command("inspect", "i", "Look closer", ("table", "replay"), "Look"),
    Command("hint", "h", "Hint", ("table",)),
    Command("why", "w", "Why not", ("table",)),
    Command("next", "space", "Next step", ("table",), "Next"),
    Command("again", "t", "Tell again", ("table",)),
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


def key_name(key: str) -> str:
    """Return a player's key as it is written on the keyboard and in every text."""
    return "Space" if key == "space" else key


def fill_keys(text: str, keys: Mapping[str, str]) -> str:
    """Return a text in which the player's keys stand for the commands' names: `{undo}`."""
    for name, key in keys.items():
        text = text.replace(f"{{{name}}}", key_name(key))
    return text


def read_keys(table: object) -> tuple[dict[str, str], list[str]]:
    """Return the key of each command, and what is wrong with a player's table of them.

    What is sound in the table stands; a command whose key cannot be had keeps its own.
    """
    if not isinstance(table, Mapping):
        problem = '`keys` must be a table of keys, such as  undo = "z"  below [keys].'
        return dict(DEFAULT_KEYS), [problem]
    given: dict[str, str] = {}
    problems = []
    for name, key in table.items():
        problem = _problem_of(name, key)
        if problem:
            problems.append(problem)
        else:
            given[name] = key
    while clash := _find_clash(given):
        name, other = clash
        key = given.pop(name)
        problems.append(
            f"{name} and {other} have the same key {quoted(key)}: "
            f"{name} keeps its own, {quoted(DEFAULT_KEYS[name])}."
        )
    return {**DEFAULT_KEYS, **given}, problems


def _problem_of(name: str, key: object) -> str:
    """Return what is wrong with a key by itself, empty for nothing."""
    if name not in DEFAULT_KEYS:
        near = meant(name, DEFAULT_KEYS)
        return f"There is no command {quoted(name)} to give a key{near or '.'}"
    own = f"{name} keeps its own, {quoted(DEFAULT_KEYS[name])}"
    if not is_plain(key):
        said = quoted(key) if isinstance(key, str) else "no text"
        return f"The key of {name} is {said}; it must be one letter, sign, or `space`: {own}."
    if key in FIXED or key in "123456789":
        return f"The key {quoted(key)} of {name} is needed for the options: {own}."
    return ""


def _find_clash(given: dict[str, str]) -> tuple[str, str] | None:
    """Return a command whose given key another has on the same screen, the last given one first.

    The commands' own keys do not clash, so there is always one that can fall back.
    """
    keys = {**DEFAULT_KEYS, **given}
    for name in reversed(given):
        for other in COMMANDS:
            if other.name != name and keys[other.name] == given[name]:
                command = next(one for one in COMMANDS if one.name == name)
                if command.meets(other):
                    return name, other.name
    return None


def is_plain(key: object) -> TypeGuard[str]:
    """Tell whether something is a plain key: one printable ASCII sign, or `space`."""
    if not isinstance(key, str):
        return False
    return key == "space" or (len(key) == 1 and key.isascii() and key.isprintable() and key != " ")
