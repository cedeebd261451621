"""What is wrong with content, and where."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from united.outside.errors import UnitedError
from united.outside.quoting import printable


@frozen(order=True)
class Problem:
    """One mistake in a content file; `line` and `column` count characters from 1.

    Both are 0 where it is no text that is wrong: a folder, or a file that cannot be read.

    `path` is relative to the working folder where the file lies below it. `message` says what is
    wrong and what was meant, without a full stop.
    """

    path: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        place = f":{self.line}:{self.column}" if self.line else ""
        return printable(f"{self.path}{place}: {self.message}")


class ContentError(UnitedError):
    """Content that cannot be played; the text is one line for each of `problems`."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


class UnknownPack(UnitedError):
    """There is no such pack, file or folder; the text is one line that says what there is."""
