"""What can be wrong with a saved game, each as one sentence for the player."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from united.outside.errors import UnitedError
from united.outside.quoting import clipped, quoted, shown_path, typed_path
from united.rules.content import ForeignContent


class SaveProblem(UnitedError):
    """A saved game that cannot be used; the text says which, why and what to do instead."""


class SaveExists(SaveProblem):
    """A new game would have been written over something."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{shown_path(path)} is there already and is not overwritten; name another file or, "
            f"if it is a saved game, go on with it by `united resume {typed_path(path)}`"
        )


class SaveInUse(SaveProblem):
    """Another process is playing the same game."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{shown_path(path)} is being played in another window or process; "
            "leave it there first, or start another game"
        )


class SaveMissing(SaveProblem):
    """There is no such file, or it cannot be read or made."""


class DamagedSave(SaveProblem):
    """A line of the file is not what it should be."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(f"{shown_path(path)}, line {line}: {what}")
        self.line = line


class NewerSave(SaveProblem):
    """The file was written by a later version of this program."""


class PackMissing(SaveProblem):
    """A pack that the game was played with cannot be used; `why` says which and what is wrong."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{shown_path(path)} needs a pack that cannot be used: {why}")


class ForeignSave(SaveProblem, ForeignContent):
    """The game was played with other content; `differs` names the things."""

    def __init__(self, path: Path, differs: tuple[str, ...]) -> None:
        ForeignContent.__init__(self, differs, shown_path(path))


def reason_of(error: Exception) -> str:
    """Return why something could not be done with a file, without naming the file."""
    return getattr(error, "strerror", None) or clipped(error)


class CrossesHidden(UnitedError):
    """An undo would go back over a hidden card that was turned up since (J4)."""

    def __init__(self) -> None:
        super().__init__(
            "A hidden card was turned up since then; taking this back needs a confirmation (J4)"
        )


@contextlib.contextmanager
def as_problem(path: Path, what: str) -> Iterator[None]:
    """Say what the system refuses as a problem of a saved game, which cannot be `what`.

    `what` is a word such as `opened`. Raises SaveExists or SaveMissing.
    """
    try:
        yield
    except FileExistsError as error:
        raise SaveExists(path) from error
    except OSError as error:
        raise SaveMissing(
            f"{shown_path(path)} cannot be {what} as a saved game: {reason_of(error)}"
        ) from error
    except ValueError as error:
        raise SaveMissing(f"{quoted(path)} is no name of a file") from error
