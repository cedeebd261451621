"""Civilians and Thugs: added, with Overflow, removed, rescued, taken as captives (V4, G3, G4)."""

from __future__ import annotations

from attrs import define

from united.changes.missions import advance_mission
from united.definitions.additions import CIVILIAN, THUG
from united.state.hearing import happen
from united.state.state import State, Step
from united.state.table import CIVILIANS


@define(eq=False)
class AddTokens(Step):
    """Add Thugs, then Civilians, to one Location; what does not fit is Overflow (V4, G4)."""

    place: int
    thugs: int
    civilians: int
    rule: str

    def resolve(self, state: State) -> None:
        add_tokens(state, self.place, self.thugs, self.civilians, self.rule)


def free_slots(state: State, place: int) -> int:
    """Return how many tokens a Location still has room for (S4)."""
    return state.table.slots[place] - state.thugs[place] - state.civilians[place]


def add_tokens(state: State, place: int, thugs: int, civilians: int, rule: str) -> None:
    """Add the tokens that fit; schedule one Overflow for all those that do not (G4)."""
    free = free_slots(state, place)
    more_thugs = min(free, thugs)
    more_civilians = min(free - more_thugs, civilians)
    if more_thugs:
        state.thugs[place] += more_thugs
        if state.listener is not None:
            state.tell("thugs-added", rule, place=place, amount=more_thugs)
    if more_civilians:
        state.civilians[place] += more_civilians
        if state.listener is not None:
            state.tell("civilians-added", rule, place=place, amount=more_civilians)
    if more_thugs < thugs or more_civilians < civilians:
        lost = (THUG,) * (thugs - more_thugs) + (CIVILIAN,) * (civilians - more_civilians)
        state.tell("overflow", "G4", place=place, amount=len(lost))
        happen(state, "overflow", "G4", place=place, tokens=lost)


def rescue(state: State, place: int, rule: str) -> None:
    """Rescue one Civilian of a Location; the caller has checked that there is one (A4, A5)."""
    state.civilians[place] -= 1
    state.tell("civilian-rescued", rule, place=place)
    happen(state, "civilian_rescued", rule, hero=max(state.turn, -1), place=place)
    advance_mission(state, CIVILIANS, place)


def free_captive(state: State, rule: str) -> None:
    """Rescue one Civilian from the Villain's board; it counts for the Mission (G3, A5)."""
    state.captives -= 1
    state.tell("civilian-freed", rule, by=state.table.villain.name)
    happen(state, "civilian_rescued", rule, hero=max(state.turn, -1), place=state.villain_at)
    advance_mission(state, CIVILIANS)


def take_captives(state: State, place: int, amount: int, rule: str) -> None:
    """Put up to `amount` Civilians of a Location onto the Villain's board."""
    taken = min(amount, state.civilians[place])
    if taken:
        state.civilians[place] -= taken
        state.captives += taken
        name = state.table.villain.name
        state.tell("civilian-taken", rule, place=place, by=name, amount=taken)


def remove_tokens(state: State, place: int, thugs: int, civilians: int, rule: str) -> None:
    """Take Thugs and Civilians off a Location; they count for no Mission."""
    if thugs:
        state.thugs[place] -= thugs
        state.thug_damage[place] = 0
        state.tell("thugs-removed", rule, place=place, amount=thugs)
    if civilians:
        state.civilians[place] -= civilians
        state.tell("civilians-removed", rule, place=place, amount=civilians)
