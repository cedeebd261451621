"""Thugs: how much they take, and their defeat (A2, A3, A5)."""

from __future__ import annotations

from typing import Final

from united.changes.missions import advance_mission
from united.state.hearing import happen
from united.state.standing import highest
from united.state.state import State
from united.state.table import THUGS

THUG_NEEDS: Final = 1
"""Damage that defeats a Thug where no standing effect says otherwise (A2)."""


def thug_needs(state: State, place: int) -> int:
    """Return the damage that defeats a Thug at a Location: 1, or what a standing effect says."""
    return highest(state, "thug_damage", place, THUG_NEEDS)


def hit_thug(state: State, place: int, amount: int, rule: str) -> bool:
    """Deal damage to one Thug; return whether it is defeated. Damage holds for this turn (A3)."""
    state.thug_damage[place] += amount
    if state.thug_damage[place] >= thug_needs(state, place):
        defeat_thug(state, place, rule)
        return True
    left = thug_needs(state, place) - state.thug_damage[place]
    state.tell("thug-damaged", "A3", place=place, amount=amount, note=left)
    return False


def defeat_thug(state: State, place: int, rule: str) -> None:
    """Take one defeated Thug off the board; it counts for the Mission (A5)."""
    state.thugs[place] -= 1
    state.thug_damage[place] = 0
    state.tell("thug-defeated", rule, place=place)
    happen(state, "thug_defeated", rule, hero=max(state.turn, -1), place=place)
    advance_mission(state, THUGS, place)


def settle_thugs(state: State) -> None:
    """Defeat at once each damaged Thug that needs no more now (A3)."""
    for place, damage in enumerate(state.thug_damage):
        if damage and damage >= thug_needs(state, place):
            defeat_thug(state, place, "A3")
