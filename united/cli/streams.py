"""Standard input and output as they are: not always a terminal, not always UTF-8."""

from __future__ import annotations

import io
import os
import sys


def make_lenient() -> None:
    """Let a character that the terminal cannot show (or sent wrongly) be no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_terminal() -> bool:
    """Tell whether somebody sits at a terminal: both what is read and what is shown."""
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams)


def read_line() -> str | None:
    """Return the next line of standard input without its end; None when there is no more.

    What is printed is shown first: whoever answers must have seen the question.
    """
    if sys.stdout is not None:
        sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    return line.rstrip("\r\n") if line else None


def flush_or_forget() -> None:
    """Write out what is still to be printed; forget it where nobody reads any more."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except OSError:
        # Python would complain when it flushes once again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
