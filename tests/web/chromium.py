"""Chromium and its driver: whether they are here, and how to get them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from typing import Final

PROGRAMS: Final = (("chromium", "chromium-browser", "google-chrome"), ("chromedriver",))

PACKAGES: Final = "on Debian, `apt-get install chromium chromium-driver` brings them"

WANTED: Final = "CI"
"""Where this variable is set, a browser must be here: all tests run, or fail."""


def find_program(names: Sequence[str]) -> str:
    """Return where the first of these programs is that is installed, empty if none is."""
    return next(filter(None, map(shutil.which, names)), "")


def what_is_missing() -> str:
    """Return which programs are missing for a browser to play in, empty if none is."""
    return " and ".join(names[0] for names in PROGRAMS if not find_program(names))


def is_wanted() -> bool:
    """Tell whether tests that need a browser must run here."""
    return bool(os.environ.get(WANTED))
