"""The Missions, their rewards, and the end of the game (chapter 7 of the rules)."""

from __future__ import annotations

from operator import ge
from typing import Final

from united.changes.piles import draw, draw_pile
from united.state.agenda import finish
from united.state.hearing import happen
from united.state.standing import total
from united.state.state import State
from united.state.table import MISSION_IDS, MISSION_NAMES

UNDER_PRESSURE, EXPOSED = 1, 2
"""Completed Missions that bring the first two rewards (W1)."""

UNCOUNTED: Final = tuple(f"uncounted_{mission}" for mission in MISSION_IDS)


def completed(state: State) -> int:
    """Return how many Missions are complete, 0 to 3."""
    return sum(map(ge, state.missions, state.table.mission_targets))


def advance_mission(state: State, mission: int, place: int = -1) -> None:
    """Count a Civilian, Thug or Threat for its Mission; a complete one counts no more (A5).

    `place` is the Location where it was: there a card may say that it does not count.
    """
    deeds = [*state.deeds]
    deeds[mission] += 1
    state.deeds = tuple(deeds)
    if UNCOUNTED[mission] in state.table.asked and total(state, UNCOUNTED[mission], place):
        return
    target = state.table.mission_targets[mission]
    if state.missions[mission] >= target:
        return
    state.missions[mission] += 1
    done = state.missions[mission]
    if state.listener is not None:
        _tell_advance(state, mission, done, target)
    if done == target:
        happen(state, "mission_done", "W1")
        _reward(state)


def _tell_advance(state: State, mission: int, done: int, target: int) -> None:
    name = MISSION_NAMES[mission]
    card = (MISSION_IDS[mission], name)
    note = f"{name}: {done} of {target}"
    state.tell("mission-advanced", "A5", card=card, note=note, amount=done)
    if done == target:
        state.tell("mission-complete", "W1", card=card, note=name)


def _reward(state: State) -> None:
    villain = state.table.villain.name
    done = completed(state)
    if done == UNDER_PRESSURE:
        state.tell("under-pressure", "T3", by=villain)
    elif done == EXPOSED:
        state.tell("villain-exposed", "W1", by=villain)
    elif state.table.solo:
        standing = sum(not ko for ko in state.ko)
        draw_pile(state, 0, standing, "O4")
    else:
        for hero in range(len(state.table.heroes)):
            draw(state, hero, 1, "W1")


def villain_health(state: State) -> int:
    """Return the Villain's Health left: his table's, what adds to it, less the damage (S2)."""
    return state.table.health + total(state, "villain_health") - state.villain_damage


def check_villain(state: State) -> None:
    """The Heroes win the moment the Villain's Health is 0 (W2)."""
    if villain_health(state) <= 0:
        finish(state, "won", "villain-defeated", "W2", f"{state.table.villain.name} is defeated")
