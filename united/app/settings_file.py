"""Changing the player's settings: the file is the player's own and is only changed key by key."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import tomlkit
from tomlkit.exceptions import TOMLKitError

from united.app.settings import SettingsReading, read_values
from united.outside.quoting import clipped, shown_path
from united.session.player_settings import SettingsError, parse_text, read_text

ABOUT: Final = """\
# Settings of United. What is not here has its default.
# theme = "dark" | "light" | "contrast"
# speed = "off" | "fast" | "normal" | "slow" | "step"   how long each step of a Villain turn stays
# flash = true | false                             light up for a moment what has just changed
# automation = "all" | "real" | "turns"            ask all; only real choices; also end spent turns
# unspent = true | false                           say what a turn's end would leave unspent
# curtain = true | false                           hide the hands between two seats
# ascii = "auto" | "on" | "off"                    draw with ASCII signs only
# color = true | false                             NO_COLOR in the environment turns colours off too
# [keys] gives commands other plain keys, such as  undo = "z"
"""


def change_settings(path: Path, changes: Mapping[str, Any]) -> SettingsReading:
    """Change some settings in the file and nothing else in it; return all of them.

    Comments, order, line ends, other settings and what is wrong with them stay. Raises
    SettingsError and leaves the file alone where it cannot be read as TOML.
    """
    text = read_text(path)
    before = parse_text(path, text)
    try:
        fresh = _changed(text or ABOUT, changes)
        # What was changed is read once more before it takes the place of the player's own file.
        if parse_text(path, fresh) != {**before, **changes}:
            raise SettingsError(f"{shown_path(path)} cannot be changed: edit it by hand")
        _replace(path, fresh)
    except OSError as error:
        reason = error.strerror or error
        raise SettingsError(f"{shown_path(path)} cannot be changed: {reason}") from error
    except (TOMLKitError, RecursionError) as error:
        raise SettingsError(f"{shown_path(path)} cannot be changed: {clipped(error)}") from error
    return read_values({**before, **changes})


def _changed(text: str, changes: Mapping[str, Any]) -> str:
    document = tomlkit.parse(text)
    fresh = {name: value for name, value in changes.items() if name not in document}
    for name, value in changes.items():
        if name in document:
            document[name] = value
    return _put_in(tomlkit.dumps(document), fresh)


def _put_in(text: str, fresh: Mapping[str, Any]) -> str:
    """Return a text with settings that were not in it below its first comments.

    Further down they could belong to a table, or stand in the middle of a text of several lines.
    """
    lines = text.splitlines(keepends=True)
    head = list(takewhile(lambda line: line.startswith("#") and line.endswith("\n"), lines))
    end = "\r\n" if "\r\n" in text else "\n"
    added = tomlkit.dumps(fresh).replace("\n", end) if fresh else ""
    return "".join([*head, added, *lines[len(head) :]])


def _replace(path: Path, text: str) -> None:
    """Write the file so that it is the old or the new one whatever happens; a link stays a link."""
    place = path.resolve()
    place.parent.mkdir(parents=True, exist_ok=True)
    number, name = mkstemp(prefix=f".{place.name}-", dir=place.parent)
    fresh = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if place.exists():
            shutil.copymode(place, fresh)
        os.replace(fresh, place)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
