"""A Location that leaves the ring (J63)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import evolve

from united.changes.civilians_and_thugs import remove_tokens
from united.changes.movement import move_hero
from united.changes.thugs import settle_thugs
from united.state.layout import NO_THREAT
from united.state.state import State
from united.state.table import Table

FEWEST_IN_RING: Final = 3
"""Locations that stay in the ring whatever leaves it."""

_MOST_TABLES: Final = 1024


def can_leave(state: State, place: int) -> bool:
    """Tell whether a Location can leave the ring: enough others are in it."""
    return place not in state.table.gone and len(state.table.in_ring) > FEWEST_IN_RING


def leave_ring(state: State, place: int, rule: str) -> None:
    """Take a Location out of the ring: its neighbours are adjacent, who stands there moves on.

    Its tokens are removed and its Threat leaves the game; neither counts for a Mission.
    """
    state.tell("location-left", rule, place=place)
    remove_tokens(state, place, state.thugs[place], state.civilians[place], rule)
    state.face_down -= {state.threats[place]}
    state.threats[place] = NO_THREAT
    state.damage[place] = state.heroic[place] = 0
    state.counters = {
        key: amount for key, amount in state.counters.items() if key[1:] != ("location", place)
    }
    state.table = _without(state.table, place)
    target = state.table.clockwise(place)
    for hero, at in enumerate(state.hero_at):
        if at == place:
            state.hero_at[hero] = target
            move_hero(state, hero, target, rule)
    if state.villain_at == place:
        state.villain_at = target
        name = state.table.villain.name
        state.tell("villain-moved", rule, by=name, place=target, amount=1)
    settle_thugs(state)


@lru_cache(_MOST_TABLES)
def _without(table: Table, place: int) -> Table:
    return evolve(table, gone=table.gone | {place})
