"""Reading scenario files: several documents a file, each strict, each value with its place."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from attrs import frozen

from united.library.nearest import meant
from united.library.nodes import LIST, MAPPING, SCALAR, Bounds, Node, compose_all
from united.library.problems import Problem
from united.library.text import Unreadable
from united.outside.errors import UnitedError
from united.outside.plain_files import read_plain
from united.outside.quoting import clipped, ended, quoted, shown_path

_BOUNDS: Final = Bounds(bytes=16 * 1024**2, values=1_000_000)
"""What a file of scenarios may hold: somebody's own tests, many of them in one file."""

LONGEST_TITLE: Final = 200
"""Letters of a title that are shown."""

_KEYS: Final = ("scenario", "rules", "game", "given", "steps", "then")


class ScenarioFault(UnitedError):
    """Why a scenario fails, with what says so and its line."""

    def __init__(self, message: str, node: Node) -> None:
        super().__init__(message)
        self.node = node
        self.line = node.line


class UnreadableFile(UnitedError):
    """A file that is no scenario file; the text is `file:line:column: why`, or names the file."""


@frozen(eq=False)
class Scenario:
    """One scenario of a file, as written; `root` is its whole document."""

    title: str
    path: str
    root: Node

    def part(self, key: str) -> Node | None:
        """Return one part of the document (`game`, `given`, `steps`, `then`), None if not given."""
        return fields(self.root, _KEYS, "a scenario").get(key)


def read_file(path: Path) -> list[Scenario]:
    """Return the scenarios of a file. Raises UnreadableFile."""
    try:
        data = read_plain(path, _BOUNDS.bytes)
    except OSError as error:
        why = error.strerror or str(error)
        raise UnreadableFile(f"{shown_path(path)} cannot be read: {ended(why)}") from error
    except ValueError as error:
        raise UnreadableFile(f"{quoted(path)} is no name of a file.") from error
    try:
        found = [_scenario(path, root) for root in compose_all(data, _BOUNDS)]
    except Unreadable as error:
        raise UnreadableFile(str(error.problem(str(path)))) from error
    if not found:
        raise UnreadableFile(f"{shown_path(path)}:1:1: there is no scenario in the file")
    return found


def _scenario(path: Path, root: Node) -> Scenario:
    title = root.get("scenario")
    if root.kind != MAPPING or title is None:
        raise UnreadableFile(
            str(Problem(str(path), root.line, root.column, "a scenario begins with `scenario:`"))
        )
    if not isinstance(title.value, str):
        raise UnreadableFile(
            str(Problem(str(path), title.line, title.column, "the title must be a text"))
        )
    return Scenario(clipped(title.value, LONGEST_TITLE), str(path), root)


def fields(node: Node, known: Collection[str], what: str) -> dict[str, Node]:
    """Return the values of a mapping by key; raises ScenarioFault for unknown or repeated keys."""
    if node.kind != MAPPING:
        raise ScenarioFault(f"{what} must be a mapping", node)
    found: dict[str, Node] = {}
    for key, value in node.entries:
        if key.value not in known:
            hint = meant(str(key.value), known) or f"; there are {', '.join(known)}"
            raise ScenarioFault(f"{what} has no {quoted(key.written)} here{hint}", key)
        if key.value in found:
            raise ScenarioFault(f"{quoted(key.written)} stands there twice", key)
        found[key.value] = value
    return found


def text(node: Node) -> str:
    """Return a text; raises ScenarioFault for anything else."""
    if node.kind != SCALAR or not isinstance(node.value, str):
        raise ScenarioFault(f"{_shown(node)} must be a text", node)
    return node.value


def texts(node: Node) -> tuple[str, ...]:
    """Return a list of texts; raises ScenarioFault for anything else."""
    return tuple(text(item) for item in items(node))


def items(node: Node) -> list[Node]:
    """Return the items of a list; raises ScenarioFault for anything else."""
    if node.kind != LIST:
        raise ScenarioFault(f"{_shown(node)} must be a list", node)
    return node.items


def whole(node: Node, least: int = 0, most: int = 999_999_999) -> int:
    """Return a whole number from `least` to `most`; raises ScenarioFault for anything else."""
    value = node.value
    if node.kind != SCALAR or type(value) is not int or not least <= value <= most:
        raise ScenarioFault(f"{_shown(node)} must be a whole number from {least} to {most}", node)
    return value


def flag(node: Node) -> bool:
    """Return true or false; raises ScenarioFault for anything else."""
    if node.kind != SCALAR or not isinstance(node.value, bool):
        raise ScenarioFault(f"{_shown(node)} must be true or false", node)
    return node.value


def plain(node: Node) -> object:
    """Return a node as the plain data it stands for."""
    if node.kind == MAPPING:
        return {str(key.value): plain(value) for key, value in node.entries}
    if node.kind == LIST:
        return [plain(item) for item in node.items]
    return node.value


def _shown(node: Node) -> str:
    return f"the {node.kind}" if node.kind != SCALAR else quoted(node.written or "nothing")
