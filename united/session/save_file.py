"""The file of a game that is being played: held open, locked, and only ever added to.

Others can remove, rename, replace or shorten it all the same; `fault` finds that out.
"""

from __future__ import annotations

import contextlib
import errno
import os
from io import FileIO
from pathlib import Path
from typing import Final

import portalocker

from united.outside.plain_files import open_plain
from united.session.problems import SaveExists, SaveInUse, SaveMissing, as_problem
from united.session.read_save import MAX_BYTES

_STREAMS: Final = ("standard input", "standard output", "standard error")

_WRITE_PROTECTED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
"""What the system says of a file that may perhaps be read, but not written."""


class SaveFile:
    """An open file. `held` is what it must hold from its beginning, all of it on the disk.

    `refusal` is why nothing can be written to it, None if it can.
    """

    def __init__(self, path: Path, file: FileIO, refusal: OSError | None = None) -> None:
        self.path = path
        self.held = b""
        self.refusal = refusal
        self._file = file
        # What may stand behind `held`: the start of something that could not be written whole.
        self._loose = b""

    @classmethod
    def create(cls, path: Path, data: bytes) -> SaveFile:
        """Make a new file that holds `data`; an empty one may be there already.

        Raises SaveExists, SaveInUse, or SaveMissing where it cannot be made or written: nothing of
        it is left then.
        """
        with as_problem(path, "made"):
            made = not os.path.exists(path)
            file = open_plain(path, "x+b" if made else "r+b")
            _check_no_stream(file)
        _lock(path, file)
        if os.fstat(file.fileno()).st_size:
            file.close()
            raise SaveExists(path)
        new = cls(path, file)
        try:
            with as_problem(path, "written"):
                new.add(data)
        except SaveMissing:
            if made:
                new._remove()
            file.close()
            raise
        return new

    @classmethod
    def reopen(cls, path: Path) -> SaveFile:
        """Open a file to play on; `keep` says how much of it is good, once it has been read.

        Raises SaveInUse, or SaveMissing where the file cannot be read.
        """
        refusal = None
        with as_problem(path, "opened"):
            try:
                file = open_plain(path, "r+b")
            except OSError as error:
                if error.errno not in _WRITE_PROTECTED:
                    raise
                refusal = error
                file = open_plain(path, "rb")
            _check_no_stream(file)
        _lock(path, file)
        return cls(path, file, refusal)

    def read(self) -> bytes:
        """Return all that stands in the file, through the open file: others may be locked out."""
        with as_problem(self.path, "read"):
            return self._read()

    def keep(self, data: bytes, size: int) -> None:
        """Go on after the first bytes of what was read; `add` cuts off what follows them."""
        self.held, self._loose = data[:size], data[size:]

    def add(self, data: bytes) -> None:
        """Write more and wait until it is on the disk. Raises OSError or ValueError."""
        if self.refusal is not None:
            raise self.refusal
        try:
            self._cut_back()
            self._loose = data
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except (OSError, ValueError):
            # Half a line in the middle of the file would make the whole of it unreadable.
            with contextlib.suppress(OSError, ValueError):
                self._cut_back()
            raise
        self.held += data
        self._loose = b""

    def fault(self) -> str:
        """Return what others did to the file, such as `removed`, else nothing."""
        try:
            there = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return "removed"
        except OSError:
            return "put out of reach"
        try:
            if not os.path.samestat(there, os.fstat(self._file.fileno())):
                return "replaced"
            data = self._read()
        except (OSError, ValueError):
            return "changed"
        more = data[len(self.held) :]
        sound = data.startswith(self.held) and self._loose.startswith(more)
        return "" if sound else "changed"

    def close(self) -> None:
        """Close the file and let others have it."""
        with contextlib.suppress(OSError):
            self._file.close()

    def _read(self) -> bytes:
        self._file.seek(0)
        most = max(MAX_BYTES, len(self.held) + len(self._loose))
        return self._file.read(most + 1) or b""

    def _cut_back(self) -> None:
        if os.fstat(self._file.fileno()).st_size > len(self.held):
            self._file.truncate(len(self.held))
        self._file.seek(len(self.held))

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            if os.path.samestat(os.stat(self.path), os.fstat(self._file.fileno())):
                self.path.unlink()


def _check_no_stream(file: FileIO) -> None:
    """Raise OSError for what the program reads or prints to: the two would get mixed up."""
    own = os.fstat(file.fileno())
    for number, name in enumerate(_STREAMS):
        if _is_open(number) and os.path.samestat(own, os.fstat(number)):
            file.close()
            raise OSError(0, f"it is {name} of this program")


def _is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


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
