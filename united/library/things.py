"""The kinds of things in a pack, and the reading of one of them from its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from attrs import evolve, field, frozen

from united.definitions.additions import TokenKind, count_key
from united.definitions.challenge import Challenge
from united.definitions.hero import Hero
from united.definitions.location import Location
from united.definitions.threat import Threats
from united.definitions.villain import Plan, Villain
from united.library.digests import digest_things
from united.library.extending import EXTENDS, Bases
from united.library.files import PackFile, read_file
from united.library.ids import check_ids
from united.library.nodes import LIST, Node
from united.library.notes import FAILED, Mention, TooMany
from united.library.problems import Problem
from united.library.reader import Reader
from united.library.scopes import Scope
from united.library.text import Unreadable
from united.library.values import ID, Mistake, said

NO_BASES: Final = Bases({}, ())
"""Nothing that a file could go on from."""

THINGS: Final[Mapping[str, tuple[str, type]]] = {
    "heroes": ("hero", Hero),
    "locations": ("location", Location),
    "villains": ("villain", Villain),
    "challenges": ("challenge", Challenge),
    "tokens": ("token", TokenKind),
}
"""The folder of each kind of thing: the first key of its files, and its class."""

PARTS: Final[Mapping[str, tuple[str, type]]] = {
    "plan.yaml": ("plan", Plan),
    "threats.yaml": ("threats", Threats),
}
"""The files in a Villain's own folder."""


_HEADS: Final = {head for head, _ in (*THINGS.values(), *PARTS.values())} | {"pack"}


@frozen(eq=False)
class Thing:
    """A Hero, Location, Villain or challenge as its files say it; `path` is `heroes/ID`.

    `made` is the definition, None where the files have problems; `lies_on` says of each token that
    it declares what that lies on, also where the file has other problems; `nodes` is what its files
    say, by their paths in the pack, and `shown` the path of the first as messages name it.
    """

    path: str
    made: Any
    digest: str
    problems: tuple[Problem, ...]
    declared: tuple[Mention, ...]
    referred: tuple[Mention, ...]
    lies_on: Mapping[str, tuple[str, ...]]
    nodes: Mapping[str, Node]
    shown: str

    @property
    def goes_on(self) -> bool:
        """Whether it goes on from what an earlier pack has under its own id."""
        extended = next(iter(self.nodes.values())).get(EXTENDS) if self.nodes else None
        return extended is not None and extended.value == self.path.partition("/")[2]

    @property
    def token_kinds(self) -> tuple[TokenKind, ...]:
        """The tokens that it declares, or that it is."""
        if isinstance(self.made, TokenKind):
            return (self.made,)
        return getattr(self.made, "token_kinds", ())


@frozen(eq=False)
class Reading:
    """What has been read of a thing so far: its files, and the notes of their readers."""

    made: list[Any] = field(factory=list)
    nodes: list[Node] = field(factory=list)
    problems: list[Problem] = field(factory=list)
    declared: list[Mention] = field(factory=list)
    referred: list[Mention] = field(factory=list)

    def read(self, file: PackFile, head: str, cls: type, bases: Bases = NO_BASES) -> None:
        """Read a file that must begin with `head: <id>`, with what it goes on from."""
        try:
            node = bases.extended(file, read_file(file))
        except Unreadable as error:
            self.fail(error.problem(file.shown))
        except Mistake as mistake:
            where = mistake.node
            self.fail(Problem(file.shown, where.line, where.column, str(mistake)))
        else:
            self.take(node, file, head, cls)

    def fail(self, problem: Problem) -> None:
        """Note that a file cannot be read."""
        self.problems.append(problem)
        self.made.append(FAILED)

    def take(self, node: Node, file: PackFile, head: str, cls: type) -> None:
        """Read what a file says."""
        reader = Reader(file.shown)
        self.made.append(_read_as(reader, node, head, cls, file))
        self.nodes.append(node)
        self.problems.extend(reader.problems)
        self.declared.extend(reader.declared)
        self.referred.extend(reader.referred)


def read_thing(
    folder: str,
    file: PackFile,
    parts: Mapping[str, PackFile],
    pack: str,
    bases: Bases = NO_BASES,
) -> Thing:
    """Return the thing of a file in a folder of a pack, with its parts by their file names."""
    head, cls = THINGS[folder]
    reading = Reading()
    reading.read(file, head, cls, bases)
    if folder == "villains":
        _read_parts(reading, file, parts, bases)
    reading.declared.extend(_counts(file.shown, reading.nodes[:1]))
    reading.problems.extend(check_ids(reading.declared, reading.referred))
    sound = not reading.problems
    return Thing(
        path=f"{folder}/{file.thing}",
        made=_complete(pack, *reading.made) if sound else None,
        digest=digest_things(reading.nodes),
        problems=tuple(reading.problems),
        declared=tuple(reading.declared),
        referred=tuple(reading.referred),
        lies_on=dict(_lies_on(reading.nodes)),
        nodes=dict(zip(_paths(folder, file), reading.nodes, strict=False)),
        shown=file.shown,
    )


