"""The saved game while it is being played: each choice is appended and on the disk at once.

The file is only ever added to: an undo is a line too, so nothing that was played is lost.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from io import FileIO
from pathlib import Path
from typing import Any

import portalocker

from united.outside.quoting import printable
from united.session.problems import SaveExists, SaveInUse, SaveMissing
from united.session.reading import MAX_BYTES
from united.session.record import Header, Record, header_to_data


class Journal:
    """An open saved game. `trouble` says why the last lines are not on the disk, empty if they are.

    Lines that could not be written are kept and tried again with the next one.
    """

    def __init__(self, path: Path, file: FileIO, size: int) -> None:
        self.path = path
        self.trouble = ""
        self._file = file
        self._size = size
        self._waiting: list[bytes] = []

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a new file; an empty one may be there already.

        Raises SaveExists, SaveInUse, or SaveMissing where no file can be made.
        """
        with _as_problem(path, "made"):
            file = FileIO(path, "a+b" if path.exists() else "x+b")
        _lock(path, file)
        if os.fstat(file.fileno()).st_size:
            file.close()
            raise SaveExists(path)
        journal = cls(path, file, 0)
        journal.append(header_to_data(header))
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Open a file to play on; `continue_after` says where, once it has been read.

        Raises SaveInUse, or SaveMissing where the file cannot be written.
        """
        with _as_problem(path, "opened"):
            file = FileIO(path, "r+b")
        _lock(path, file)
        return cls(path, file, os.fstat(file.fileno()).st_size)

    def read(self) -> bytes:
        """Return all that stands in the file, through the open file: others may be locked out."""
        with _as_problem(self.path, "read"):
            self._file.seek(0)
            return self._file.read(MAX_BYTES + 1)

    def continue_after(self, record: Record) -> None:
        """Go on after the good lines of what was read; a torn last line is cut off."""
        self._size = record.size
        if record.torn:
            self._write()
        elif record.unended:
            self._waiting.append(b"\n")
            self._write()

    def append(self, entry: Mapping[str, Any]) -> bool:
        """Write one line and wait until it is on the disk; return whether it is."""
        text = json.dumps(entry, ensure_ascii=False, separators=(", ", ": "))
        self._waiting.append(f"{text}\n".encode("utf-8", "backslashreplace"))
        return self._write()

    def close(self) -> None:
        """Close the file and let others have it."""
        with contextlib.suppress(OSError):
            self._file.close()

    def _write(self) -> bool:
        data = b"".join(self._waiting)
        try:
            self._cut_back()
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            self.trouble = getattr(error, "strerror", None) or str(error)
            # Half a line in the middle of the file would make the whole of it unreadable.
            with contextlib.suppress(OSError, ValueError):
                self._cut_back()
            return False
        self._size += len(data)
        self._waiting.clear()
        self.trouble = ""
        return True

    def _cut_back(self) -> None:
        # What is no regular file, such as a device, has no size and cannot be cut.
        if os.fstat(self._file.fileno()).st_size > self._size:
            self._file.truncate(self._size)
        if self._file.seekable():
            self._file.seek(self._size)


def _write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) or 0 :]


def _lock(path: Path, file: FileIO) -> None:
    flags = portalocker.LockFlags.EXCLUSIVE | portalocker.LockFlags.NON_BLOCKING
    try:
        portalocker.lock(file, flags)
    except portalocker.AlreadyLocked as error:
        file.close()
        raise SaveInUse(path) from error
    except portalocker.LockException:
        # Some network file systems cannot lock; the game can be saved there all the same.
        return


@contextlib.contextmanager
def _as_problem(path: Path, what: str) -> Iterator[None]:
    try:
        yield
    except FileExistsError as error:
        raise SaveExists(path) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveMissing(f"{path} cannot be {what} as a saved game: {reason}") from error
    except ValueError as error:
        raise SaveMissing(f"`{printable(str(path))}` is no name of a file") from error
