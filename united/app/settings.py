"""The player's settings, and what is wrong with the TOML file that they are read from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, Final, get_args

from attrs import evolve, field, frozen

from united.app.keyboard import DEFAULT_KEYS, read_keys
from united.app.values import Ascii, Automation, Speed, ThemeName
from united.library import meant
from united.outside.quoting import quoted
from united.session.player_settings import (
    CURTAIN,
    NAMES,
    CurtainWish,
    SettingsError,
    curtain_of,
    read_data,
)


@frozen
class Settings:
    """What a player can set; every value has a default."""

    theme: ThemeName = "dark"
    speed: Speed = "normal"
    flash: bool = True
    automation: Automation = "real"
    unspent: bool = True
    curtain: bool = False
    ascii: Ascii = "auto"
    color: bool = True
    keys: Mapping[str, str] = field(factory=lambda: dict(DEFAULT_KEYS))


@frozen
class SettingsReading:
    """Settings as read: what is sound in the file, else the default; a sentence a problem."""

    settings: Settings
    problems: tuple[str, ...] = ()


CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "theme": get_args(ThemeName),
    "speed": get_args(Speed),
    "flash": (True, False),
    "automation": get_args(Automation),
    "unspent": (True, False),
    "ascii": get_args(Ascii),
    "curtain": (True, False),
    "color": (True, False),
}

MOST_TOLD: Final = 12
"""Problems that are told; a file with more of them is no file of settings."""


def read_settings(path: Path) -> SettingsReading:
    """Return the settings of a file, the defaults if there is none. Nothing is raised.

    A bad value costs its own setting only. Where nobody can know whether the curtain is wanted, it
    is drawn.
    """
    try:
        return read_values(read_data(path))
    except SettingsError as error:
        doubt = CurtainWish(True, "nothing could be read")
        return SettingsReading(Settings(curtain=True), (f"{error}.", _say_doubt(doubt)))


def read_values(data: Mapping[str, Any]) -> SettingsReading:
    """Return the settings that a file's data mean."""
    keys, key_problems = read_keys(data.get("keys", {}))
    sound = {name: data[name] for name in CHOICES if _is_sound(name, data.get(name))}
    wish = curtain_of(data)
    settings = evolve(Settings(keys=keys), **{**sound, CURTAIN: wish.wanted})
    found = list(chain(_problems(data), key_problems))
    told = found[:MOST_TOLD]
    if len(found) > MOST_TOLD:
        more = len(found) - MOST_TOLD
        told.append(f"There {'is 1 more problem' if more == 1 else f'are {more} more problems'}.")
    return SettingsReading(settings, (*told, *([_say_doubt(wish)] if wish.doubt else [])))


def _is_sound(name: str, value: object) -> bool:
    # 1 is equal to True, and is none.
    return any(value == one and type(value) is type(one) for one in CHOICES[name])


def _problems(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with each setting but the keys."""
    for name, value in data.items():
        if name == "keys":
            continue
        if name not in CHOICES:
            yield f"There is no setting {quoted(name)}{meant(name, NAMES) or '.'}"
        elif not _is_sound(name, value):
            near = meant(value, CHOICES[name]) if type(value) is str and _takes_words(name) else ""
            *most, last = map(show_value, CHOICES[name])
            known = f"{', '.join(most)} or {last}"
            stays = "" if name == CURTAIN else f", and is {show_value(default_of(name))} until then"
            said = f"{quoted(name)} is {show_value(value)} in the file"
            yield f"{said}; it can be {known}{stays}{near or '.'}"


def _takes_words(name: str) -> bool:
    return all(type(one) is str for one in CHOICES[name])


def _say_doubt(wish: CurtainWish) -> str:
    return (
        f"The curtain is drawn between several seats, to be on the safe side: {wish.doubt}. "
        "`curtain = true` or `curtain = false` at the top of the file decides."
    )


def default_of(name: str) -> Any:
    """Return what a setting is where the file does not say it."""
    return getattr(Settings(), name)


def show_value(value: object) -> str:
    """Return a value of a settings file as a message quotes it."""
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    if isinstance(value, list | Mapping):
        return "a list" if isinstance(value, list) else "a table"
    # Python refuses to write out the digits of a number that is far too long.
    huge = isinstance(value, int) and value.bit_length() > 200
    return "a huge number" if huge else quoted(value)
