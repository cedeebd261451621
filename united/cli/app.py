"""The way from the command line into the app; Textual is loaded here and nowhere earlier."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from united.cli.errors import BAD_INPUT, note_session, where_saved
from united.cli.streams import can_show_app, is_dumb, is_terminal, warn
from united.outside.quoting import clipped

SIGNALLED: Final = 128
"""Beyond this an exit status tells the number of the signal that ended the app."""


def why_not_here() -> str:
    """Return why the app cannot be shown here, with the modes that can; empty if it can."""
    if is_terminal() and not can_show_app():
        return (
            "united: The app is drawn on standard error, which does not go to the terminal: start "
            "it without `2>`; `united play --plain` plays in plain lines."
        )
    if not can_show_app():
        return (
            "united: The app needs a terminal; `united play --plain` plays in plain lines, "
            "`united play --json` in JSON lines."
        )
    if is_dumb():
        term = clipped(os.environ.get("TERM", ""))
        return (
            f"united: This terminal (TERM={term}) cannot show the app; "
            "`united play --plain` plays in plain lines."
        )
    return ""


def open_app(**wishes: Any) -> int:
    """Open the app; where it cannot be shown, name the modes that can. Return the exit status.

    `wishes` go to `united.app.run_app`: a `session` to play or a `replay` to look at.
    """
    if why := why_not_here():
        warn(why)
        if is_terminal() and not can_show_app():
            # Standard error goes where nobody looks now.
            print(why)
        return BAD_INPUT
    run_app: Callable[..., int] = import_module("united.app").run_app
    status = run_app(note_session=note_session, **wishes)
    if status > SIGNALLED:
        name = signal.Signals(status - SIGNALLED).name
        warn(f"united: The app was ended by a signal ({name}).{where_saved()}")
    return status
