"""Movement of Heroes, of the Villain, and what holds him up (A1, V2, T4)."""

from __future__ import annotations

from united.state.events import What
from united.state.hearing import happen
from united.state.state import State


def move_hero(state: State, hero: int, place: int, rule: str) -> None:
    """Put a Hero at a Location; a KO'd one stays where he lies (K2)."""
    if not state.ko[hero]:
        left = state.hero_at[hero]
        state.hero_at[hero] = place
        if state.listener is not None:
            state.tell("moved", rule, hero=hero, place=place)
        if place != left:
            happen(state, "hero_enters", rule, hero=hero, place=place)
            happen(state, "hero_leaves", rule, hero=hero, place=left)


def move_villain(state: State, steps: int) -> None:
    """Move the Villain clockwise by a number of Locations, 0 stays (V2)."""
    if state.villain_away:
        return
    name = state.table.villain.name
    if state.villain_stays or steps == 0:
        state.villain_stays = False
        state.tell("villain-stayed", "V2", by=name, place=state.villain_at)
        return
    state.villain_at = state.table.clockwise(state.villain_at, steps)
    if state.listener is not None:
        state.tell("villain-moved", "V2", by=name, place=state.villain_at, amount=steps)


def place_villain(state: State, place: int, rule: str) -> None:
    """Put the Villain at a Location, in play again if he was out of it (J59); he stops there."""
    what: What = "villain-back" if state.villain_away else "villain-placed"
    if place == state.villain_at and not state.villain_away:
        return
    state.villain_at, state.villain_away = place, False
    state.tell(what, rule, by=state.table.villain.name, place=place)
    happen(state, "villain_stops", rule, place=place)


def remove_villain(state: State, rule: str) -> None:
    """Take the Villain out of play until something brings him back (J59)."""
    if not state.villain_away:
        state.villain_away = True
        state.tell("villain-left", rule, by=state.table.villain.name)


def hurry_villain(state: State, cards: int) -> None:
    """Let the next Villain turn come that many Hero cards sooner (J60)."""
    state.delay -= cards
    state.tell("villain-hurried", "J60", amount=cards)


def delay_villain(state: State, cards: int) -> None:
    """Let the next Villain turn come that many Hero cards later; several add up (T4)."""
    state.delay += cards
    state.tell("villain-delayed", "T4", amount=cards)


def hold_villain(state: State) -> None:
    """Let the Villain stay where he is in the next Villain turn."""
    state.villain_stays = True
    state.tell("villain-held", "V2", by=state.table.villain.name)
