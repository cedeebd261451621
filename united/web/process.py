"""The process of one visitor's game: the app, with the server instead of a terminal."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from threading import Thread
from typing import Final

from united.app import run_app

GRACE: Final = 10.0
"""Seconds that the app has to end by itself when its server is gone."""


def run_for_visitor() -> int:
    """Run the app until its visitor or its server leaves; return the exit status.

    Raises whatever goes wrong inside the app.
    """
    if hasattr(select, "poll"):
        Thread(target=_end_with_server, daemon=True).start()
    try:
        return run_app()
    except BrokenPipeError:
        # The server is gone, and nobody is left to tell. Each choice is saved already.
        return 0


def _end_with_server() -> None:
    """Wait until nobody holds the other end of standard input any more, then end."""
    waiting = select.poll()
    # Asking for nothing still tells of the other end's closing, and takes no input away.
    waiting.register(sys.stdin.fileno(), 0)
    waiting.poll()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)
