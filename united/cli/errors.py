"""Errors as people read them: what, where, what instead, in one line on standard error."""

from __future__ import annotations

import errno
import re
import traceback
from datetime import datetime
from typing import TYPE_CHECKING, Final

import click

from united.cli.streams import warn
from united.outside.errors import UnitedError
from united.outside.plain_files import open_plain
from united.outside.quoting import clipped, ended, quoted, shown_path, typed_path

if TYPE_CHECKING:
    from united.session.session import Session

BAD_INPUT = 2
"""The exit status for what was asked in a way that cannot be done."""

LISTED: Final = "lists them all."
"""How a message ends that says itself where to look."""

_LONGEST: Final = 200
"""Letters of a message that is not ours, which may hold anything that was typed."""

_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What the system says where no more can be written."""

_QUOTED: Final = re.compile(r"(?<!\w)'([^']*)'(?!\w)")
"""What click puts in quotes; all other messages have backticks there."""


class OurUsageError(UnitedError, click.UsageError):
    """What is wrong with the arguments, in a sentence that quotes what was typed itself."""


_played: list[Session] = []


def note_session(session: Session) -> None:
    """Remember the game that is played, for the case that something goes wrong."""
    _played[:] = [session]


def say_error(error: Exception) -> int:
    """Print what an error means to a person; return the exit status."""
    if isinstance(error, click.ClickException):
        warn(f"united: {_usage(error)}")
        return BAD_INPUT
    warn(_foreseen(error) or _unforeseen(error))
    return BAD_INPUT


def _usage(error: click.ClickException) -> str:
    """Return what is wrong with the arguments, and how to see what there is, in one line."""
    message = _message(error)
    if isinstance(error, click.NoSuchOption):
        near = f"; did you mean `{error.possibilities[0]}`?" if error.possibilities else ""
        message = f"There is no option {quoted(error.option_name)}{near}"
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = context.command_path if context else "united"
    if message.endswith(LISTED):
        return message
    says = LISTED if message.startswith("There is no") else "says more."
    return f"{ended(message)} `{command} --help` {says}"


def _message(error: click.ClickException) -> str:
    """Return the message of an error as one line; what is click's own quotes what was typed."""
    message = error.format_message()
    if isinstance(error, OurUsageError):
        return message
    words = " ".join(message.split())
    return clipped(_QUOTED.sub(lambda found: quoted(found[1]), words), _LONGEST)


def _foreseen(error: Exception) -> str:
    """Return the text of an error that says itself what is wrong, else nothing."""
    from united.library.problems import ContentError, UnknownPack
    from united.rules.setup import SetupError
    from united.session.problems import SaveProblem
    from united.session.statistics import StatisticsProblem

    if isinstance(error, ContentError):
        return str(error)
    if isinstance(error, SetupError | UnknownPack | SaveProblem | StatisticsProblem):
        return f"united: {ended(str(error))}"
    return f"united: {_say_os(error)}{where_saved()}" if isinstance(error, OSError) else ""


def _say_os(error: OSError) -> str:
    """Return what the system refused; where it names no file, it is what is printed."""
    why = error.strerror or clipped(error)
    if error.filename:
        return f"{shown_path(error.filename)}: {ended(why)}"
    return unwritten(why) if error.errno in _FULL else ended(why)


def unwritten(why: str) -> str:
    """Return the sentence for standard output that takes no more, such as a full disk."""
    return f"What is printed cannot be written: {ended(why)}"


def _unforeseen(error: Exception) -> str:
    said = f"{type(error).__name__}: {str(error)[:_LONGEST]}"
    what = clipped(" ".join(said.split()), _LONGEST)
    return (
        f"united: Something went wrong inside the program ({what}){_write_log(error)}."
        f"{where_saved()}"
    )


def where_saved() -> str:
    """Return what became of the game that was played, as a sentence after others."""
    return f" {what_became_of(_played[0])}" if _played else ""


def what_became_of(session: Session) -> str:
    """Return what is on the disk of a game that was left, and what goes on with that."""
    saved, path, why = session.saved, session.path, session.trouble
    if path is None:
        return (
            f"The game could not be saved and is lost: {why}; "
            "`united play --save FILE` saves another one elsewhere."
        )
    go_on = f"`united resume {typed_path(path)}` goes on with"
    if saved:
        return f"The game is saved; {go_on} it."
    return f"The last choices could not be saved and are lost: {why}; {go_on} those before them."


def _write_log(error: Exception) -> str:
    from united.session.paths import log_file

    log = log_file()
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with open_plain(log, "ab") as file:
            now = datetime.now().astimezone().isoformat(timespec="seconds")
            text = "".join([f"--- {now}\n", *traceback.format_exception(error)])
            file.write(text.encode("utf-8", "replace"))
    except (OSError, ValueError):
        return ""
    return f"; the details are in {shown_path(log)}"
