"""Threats: placed, moved, swapped, cleared (A4, G1, G5-G8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from united.changes.missions import advance_mission, check_villain
from united.changes.thugs import settle_thugs
from united.definitions.threat import Threat
from united.state.chance import shuffled
from united.state.events import What
from united.state.hearing import happen
from united.state.layout import NO_THREAT
from united.state.state import State
from united.state.table import THREATS


def threat_at(state: State, place: int) -> Threat | None:
    """Return the Threat card at a Location, None where there is none, or one face down (J64)."""
    threat = state.threats[place]
    if threat == NO_THREAT or threat in state.face_down:
        return None
    return state.table.threat_cards[threat]


def next_place(state: State, start: int, fits: Callable[[int], bool]) -> int:
    """Return the next Location clockwise that fits: the neighbour first, `start` last (G6).

    Returns -1 if none fits.
    """
    table = state.table
    for step in range(1, len(table.in_ring) + 1):
        place = table.clockwise(start, step)
        if fits(place):
            return place
    return -1


def place_threat(state: State, place: int, rule: str) -> None:
    """Put the top card of the Threat deck on a Location without a Threat, if there is one (G8)."""
    deck = state.threat_deck
    if not deck:
        state.tell("threat-none", "G8")
        return
    threat, state.threat_deck = deck[0], deck[1:]
    state.threats[place] = threat
    state.damage[place] = state.heroic[place] = 0
    state.hidden += 1
    if state.listener is not None:
        card = state.table.threat_cards[threat]
        state.tell("threat-placed", rule, card=(card.id, card.name), place=place)
    happen(state, "placed", rule, place=place, threat=threat)


def lay_out_again(state: State, found: Sequence[int], rule: str, *, face_down: bool) -> None:
    """Shuffle the Threats in play and lay them on Locations in order, bare (J64)."""
    there = [threat for threat in state.threats if threat != NO_THREAT]
    state.chance, order = shuffled(state.chance, there)
    size = len(state.threats)
    state.threats, state.damage, state.heroic = [NO_THREAT] * size, [0] * size, [0] * size
    for place, threat in zip(found, order, strict=False):
        state.threats[place] = threat
    state.face_down = frozenset(order) if face_down else state.face_down - {*order}
    state.tell("threats-laid-out", rule, amount=len(order), note=_LIE[face_down])
    settle_thugs(state)


_LIE: Final = {True: "face down", False: "face up"}


def reveal_threat(state: State, hero: int, place: int) -> None:
    """Turn the Threat at a Location face up, if it lies face down (J64)."""
    threat = state.threats[place]
    if threat not in state.face_down:
        return
    state.face_down -= {threat}
    state.hidden += 1
    card = state.table.threat_cards[threat]
    state.tell("threat-revealed", "J64", hero=hero, card=(card.id, card.name), place=place)
    happen(state, "revealed", "J64", hero=hero, place=place, threat=threat)


def move_threat(state: State, start: int, place: int) -> None:
    """Move a Threat with its tokens and damage to a Location without one: no new placing."""
    swap_threats(state, start, place, told=False)
    card = threat_at(state, place)
    if card is not None:
        state.tell("threat-moved", "V3", card=(card.id, card.name), place=place)


def swap_threats(state: State, one: int, other: int, *, told: bool = True) -> None:
    """Swap what lies on two Locations' Threat places, each with its tokens and damage."""
    first, second = threat_at(state, one), threat_at(state, other)
    for row in (state.threats, state.damage, state.heroic):
        row[one], row[other] = row[other], row[one]
    if told and first is not None and second is not None:
        state.tell("threats-swapped", "H4", card=(first.id, first.name), note=second.name)
    settle_thugs(state)


def _drop_tokens(state: State, threat: int) -> None:
    for key in [key for key in state.counters if key[1:] == ("threat", threat)]:
        del state.counters[key]


def clear_threat(state: State, place: int, rule: str) -> None:
    """Take a Threat off the board: it counts for the Mission, and may return to the deck (G1)."""
    threat = state.threats[place]
    card = state.table.threat_cards[threat]
    state.threats[place] = NO_THREAT
    state.damage[place] = state.heroic[place] = 0
    what: What = "threat-defeated" if card.is_henchman else "threat-cleared"
    state.tell(what, rule, card=(card.id, card.name), place=place)
    if state.table.villain.cleared_threats_return:
        deck = (*state.threat_deck, threat)
        state.chance, state.threat_deck = shuffled(state.chance, deck)
        state.tell("threat-returned", "G1", card=(card.id, card.name))
    _drop_tokens(state, threat)
    happen(state, "cleared", rule, hero=max(state.turn, -1), place=place, threat=threat)
    advance_mission(state, THREATS, place)
    settle_thugs(state)
    check_villain(state)


def put_heroic(state: State, hero: int, place: int) -> None:
    """Put a Heroic token on the Threat of a Location; the last one needed clears it (A4)."""
    threat = threat_at(state, place)
    if threat is None:
        return
    state.heroic[place] += 1
    state.tell("threat-heroic", "A4", hero=hero, card=(threat.id, threat.name), place=place)
    if state.heroic[place] >= threat.heroic:
        clear_threat(state, place, "A4")
