"""Things that go on from others: `extends` takes what a file leaves out from another thing's file.

It works on what is written, before it is read: so what comes out is checked like anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from attrs import evolve, frozen

from united.library.files import PackFile, read_file
from united.library.nearest import meant
from united.library.nodes import LIST, MAPPING, SCALAR, Node
from united.library.text import Unreadable
from united.library.values import Mistake, said
from united.outside.quoting import quoted

EXTENDS: Final = "extends"
WITHOUT: Final = "without"
CARDS: Final = "cards"

_OWN: Final = (EXTENDS, WITHOUT, "said_before")
"""Keys that say something of their own file alone."""

Nodes = Mapping[str, Node]
"""What the files of a pack say, by their paths inside it, with all that they go on from."""


@frozen(eq=False)
class Bases:
    """What a file can go on from: the files of its own pack, then those of earlier packs."""

    files: Mapping[str, PackFile]
    before: Sequence[Nodes]

    def extended(self, file: PackFile, node: Node, seen: tuple[str, ...] = ()) -> Node:
        """Return what a file says with what it takes from the thing that it extends.

        Raises `Mistake` where there is no such thing, or one that goes on from this very file.
        """
        given = node.get(EXTENDS)
        if given is None:
            without = node.key_node(WITHOUT)
            if without is not None:
                raise Mistake(without, f"`{WITHOUT}` is for what `{EXTENDS}` another")
            return node
        return _merged(node, self._base(file, given, seen), given)

    def part(self, file: PackFile, name: str, thing: Node) -> Node | None:
        """Return what a Villain's missing file says by what his own file extends, if it does."""
        given = thing.get(EXTENDS)
        if given is None:
            return None
        inside = f"{file.inside.removesuffix('.yaml')}/{name}"
        base = self._base(evolve(file, inside=inside), given, ())
        (head, _), *rest = base.entries
        id = Node(SCALAR, file.thing, given.line, given.column, file.thing)
        moved = _moved(evolve(base, value=rest), given)
        return evolve(moved, value=[(_moved(head, given), id), *moved.entries])

    def _base(self, file: PackFile, given: Node, seen: tuple[str, ...]) -> Node:
        if not isinstance(given.value, str):
            raise Mistake(given, f"should be the id of a thing, not {said(given)}")
        inside = _beside(file.inside, given.value)
        if inside in (*seen, file.inside) and seen:
            raise Mistake(given, f"{quoted(given.value)} goes on from this very file")
        other = self.files.get(inside)
        if other is not None and inside != file.inside:
            try:
                return self.extended(other, read_file(other), (*seen, file.inside))
            except Unreadable as error:
                raise Mistake(given, f"{quoted(given.value)} cannot be read: {error}") from error
        for nodes in reversed(self.before):
            if inside in nodes:
                return nodes[inside]
        if inside == file.inside:
            raise Mistake(given, f"no pack before this one has {quoted(given.value)} to go on from")
        known = [_id(one, inside) for nodes in (*self.before, self.files) for one in nodes]
        ids = dict.fromkeys(id for id in known if id)
        raise Mistake(
            given, f"there is no {quoted(given.value)} to go on from{meant(given.value, ids) or ''}"
        )


def _beside(inside: str, id: str) -> str:
    """Return the path of the same file of another thing: `villains/ID/plan.yaml`."""
    parts = inside.split("/")
    parts[1] = f"{id}.yaml" if len(parts) == 2 else id
    return "/".join(parts)


def _id(inside: str, like: str) -> str:
    """Return the id of a thing by the path of a file, empty where it is no file of that kind."""
    parts, other = inside.split("/"), like.split("/")
    if len(parts) != len(other) or (parts[0], parts[2:]) != (other[0], other[2:]):
        return ""
    return parts[1].removesuffix(".yaml")


def _merged(node: Node, base: Node, at: Node) -> Node:
    """Return a mapping with what it leaves out of another one; of `cards` those with other ids."""
    own = {name.value for name, _ in node.entries}
    entries = []
    left_out = _names(node.get(WITHOUT))
    for name, value in node.entries:
        there = base.get(CARDS)
        if name.value == CARDS and there is not None and value.kind == LIST:
            value = _cards(value, there, at, left_out)
        entries.append((name, value))
    # The first key is the head of the file or of the card: each has its own.
    for name, value in base.entries[1:]:
        if name.value in own or name.value in _OWN:
            continue
        moved = _moved(value, at)
        if name.value == CARDS:
            moved = _cards(Node(LIST, [], at.line, at.column), value, at, left_out)
        entries.append((_moved(name, at), moved))
    return evolve(node, value=entries)


def _names(node: Node | None) -> list[Node]:
    if node is None:
        return []
    return node.items if node.kind == LIST else [node]


def _cards(own: Node, base: Node, at: Node, left_out: Iterable[Node]) -> Node:
    """Return the cards of another thing, some of them replaced or left out, and further ones."""
    there = {_card_id(item): item for item in base.items}
    for name in left_out:
        if name.value not in there:
            wanted = str(name.value)
            known = meant(wanted, there) or f"; there are: {', '.join(there)}"
            raise Mistake(name, f"there is no card {quoted(wanted)} to leave out{known}")
    gone = {name.value for name in left_out}
    given = {_card_id(item): _going_on(item, there, at) for item in own.items}
    items = [
        given.pop(id) if id in given else _moved(item, at)
        for id, item in there.items()
        if id not in gone
    ]
    return evolve(own, value=[*items, *given.values()])


def _going_on(item: Node, there: Mapping[str, Node], at: Node) -> Node:
    extended = item.get(EXTENDS)
    if extended is None:
        return item
    if extended.value not in there:
        wanted = str(extended.value)
        raise Mistake(extended, f"there is no card {quoted(wanted)} there{meant(wanted, there)}")
    whole = _merged(item, there[extended.value], extended)
    return evolve(whole, value=[pair for pair in whole.entries if pair[0].value != EXTENDS])


def _card_id(item: Node) -> str:
    """Return what a card is called among those of its thing."""
    for key in ("card", "threat"):
        id = item.get(key)
        if id is not None:
            return str(id.value)
    symbols = item.get("symbols")
    return "-".join(str(one.value) for one in symbols.items) if symbols else ""


def _moved(node: Node, at: Node) -> Node:
    """Return a node as if it stood where another stands: there its problems are told."""
    value = node.value
    if node.kind == LIST:
        value = [_moved(item, at) for item in value]
    elif node.kind == MAPPING:
        value = [(_moved(name, at), _moved(one, at)) for name, one in value]
    return evolve(node, value=value, line=at.line, column=at.column)
