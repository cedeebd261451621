"""The way from the command line into the app; Textual is loaded here and nowhere earlier."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from united.cli.errors import BAD_INPUT
from united.cli.streams import can_show_app, warn


def open_app(**wishes: Any) -> int:
    """Open the app; without a terminal, name the modes that need none. Return the exit status.

    `wishes` go to `united.app.run_app`: a `session` to play or a `replay` to look at.
    """
    if not can_show_app():
        warn(
            "united: The app needs a terminal; `united play --plain` plays in plain lines, "
            "`united play --json` in JSON lines."
        )
        return BAD_INPUT
    run_app: Callable[..., int] = import_module("united.app").run_app
    return run_app(**wishes)
