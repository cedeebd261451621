"""Where things are: the shipped content, and the user's own folder."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from united.library.problems import UnknownPack
from united.outside.quoting import printable

PACK_FILE: Final = "pack.yaml"

BASE_PACKS: Final = ("spider-verse", "core-set")
"""The packs that each game has, before all others, in this order."""


@cache
def content_root() -> Path:
    """Return the folder of the shipped packs: inside the package when installed, else beside it."""
    package = Path(__file__).resolve().parents[1]
    for place in (package / "content", package.parent / "content"):
        if (place / BASE_PACKS[0] / PACK_FILE).is_file():
            return place
    raise UnknownPack(f"The game's content is missing: {package / 'content'}; install it again.")


def user_home(home: Path | None = None) -> Path:
    """Return the folder for saved games and own packs: `home`, `UNITED_HOME`, or the platform's."""
    if home is not None:
        return home
    given = os.environ.get("UNITED_HOME", "")
    return Path(os.path.expanduser(given)) if given else user_data_path("united", appauthor=False)


def user_packs(home: Path | None = None) -> Path:
    """Return the folder of the user's own packs; it need not exist."""
    return user_home(home) / "packs"


def shown(path: Path) -> str:
    """Return a path as messages name it: from the working folder on, where it lies below it."""
    # It may lie elsewhere, or there may be no working folder any more.
    with suppress(ValueError, OSError):
        path = Path(os.path.abspath(path))
        path = path.relative_to(Path.cwd())
    return printable(path.as_posix())
