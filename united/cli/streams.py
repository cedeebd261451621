"""Standard input and output as they are: not always a terminal, not always UTF-8, or not there."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Final

_DUMB: Final = frozenset({"", "dumb", "unknown"})
"""What TERM says of terminals that only go on line by line."""

_MOST_CELLS: Final = 1000
"""Columns and rows beyond which no terminal goes."""

_OUTPUTS: Final = {"stdout": 1, "stderr": 2}


def open_closed() -> None:
    """Put nothing in the place of a stream that is closed.

    Else a file that is opened later, such as a saved game, would get what is printed.
    """
    for name, number in {"stdin": 0, **_OUTPUTS}.items():
        try:
            os.fstat(number)
        except OSError:
            # What is opened gets the lowest number that is free.
            os.open(os.devnull, os.O_RDWR)
        if getattr(sys, name) is None:
            stream = os.fdopen(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False)
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)


def bound_size() -> None:
    """Take a size of the terminal out of the environment that none can have, or that is no number.

    What is drawn for it would need all memory. Programs look at the terminal itself then.
    """
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "")
        plain = size.isascii() and size.isdecimal() and len(size) <= len(str(_MOST_CELLS))
        if not (plain and 0 < int(size) <= _MOST_CELLS):
            os.environ.pop(name, None)


def make_lenient() -> None:
    """Let a character that the terminal cannot show (or sent wrongly) be no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_terminal() -> bool:
    """Tell whether somebody sits at a terminal: both what is read and what is shown."""
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams)


def can_show_app() -> bool:
    """Tell whether the app can be seen; Textual draws it on standard error."""
    return is_terminal() and sys.stderr is not None and sys.stderr.isatty()


def is_dumb() -> bool:
    """Tell whether the terminal knows no control codes, as far as it says what it is."""
    return os.name == "posix" and os.environ.get("TERM", "") in _DUMB


def read_line() -> str | None:
    """Return the next line of standard input without its end; None when there is no more.

    What is printed is shown first: whoever answers must have seen the question.
    """
    if sys.stdout is not None:
        sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    return line.rstrip("\r\n") if line else None


def warn(text: str) -> None:
    """Print lines on standard error; where nobody reads them the program goes on all the same."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


def finish_output() -> str:
    """Write out what is still to be printed, and forget it where nobody reads any more.

    Returns why it could not be written if somebody would read it, else an empty text.
    """
    why = ""
    for name, number in _OUTPUTS.items():
        # Whoever found the reader gone may have put another stream in its place.
        for stream in {getattr(sys, name), getattr(sys, f"__{name}__")} - {None}:
            try:
                stream.flush()
            except OSError as error:
                # Python would complain when it flushes once again at its end.
                os.dup2(os.open(os.devnull, os.O_WRONLY), number)
                gone = isinstance(error, BrokenPipeError) or name == "stderr"
                why = why if gone else error.strerror or str(error)
    return why
