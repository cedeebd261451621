"""Errors as people read them: what, where, what instead, in one line on standard error."""

from __future__ import annotations

import re
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import click

BAD_INPUT = 2
"""The exit status for what was asked in a way that cannot be done."""

LISTED: Final = "lists them all."
"""How a message ends that says itself where to look."""

_QUOTED: Final = re.compile(r"(?<!\w)'([^']*)'(?!\w)")
"""What click puts in quotes; all other messages have backticks there."""

_saved: list[Path] = []


def note_save(path: Path | None) -> None:
    """Remember where the game is saved, for the case that something goes wrong."""
    _saved[:] = [path] if path else []


def say_error(error: Exception) -> int:
    """Print what an error means to a person; return the exit status."""
    if isinstance(error, click.ClickException):
        print(f"united: {_usage(error)}", file=sys.stderr)
        return BAD_INPUT
    tell_trouble(_foreseen(error) or _unforeseen(error))
    return BAD_INPUT


def tell_trouble(lines: str) -> None:
    """Print lines on standard error, if that is still there."""
    with suppress(OSError):
        print(lines, file=sys.stderr, flush=True)


def _usage(error: click.ClickException) -> str:
    """Return what is wrong with the arguments, and how to see what there is, in one line."""
    message = _QUOTED.sub(r"`\1`", " ".join(error.format_message().split()))
    if isinstance(error, click.NoSuchOption):
        near = [f"; did you mean `{error.possibilities[0]}`?"] if error.possibilities else [""]
        message = f"There is no option `{error.option_name}`{near[0]}"
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = context.command_path if context else "united"
    if message.endswith(LISTED):
        return message
    says = LISTED if message.startswith("There is no") else "says more."
    return f"{_ended(message)} `{command} --help` {says}"


def _ended(text: str) -> str:
    """Return a text with a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _foreseen(error: Exception) -> str:
    """Return the text of an error that says itself what is wrong, else nothing."""
    from united.library.problems import ContentError, UnknownPack
    from united.rules.setup import SetupError
    from united.session.problems import SaveProblem
    from united.session.statistics import StatisticsProblem
    from united.state.agenda import EndlessContent

    if isinstance(error, ContentError):
        return str(error)
    if isinstance(error, SetupError | UnknownPack | SaveProblem | StatisticsProblem):
        return f"united: {_ended(str(error))}"
    if isinstance(error, EndlessContent):
        return f"united: {error}; `united check` may know more.{where_saved()}"
    if isinstance(error, OSError):
        name = f"{error.filename}: " if error.filename else ""
        return f"united: {name}{_ended(error.strerror or str(error))}{where_saved()}"
    return ""


def _unforeseen(error: Exception) -> str:
    what = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    return (
        f"united: Something went wrong inside the program ({what}){_write_log(error)}."
        f"{where_saved()}"
    )


def where_saved() -> str:
    """Return where the game is saved and how to go on with it, as a sentence after others."""
    return f" The game is saved; `united resume {_saved[0]}` goes on with it." if _saved else ""


def _write_log(error: Exception) -> str:
    from united.session.paths import log_file

    log = log_file()
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8", errors="replace") as file:
            file.write(f"--- {datetime.now().astimezone().isoformat(timespec='seconds')}\n")
            file.writelines(traceback.format_exception(error))
    except OSError:
        return ""
    return f"; the details are in {log}"
