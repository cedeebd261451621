"""The whole of a state as plain data: equal snapshots mean equal states."""

from __future__ import annotations

from typing import Any

from attrs import fields, has

from united.definitions.challenge import Challenge
from united.definitions.hero import Hero, HeroCard
from united.definitions.location import Location
from united.definitions.threat import Threat
from united.definitions.villain import PlanCard, Villain
from united.state.scene import Scene
from united.state.state import State

_NOT_PLAYED = frozenset({"table", "events", "choices", "cut"})
"""What is no part of the position: shared, or told, or worked out from the rest."""


_HAVE_IDS = (Hero, HeroCard, Location, Villain, PlanCard, Threat, Challenge)
"""What is said by its id: what its file says decides nothing of where the game stands."""


def snapshot(state: State) -> dict[str, Any]:
    """Return everything that decides how the game goes on, ids instead of objects."""
    plain = {
        name: _plain(getattr(state, name)) for name in State.__slots__ if name not in _NOT_PLAYED
    }
    plain["choices"] = [choice.key for choice in state.choices]
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, _HAVE_IDS):
        return value.id
    if isinstance(value, Scene):
        here = (value.hero, value.place, value.threat, value.origin, value.target)
        return [value.source.id, *here, list(value.picks), value.rule, value.extra_wounds]
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return sorted([_plain(key), _plain(one)] for key, one in value.items())
    if isinstance(value, frozenset):
        return sorted(value)
    if has(type(value)):
        parts = {one.name: _plain(getattr(value, one.name)) for one in fields(type(value))}
        return {"is": type(value).__name__, **parts}
    return value
