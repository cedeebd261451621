"""The player's settings file as data, and the one setting that every front end obeys: the curtain.

What cannot be known of the curtain counts as a wish for it: a slip of the pen shows no hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from united.library.nearest import nearest
from united.outside.errors import UnitedError
from united.outside.plain_files import read_plain
from united.outside.quoting import clipped, shown_path
from united.session.paths import data_folder

FILE: Final = "settings.toml"
"""The name of the settings file in the player's folder."""

NAMES: Final = (
    "theme", "speed", "flash", "automation", "unspent", "curtain", "ascii", "color", "keys",
)  # fmt: skip
"""All settings."""

CURTAIN: Final = "curtain"

LARGEST: Final = 64 * 1024
"""Bytes that a settings file may have."""


class SettingsError(UnitedError, ValueError):
    """A settings file that cannot be read or changed; the message is a sentence without a stop."""


@frozen
class CurtainWish:
    """Whether the curtain is wanted; `doubt` says why that cannot be known, empty if it can."""

    wanted: bool
    doubt: str = ""


def settings_path() -> Path:
    """Return where the settings are."""
    return data_folder() / FILE


def read_text(path: Path) -> str:
    """Return the text of a settings file as it is, its line ends too; empty if there is no file.

    Raises SettingsError.
    """
    shown = shown_path(path)
    try:
        data = read_plain(path, LARGEST)
        if len(data) > LARGEST:
            raise SettingsError(f"{shown} is too large for settings")
        return data.decode("utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as error:
        raise SettingsError(f"{shown} cannot be read: it is not UTF-8") from error
    except OSError as error:
        raise SettingsError(f"{shown} cannot be read: {error.strerror or error}") from error


def parse_text(path: Path, text: str) -> dict[str, Any]:
    """Return what the text of a settings file says, sound or not. Raises SettingsError."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise SettingsError(f"{shown_path(path)} is nested too deep for settings") from error
    except ValueError as error:
        raise SettingsError(f"{shown_path(path)} is no TOML: {clipped(error, 100)}") from error


def read_data(path: Path) -> dict[str, Any]:
    """Return what a settings file says, sound or not; nothing if there is none.

    Raises SettingsError.
    """
    return parse_text(path, read_text(path))


def read_curtain(path: Path) -> CurtainWish:
    """Return whether the settings file wants the curtain. Nothing is raised."""
    try:
        wish = curtain_of(read_data(path))
    except SettingsError as error:
        return CurtainWish(True, str(error))
    return evolve(wish, doubt=f"{wish.doubt} in {shown_path(path)}") if wish.doubt else wish


def curtain_of(data: Mapping[str, Any]) -> CurtainWish:
    """Return whether settings want the curtain; a bad value or a misspelt name is a doubt."""
    value = data.get(CURTAIN, False)
    if type(value) is not bool:
        return CurtainWish(True, "`curtain` is neither true nor false")
    if CURTAIN not in data and any(nearest(name, NAMES) == CURTAIN for name in _names_in(data)):
        return CurtainWish(True, "`curtain` is misspelt or in a wrong place")
    return CurtainWish(value)


def _names_in(data: Mapping[str, Any]) -> set[str]:
    """Return the names of all that settings say, those of tables within them too."""
    names: set[str] = set()
    # Dotted names can lie deeper in each other than Python can call itself.
    left: list[Any] = [data]
    while left:
        inner = left.pop()
        if isinstance(inner, Mapping):
            names |= inner.keys()
            left += inner.values()
        elif isinstance(inner, list):
            left += inner
    return names
