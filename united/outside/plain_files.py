"""Opening the files that somebody names: plain ones only, since others may never end."""

from __future__ import annotations

import errno
import os
import stat
from io import FileIO
from pathlib import Path
from typing import Final

from united.outside.errors import UnitedError

_KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)
PLAIN: Final = "a plain file"
"""What has a size, and an end."""

_NEW: Final = 0o666
"""The rights of a new file, less those that the user's mask takes away."""


class NotPlain(UnitedError, OSError):
    """What is there is no plain file; `strerror` says what it is."""


def read_plain(path: Path, most: int) -> bytes:
    """Return what a plain file holds, at most `most` bytes of it and one more, never waiting.

    Raises NotPlain for a folder, pipe, socket or device, OSError where it cannot be read, and
    ValueError for what can be no name of a file.
    """
    # Opened without waiting, a pipe that nobody writes to opens at once, and is then refused.
    with open(path, "rb", opener=_open_at_once) as file:
        return file.read(most + 1)


def open_plain(path: Path, mode: str) -> FileIO:
    """Open a plain file in a mode of `FileIO` such as `x+b`, never waiting.

    Raises what `read_plain` raises; FileExistsError where `x` finds anything of that name.
    """
    return FileIO(path, mode, opener=_open_at_once)


def _open_at_once(path: str, flags: int) -> int:
    try:
        number = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), _NEW)
    except OSError as error:
        if error.errno == errno.ENXIO:
            # A pipe that nobody reads, or a socket.
            check_plain(path)
        raise
    try:
        check_plain(number)
    except OSError:
        os.close(number)
        raise
    return number


def check_plain(file: int | str) -> None:
    """Raise NotPlain unless an open file, or what has this name, is a plain one."""
    mode = os.stat(file).st_mode
    kind = kind_of(mode)
    if kind != PLAIN:
        raise NotPlain(
            0, f"it is {kind}" if stat.S_ISDIR(mode) else f"it is {kind} and no plain file"
        )


def kind_of(mode: int) -> str:
    """Return what a file is that has this mode, such as `a folder`."""
    return next((what for is_kind, what in _KINDS if is_kind(mode)), PLAIN)
