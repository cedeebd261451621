"""Putting content's own tokens where a scenario says: on Locations, Heroes, cards, the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from united.definitions.additions import On, TokenKind
from united.library.nodes import Node
from united.scenario.files import fields, whole
from united.state.spot import Spot
from united.state.state import State

_MOST: Final = 99


def token_keys(state: State, on: On) -> tuple[str, ...]:
    """Return the words that count the tokens which may lie there."""
    return tuple(kind.key for kind in _kinds(state, on))


def give_tokens(state: State, spot: Spot, parts: Mapping[str, Node]) -> None:
    """Set the tokens on a spot that `parts` names; raises ScenarioFault for no such number."""
    for kind in _kinds(state, spot.on):
        if kind.key in parts:
            state.counters[kind.id, *spot] = whole(parts[kind.key], 0, _MOST)


def give_tokens_on(state: State, spot: Spot, node: Node, what: str) -> None:
    """Set the tokens on a card; `what` names it in the ScenarioFault for an unknown word."""
    give_tokens(state, spot, fields(node, token_keys(state, spot.on), what))


def _kinds(state: State, on: On) -> list[TokenKind]:
    return [kind for kind in state.table.token_kinds.values() if on in kind.lies_on]
