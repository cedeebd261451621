"""From bytes to text: UTF-8, and no character that hides or shows something else."""

from __future__ import annotations

import re
from typing import Final

from united.library.problems import Problem
from united.outside.errors import UnitedError

HIDDEN: Final = re.compile(
    "[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ue000-\uf8ff\ufeff\ufff9-\uffff\U000e0000-\U0010ffff]"
)
"""Characters that cannot be seen, or change how others are shown: no text in content has them.

Tabs are among them, because the two YAML parsers do not agree where they may stand.
"""


class Unreadable(UnitedError):
    """The text is no YAML that content may be; says where and why."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line = line
        self.column = column

    def problem(self, path: str) -> Problem:
        """Return it as a problem of the file."""
        return Problem(path, self.line, self.column, str(self))


def decode(data: bytes) -> str:
    """Return the text of a file. Raises `Unreadable`."""
    try:
        # Some editors put a byte order mark before UTF-8; it is no part of the text.
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        raise Unreadable("the file is not UTF-8 text", *_place(before)) from error
    check_visible(text, 1, 1)
    return text


def check_visible(text: str, line: int, column: int) -> None:
    """Raise `Unreadable` if a text that begins at a place has a hidden character.

    Values are asked too: an escape in quotes can bring in what the file itself does not have.
    """
    if found := HIDDEN.search(text):
        code = f"U+{ord(found.group()):04X}"
        if (line, column) == (1, 1):
            line, column = _place(text[: found.start()])
        instead = "use spaces, not tabs" if code == "U+0009" else "take it out"
        raise Unreadable(f"the character {code} cannot be seen; {instead}", line, column)


def _place(before: str) -> tuple[int, int]:
    """Return line and column of what follows a text."""
    lines = before.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return len(lines), len(lines[-1]) + 1
