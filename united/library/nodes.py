"""YAML from strangers, read into nodes that know their line and column.

Only mappings, lists and plain values pass: no tags, anchors, aliases, merge keys or directives, no
second document unless it is asked for, and bounds on size, depth and count. The parser's events are
used, not its own composing: that calls itself for each level of depth, and has no bounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import yaml
from attrs import field, frozen

from united.library.scalars import plain_value
from united.library.text import Unreadable, check_visible, decode

MAX_BYTES: Final = 256 * 1024
MAX_DEPTH: Final = 24
MAX_NODES: Final = 10_000


@frozen
class Bounds:
    """How much a file may hold: bytes, and values in all its documents together."""

    bytes: int
    values: int


CONTENT: Final = Bounds(MAX_BYTES, MAX_NODES)
"""What a file of a pack may hold."""

# The C parser gives the same events with the same marks, some ten times as fast.
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


_HINTS: Final = {
    "mapping values are not allowed": "a text with a colon must be in quotes",
    "expected key": "are the lines indented alike?",
    "block end": "are the lines indented alike?",
    "expected ',' or": "a bracket is not closed, or a comma is missing",
    "end of stream": "a bracket or a quotation mark is not closed",
}
"""What an author most likely did, by what the parsers say."""


@frozen(eq=False)
class Node:
    """A value with its place. `value` is a scalar, a list of nodes, or a list of (key, value).

    `written` is a scalar's text in the file, for messages: other values may mean the same.
    """

    kind: str
    value: Any
    line: int
    column: int
    written: str = ""

    @property
    def entries(self) -> list[tuple[Node, Node]]:
        """The keys and values of a mapping, as written; empty for anything else."""
        return self.value if self.kind == MAPPING else []

    @property
    def items(self) -> list[Node]:
        """The items of a list; empty for anything else."""
        return self.value if self.kind == LIST else []

    def get(self, key: str | int) -> Node | None:
        """Return the value of a key of a mapping, None where there is none."""
        return next((value for name, value in self.entries if name.value == key), None)

    def key_node(self, key: str | int) -> Node | None:
        """Return the key itself, for its place."""
        return next((name for name, _ in self.entries if name.value == key), None)


SCALAR: Final = "value"
LIST: Final = "list"
MAPPING: Final = "mapping"


def compose(data: bytes) -> Node:
    """Return the one document of a file of a pack. Raises `Unreadable`."""
    roots = _compose(data, CONTENT, several=False)
    if not roots:
        raise Unreadable("the file is empty")
    return roots[0]


def compose_all(data: bytes, bounds: Bounds) -> list[Node]:
    """Return the documents of a file in which something stands. Raises `Unreadable`."""
    return _compose(data, bounds, several=True)


def _compose(data: bytes, bounds: Bounds, *, several: bool) -> list[Node]:
    if len(data) > bounds.bytes:
        raise Unreadable(f"the file is larger than {_say_size(bounds.bytes)}")
    text = decode(data)
    builder = _Builder(bounds.values, several)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        raise _syntax(error) from error
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        # An impossible character code, such as "\UFFFFFFFF": the pure parser knows no place.
        raise Unreadable(f"not valid YAML: {str(error).splitlines()[0]}") from error
    return builder.roots


def _say_size(size: int) -> str:
    return f"{size // 1024**2} MiB" if size >= 1024**2 else f"{size // 1024} KiB"


def _syntax(error: yaml.MarkedYAMLError) -> Unreadable:
    mark = error.problem_mark or error.context_mark
    what = " ".join(str(error.problem or error.context).split())
    hint = next((f"; {hint}" for part, hint in _HINTS.items() if part in what), "")
    place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Unreadable(f"not valid YAML: {what}{hint}", *place)


@frozen(eq=False)
class _Open:
    """A list or mapping that has begun; `key` holds the key that waits for its value."""

    node: Node
    key: list[Node] = field(factory=list)


class _Builder:
    """Puts events together to nodes, with a stack of its own instead of recursion."""

    def __init__(self, most: int, several: bool) -> None:
        self.roots: list[Node] = []
        self._most = most
        self._several = several
        self._open: list[_Open] = []
        self._count = 0

    def take(self, event: Any) -> None:
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        for reason in _forbidden(event, bool(self.roots) and not self._several):
            raise Unreadable(reason, line, column)
        if isinstance(event, yaml.ScalarEvent):
            quoted = event.style in ("'", '"', "|", ">")
            check_visible(event.value, line, column)
            if self._several and not (self._open or quoted or event.value):
                # A document in which nothing stands.
                return
            value = event.value if quoted else plain_value(event.value)
            self._add(Node(SCALAR, value, line, column, event.value))
        elif isinstance(event, yaml.CollectionStartEvent):
            kind = MAPPING if isinstance(event, yaml.MappingStartEvent) else LIST
            node = Node(kind, [], line, column)
            self._add(node)
            self._open.append(_Open(node))
            if len(self._open) > MAX_DEPTH:
                raise Unreadable(f"more than {MAX_DEPTH} levels deep", line, column)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()

    def _add(self, node: Node) -> None:
        self._count += 1
        if self._count > self._most:
            raise Unreadable(f"more than {self._most} values in a file", node.line, node.column)
        if not self._open:
            self.roots.append(node)
            return
        top = self._open[-1]
        if top.node.kind == LIST:
            top.node.value.append(node)
        elif top.key:
            top.node.value.append((top.key.pop(), node))
        else:
            top.key.append(_checked_key(node))


def _checked_key(node: Node) -> Node:
    if node.kind != SCALAR or node.value is None:
        raise Unreadable("a key must be a plain word", node.line, node.column)
    if node.value == "<<":
        raise Unreadable("merge keys (<<) are not allowed; write it out", node.line, node.column)
    return node


def _forbidden(event: Any, complete: bool) -> Iterator[str]:
    """Yield why an event may not be there; `complete` says that the last document has been."""
    if isinstance(event, yaml.AliasEvent):
        yield "aliases (*name) are not allowed; write it out"
    elif getattr(event, "anchor", None) is not None:
        yield "anchors (&name) are not allowed"
    elif isinstance(event, yaml.DocumentStartEvent):
        if event.version or event.tags:
            yield "directives (%...) are not allowed"
        if complete:
            yield "only one document a file is allowed"
    elif getattr(event, "tag", None) is not None:
        yield "tags (!name) are not allowed"
