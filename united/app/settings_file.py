"""Changing the player's settings: the file is the player's own and is only changed key by key."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from united.app.settings import Settings, SettingsError, read_settings

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
    except OSError as error:
        raise SettingsError(f"{path} cannot be changed: {error.strerror or error}") from error
    except (TOMLKitError, RecursionError) as error:
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
    """Write the file so that it is the old or the new one whatever happens; a link stays a link."""
    place = path.resolve()
    place.parent.mkdir(parents=True, exist_ok=True)
    number, name = mkstemp(prefix=f".{place.name}-", dir=place.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
        if place.exists():
            shutil.copymode(place, fresh)
        os.replace(fresh, place)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
