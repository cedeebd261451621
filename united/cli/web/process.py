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
from united.cli.errors import say_error
from united.cli.streams import make_lenient

GRACE: Final = 10.0
"""Seconds that the app has to end by itself when its server is gone."""


def main() -> int:
    """Run the app until its visitor or its server leaves; return the exit status."""
    make_lenient()
    if hasattr(select, "poll"):
        Thread(target=_end_with_server, daemon=True).start()
    try:
        return run_app()
    except BrokenPipeError:
        # The server is gone, and nobody is left to tell. Each choice is saved already.
        return 0
    except Exception as error:
        return say_error(error)


def _end_with_server() -> None:
    """Wait until nobody holds the other end of standard input any more, then end."""
    waiting = select.poll()
    # Asking for nothing still tells of the other end's closing, and takes no input away.
    waiting.register(sys.stdin.fileno(), 0)
    waiting.poll()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())