def _complete(pack: str, made: Any, *parts: Any) -> Any:
    """Return a thing with what its own file leaves to others: its pack, what its parts are of."""
    if isinstance(made, Hero):
        cards = tuple(evolve(card, hero=made.id) for card in made.cards)
        return evolve(made, pack=pack, cards=cards)
    if isinstance(made, Villain):
        plan, threats = parts
        return evolve(
            made,
            pack=pack,
            plan=tuple(evolve(card, source=plan.source) for card in plan.cards),
            threats=tuple(evolve(threat, villain=made.id) for threat in threats.cards),
        )
    return evolve(made, pack=pack)


def _paths(folder: str, file: PackFile) -> tuple[str, ...]:
    parts = tuple(f"{folder}/{file.thing}/{name}" for name in PARTS) if folder == "villains" else ()
    return (file.inside, *parts)


def _read_parts(
    reading: Reading, file: PackFile, parts: Mapping[str, PackFile], bases: Bases
) -> None:
    for name, (head, cls) in PARTS.items():
        if name in parts:
            reading.read(parts[name], head, cls, bases)
        elif reading.nodes and reading.nodes[0].get(EXTENDS) is not None:
            _read_base_part(reading, file, name, bases)
        else:
            message = f"the file {file.thing}/{name} beside this one is missing"
            reading.problems.append(Problem(file.shown, 1, 1, message))


def _read_base_part(reading: Reading, file: PackFile, name: str, bases: Bases) -> None:
    """Read a Villain's file that he takes as it is from the one whom his own file extends."""
    head, cls = PARTS[name]
    try:
        node = bases.part(file, name, reading.nodes[0])
    except Mistake as mistake:
        where = mistake.node
        reading.fail(Problem(file.shown, where.line, where.column, str(mistake)))
    else:
        if node is not None:
            reading.take(node, file, head, cls)


def _read_as(reader: Reader, node: Node, head: str, cls: type, file: PackFile) -> Any:
    wanted = f"the file must begin with `{head}: {file.thing}`"
    if not node.entries:
        return reader.report(node, f"{wanted}; here is {said(node)}")
    (first, given), at = node.entries[0], node.key_node(head)
    if at is None and first.value in _HEADS:
        return reader.report(first, f"{wanted}; here is `{first.value}`")
    if at not in (None, first):
        reader.report(at or first, f"`{head}` stands further down: {wanted}")
    by = file.named_by
    if at is first and given.value != file.thing and ID.fullmatch(str(given.value)):
        reader.report(given, f"its id is not the {by}'s name: {wanted}, or the {by} be renamed")
    try:
        return reader.read(cls, node, Scope())
    except TooMany:
        last = reader.problems[-1]
        more = "there are more problems; these are the first"
        reader.problems.append(Problem(file.shown, last.line, last.column, more))
        return FAILED


def _lies_on(nodes: Iterable[Node]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for token, _, on in _tokens(nodes):
        yield str(token.value), on


def _counts(path: str, nodes: list[Node]) -> Iterator[Mention]:
    """Yield the words by which scenarios count the tokens and marks that a board declares."""
    for token, plural, on in _tokens(nodes):
        several = plural.value if plural and isinstance(plural.value, str) else ""
        word, at = count_key(str(token.value), several), plural or token
        for one in on:
            yield Mention(f"{one}-count", word, path, at.line, at.column)
    for mark in _listed(nodes, "marks"):
        if id := mark.get("mark"):
            yield Mention("hero-count", str(id.value), path, id.line, id.column)


def _tokens(nodes: Iterable[Node]) -> Iterator[tuple[Node, Node | None, tuple[str, ...]]]:
    """Yield the id and the plural of each declared token, and what it lies on."""
    nodes = [*nodes]
    for kind in (*nodes, *_listed(nodes, "token_kinds")):
        token, on = kind.get("token"), kind.get("on")
        if token and on:
            named = on.items if on.kind == LIST else [on]
            yield token, kind.get("plural"), tuple(str(one.value) for one in named)


def _listed(nodes: Iterable[Node], key: str) -> Iterator[Node]:
    for node in nodes:
        found = node.get(key)
        yield from found.items if found else ()
