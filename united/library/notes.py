"""What a reader notes of a file: its problems, and the ids that it mentions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from attrs import frozen

from united.library.nodes import LIST, SCALAR, Node
from united.library.problems import Problem
from united.outside.errors import UnitedError

MAX_PROBLEMS: Final = 100
"""How many problems of one file are told: looking for what was meant takes its time."""


class TooMany(UnitedError):
    """The file has more problems than anybody reads at once."""


class Unknown(UnitedError):
    """A check asked for a value that could not be read."""


class _Failed:
    """Stands for a value in which a problem was found: given, but no check can look into it."""

    def __bool__(self) -> bool:
        return True

    def _look(self, *_: object) -> Any:
        raise Unknown

    __iter__ = __len__ = __getitem__ = __getattr__ = __contains__ = _look
    __add__ = __radd__ = __lt__ = __le__ = __gt__ = __ge__ = _look


FAILED: Final[Any] = _Failed()
"""What reading returns for a value in which a problem was found."""


@frozen
class Mention:
    """An id in a file, referred to or declared; `kind` is `token`, `location`, ..."""

    kind: str
    id: str
    path: str
    line: int
    column: int

    def problem(self, message: str) -> Problem:
        """Return a problem at its place."""
        return Problem(self.path, self.line, self.column, message)


class Notes:
    """The problems of one file, and the ids that it declares and refers to."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.referred: list[Mention] = []
        self.declared: list[Mention] = []

    def report(self, node: Node, message: str) -> Any:
        """Note a problem at a node; return FAILED. Raises `TooMany` when it is time to stop."""
        if len(self.problems) == MAX_PROBLEMS:
            raise TooMany
        self.problems.append(Problem(self.path, node.line, node.column, message))
        return FAILED


def failed(values: Iterable[Any]) -> bool:
    """Tell whether any of the values could not be read."""
    return any(value is FAILED for value in values)


def find(node: Node, path: tuple[str | int, ...]) -> Node:
    """Return the node at a path, or the last one on the way that there is.

    The end of the path is a value; of a list or mapping it is the key, since its line says more.
    """
    place = node
    for step in path:
        if node.kind == LIST and isinstance(step, int):
            place = node = node.items[step]
        elif (value := node.get(step)) is not None:
            place = value if value.kind == SCALAR else node.key_node(step) or value
            node = value
    return place
