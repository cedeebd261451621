"""Where in the files of a pack an effect of one of its cards is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import fields, has

from united.definitions.effect import Effect
from united.library.files import PackFile, read_file
from united.library.notes import find
from united.library.packs import PackContent
from united.library.problems import Problem
from united.library.text import Unreadable
from united.library.things import Thing

Steps = tuple[str | int, ...]
"""A way into a thing: names of fields, and numbers in lists."""

_PARTS: Final = ("plan", "threats")
"""What of a Villain stands in a file of its own, `plan.yaml` with `cards`."""


def problem_of(
    contents: Sequence[PackContent], effects: tuple[Effect, ...], message: str
) -> Problem:
    """Return a problem at the place of effects that stand on a card of these packs.

    Raises LookupError if they stand on none.
    """
    for content in reversed(contents):
        for thing in content.things.values():
            for path in _paths(thing.made, effects):
                return _problem(content.root, thing, path, message)
    raise LookupError("these effects stand on no card of the packs")


def _paths(made: Any, wanted: tuple[Effect, ...]) -> Iterator[Steps]:
    """Yield the paths by which effects are reached from a thing, each step a field or a number."""
    if made is wanted:
        yield ()
    elif isinstance(made, tuple):
        for number, one in enumerate(made):
            yield from ((number, *rest) for rest in _paths(one, wanted))
    elif has(type(made)):
        for each in fields(type(made)):
            found = _paths(getattr(made, each.name), wanted)
            yield from ((each.name, *rest) for rest in found)


def _problem(root: Path, thing: Thing, path: Steps, message: str) -> Problem:
    inside = f"{thing.path}.yaml"
    if path[0] in _PARTS:
        inside, path = f"{thing.path}/{path[0]}.yaml", ("cards", *path[1:])
    file = PackFile(inside, root / inside)
    try:
        node = find(read_file(file), path)
    except Unreadable as error:
        return error.problem(file.shown)
    return Problem(file.shown, node.line, node.column, message)
