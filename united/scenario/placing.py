"""A position given as plain data, such as a program has: the same words as `given` in a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from attrs import evolve

from united.definitions.catalog import Catalog
from united.library.nodes import LIST, MAPPING, MAX_DEPTH, SCALAR, Node
from united.outside.quoting import clipped, ended, quoted
from united.rules.game import Game
from united.rules.setup import GameSetup, SetupError
from united.scenario.files import ScenarioFault, texts
from united.scenario.position import read_given, stand

Way: TypeAlias = tuple[str, ...]
"""The keys that lead to a value."""

_ROOT: Final = "given"

_LONGEST: Final = 3_000
"""Bits of a number that is written out: Python refuses far longer ones."""


def place_data(setup: GameSetup, catalog: Catalog, given: Mapping[str, Any]) -> Game:
    """Return a game that stands in a position, at its first decision.

    Raises SetupError, which says where in `given` something is wrong.
    """
    root = _node(given, (_ROOT,))
    try:
        parts = read_given(root)
        if "ring" in parts:
            setup = evolve(setup, ring=texts(parts["ring"]))
        return stand(setup, catalog, parts)
    except ScenarioFault as fault:
        where = ".".join(next(_ways_to(fault.node, root), ()))
        said = f"{fault}" if where == _ROOT else f"{clipped(where)}: {fault}"
        raise SetupError(ended(said)) from fault


def _node(value: object, way: Way) -> Node:
    if len(way) > MAX_DEPTH:
        raise SetupError(f"`{_ROOT}` is more than {MAX_DEPTH} levels deep.")
    if isinstance(value, Mapping):
        entries = ((_node(key, way), _node(one, (*way, str(key)))) for key, one in value.items())
        return Node(MAPPING, list(entries), 0, 0)
    if isinstance(value, list | tuple):
        return Node(LIST, [_node(one, (*way, str(n))) for n, one in enumerate(value)], 0, 0)
    if value is None or isinstance(value, bool | int | str):
        return Node(SCALAR, value, 0, 0, _written(value))
    where = clipped(".".join(way))
    raise SetupError(f"{where} must be a mapping, list, text or whole number, not {quoted(value)}.")


def _written(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    huge = isinstance(value, int) and value.bit_length() > _LONGEST
    return "a huge number" if huge else str(value)


def _ways_to(
    wanted: Node, node: Node, way: tuple[str, ...] = (_ROOT,)
) -> Iterator[tuple[str, ...]]:
    """Yield the keys that lead to a node, which is found itself and not one like it."""
    if wanted is node:
        yield way
    for key, value in node.entries:
        if wanted is key:
            yield way
        yield from _ways_to(wanted, value, (*way, key.written))
    for number, value in enumerate(node.items):
        yield from _ways_to(wanted, value, (*way, str(number)))
