"""The whole of a state as plain data: equal snapshots mean equal states."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from attrs import fields, has

from united.definitions.challenge import Challenge
from united.definitions.hero import Hero, HeroCard
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard, Villain
from united.state.layout import Layout
from united.state.scene import Scene
from united.state.state import State

_NOT_PLAYED = frozenset({"table", "listener", "choices", "cut"})
"""What is no part of the position: shared, or told, or worked out from the rest."""

_DEFINED: Final = (Challenge, Hero, HeroCard, Location, PlanCard, Threat, Villain)
"""What content defines: named by its id, since its text decides nothing of how the game stands."""


def snapshot(state: State) -> dict[str, Any]:
    """Return everything that decides how the game goes on, ids instead of objects."""
    names = sorted({*Layout.__slots__, *State.__slots__} - _NOT_PLAYED)
    plain = {name: _plain(getattr(state, name)) for name in names}
    plain["gone"] = sorted(state.table.gone)
    plain["choices"] = [choice.key for choice in state.choices]
    return plain


def position_key(state: State) -> Hashable:
    """Return what is equal for two states that stand alike, at tables with the same ids."""
    table = state.table
    things = (table.heroes, (table.villain,), table.challenges, table.ring)
    ids = tuple(tuple(one.id for one in row) for row in things)
    return ids, table.solo, table.kos_allowed, table.tied_to, _hashable(snapshot(state))


def _hashable(plain: Any) -> Hashable:
    if isinstance(plain, dict):
        return tuple((name, _hashable(one)) for name, one in plain.items())
    return tuple(map(_hashable, plain)) if isinstance(plain, list) else plain


def _plain(value: Any) -> Any:
    if isinstance(value, _DEFINED):
        return value.id
    if isinstance(value, Scene):
        here = (value.hero, value.place, value.threat, value.origin, value.target)
        return [value.source.id, *here, list(value.picks), value.rule, value.extra_wounds,
                value.lost, value.token]  # fmt: skip
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return sorted([_plain(key), _plain(one)] for key, one in value.items())
    if isinstance(value, frozenset):
        return sorted(value, key=str)
    if has(type(value)):
        # A field that is not represented follows from the table, or is only told.
        shown = (one.name for one in fields(type(value)) if one.repr)
        parts = {name: _plain(getattr(value, name)) for name in shown}
        return {"is": type(value).__name__, **parts}
    return value
