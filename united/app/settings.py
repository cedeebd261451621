"""The player's settings, and the TOML file that they are read from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from attrs import evolve, field, frozen

from united.app.keys import DEFAULT_KEYS, check_keys
from united.app.values import Ascii, Automation, Speed, ThemeName
from united.library import meant
from united.session.paths import data_folder

FILE: Final = "settings.toml"
"""The name of the settings file in the player's folder."""


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
    except UnicodeDecodeError as error:
        raise SettingsError(f"{path} cannot be read: it is not UTF-8") from error
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror or error}") from error
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{path} is no TOML: {error}") from error
    except RecursionError as error:
        raise SettingsError(f"{path} is nested too deep for settings") from error
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
