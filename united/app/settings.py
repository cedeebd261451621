"""The player's settings: a TOML file that is the player's own and is only changed key by key."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import tomlkit
from attrs import evolve, field, frozen
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from united.app.keys import DEFAULT_KEYS, check_keys
from united.app.values import Ascii, Automation, Speed, ThemeName
from united.library import meant
from united.session.paths import data_folder

FILE: Final = "settings.toml"
"""The name of the settings file in the player's folder."""

ABOUT: Final = """\
# Settings of United. What is not here has its default.
# theme = "dark" | "light" | "contrast"
# speed = "off" | "fast" | "normal" | "slow" | "step"   how long each step of a Villain turn stays
# automation = "all" | "real" | "turns"            ask all; only real choices; also end spent turns
# curtain = true | false                           hide the hands between two seats
# ascii = "auto" | "on" | "off"                    draw with ASCII signs only
# color = true | false                             NO_COLOR in the environment turns colours off too
# [keys] gives commands other plain keys, such as  undo = "z"
"""


@frozen
class Settings:
    """What a player can set; every value has a default."""

    theme: ThemeName = "dark"
    speed: Speed = "normal"
    automation: Automation = "real"
    curtain: bool = False
    ascii: Ascii = "auto"
    color: bool = True
    keys: Mapping[str, str] = field(factory=lambda: dict(DEFAULT_KEYS))


class SettingsError(ValueError):
    """A settings file that cannot be used as it is; the message has a line for each problem."""


CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "theme": get_args(ThemeName),
    "speed": get_args(Speed),
    "automation": get_args(Automation),
    "ascii": get_args(Ascii),
    "curtain": (True, False),
    "color": (True, False),
}


def settings_path() -> Path:
    """Return where the settings are."""
    return data_folder() / FILE


def read_settings(path: Path) -> Settings:
    """Return the settings of a file, the defaults if there is none. Raises SettingsError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{path} is no TOML: {error}") from error
    problems = [f"{path}: {problem}" for problem in _problems(data)]
    if problems:
        raise SettingsError("\n".join(problems))
    keys = {**DEFAULT_KEYS, **data.pop("keys", {})}
    return evolve(Settings(keys=keys), **data)


def _problems(data: Mapping[str, Any]) -> Iterator[str]:
    for name, value in data.items():
        if name == "keys":
            yield from check_keys(value)
        elif name not in CHOICES:
            yield f"there is no setting '{name}'{meant(name, [*CHOICES, 'keys'])}"
        elif not any(
            value is one or (value == one and type(value) is str) for one in CHOICES[name]
        ):
            known = ", ".join(_shown(one) for one in CHOICES[name])
            yield f"{name} is {_shown(value)}; it can be {known}"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value:.60}"' if isinstance(value, str) else f"{value!r:.60}"


def change_settings(path: Path, changes: Mapping[str, Any]) -> Settings:
    """Change some settings in the file and nothing else in it; return all of them.

    Comments, order and other settings stay. Raises SettingsError and leaves the file alone where it
    is not readable as settings.
    """
    read_settings(path)
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ABOUT
        document = tomlkit.parse(text)
        for name, value in changes.items():
            _put(document, name, value)
        _replace(path, tomlkit.dumps(document))
    except (OSError, TOMLKitError) as error:
        raise SettingsError(f"{path} cannot be changed: {error}") from error
    return read_settings(path)


def _put(document: tomlkit.TOMLDocument, name: str, value: Any) -> None:
    if name in document or not any(isinstance(one, Table) for _, one in document.items()):
        document[name] = value
        return
    # A key after the first table would belong to that table.
    tables = [(key, one) for key, one in document.items() if isinstance(one, Table)]
    for key, _ in tables:
        document.remove(key)
    document[name] = value
    for key, one in tables:
        document[key] = one


def _replace(path: Path, text: str) -> None:
    """Write the file so that it is the old or the new one whatever happens."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".toml.new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
