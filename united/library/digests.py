"""Digests: what a saved game keeps, to know whether it is played on with the same content."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from attrs import evolve

from united.definitions.keys import SAID_BEFORE
from united.library.extending import EXTENDS, WITHOUT
from united.library.nodes import LIST, MAPPING, Node

_NOT_PLAYED: Final = ("source", "flavour", SAID_BEFORE)
"""Keys that change nothing in a game: a better `source` must not make a saved game unplayable."""


def digest_things(nodes: Iterable[Node]) -> str:
    """Return the SHA-256 (hexadecimal) of what a thing's files say.

    It is taken of the data, not of the bytes: comments, layout, line endings and the order of the
    keys do not matter; neither do `source`, `flavour` and `said_before`.
    """
    return _digest([_data(_without_reuse(node)) for node in nodes])


def digest_pack(pack: str, things: Mapping[str, str]) -> str:
    """Return the SHA-256 of a pack: of its id, and of its things' digests by their paths."""
    return _digest([pack, sorted(things.items())])


def _without_reuse(node: Node) -> Node:
    """Return a file as if it had been written out in full: what it goes on from stands in it."""
    entries = [pair for pair in node.entries if pair[0].value not in (EXTENDS, WITHOUT)]
    return evolve(node, value=entries) if node.kind == MAPPING else node


def _digest(data: Any) -> str:
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()


def _data(node: Node) -> Any:
    if node.kind == LIST:
        return [_data(item) for item in node.items]
    if node.kind == MAPPING:
        entries = [
            [name.value, _data(value)]
            for name, value in node.entries
            if name.value not in _NOT_PLAYED
        ]
        # A mapping must not look like a list of pairs; keys may be numbers and texts.
        return {"mapping": sorted(entries, key=lambda entry: str(entry[0]))}
    return node.value
