"""Tokens that content declares, wherever they lie: put, taken off, moved (I1-I7, J48, J49)."""

from __future__ import annotations

from attrs import evolve

from united.changes.civilians_and_thugs import add_tokens, remove_tokens, take_captives
from united.definitions.additions import CIVILIAN, OWN_TOKENS, THUG, Mark, TokenKind
from united.state.agenda import schedule_effect
from united.state.scene import Scene
from united.state.spot import BOARD, Spot
from united.state.state import State


def held(state: State, token: str, spot: Spot) -> int:
    """Return how many tokens of a kind lie on a spot; Civilians and Thugs are tokens as well."""
    on, number = spot
    if token in OWN_TOKENS:
        if on == "location":
            return (state.civilians if token == CIVILIAN else state.thugs)[number]
        if on == "board" and token == CIVILIAN:
            return state.captives
    return state.counters.get((token, on, number), 0)


def put_tokens(
    state: State, kind: TokenKind, spot: Spot, amount: int, scene: Scene, rule: str
) -> None:
    """Put tokens on a spot; a KO'd Hero gets none (K2), the `full_at`-th has its effect (I6)."""
    if amount <= 0 or (spot.on == "hero" and state.ko[spot.number] and not kind.for_ko):
        return
    if spot.on == "location" and kind.id in (CIVILIAN, THUG):
        thugs, civilians = (0, amount) if kind.id == CIVILIAN else (amount, 0)
        add_tokens(state, spot.number, thugs, civilians, rule)
        return
    before = held(state, kind.id, spot)
    if kind.limit:
        amount = min(amount, kind.limit - before)
    _set(state, kind.id, spot, before + amount)
    hero, place = _numbers(spot)
    if state.listener is not None:
        state.tell(
            "content-token", rule, hero=hero, place=place, by=holder(state, spot),
            note=kind.counted(amount), amount=before + amount,
        )  # fmt: skip
    if before < kind.full_at <= before + amount:
        full = evolve(scene, rule=kind.rule or rule, place=place)
        if spot.on == "hero":
            full = evolve(full, hero=spot.number)
        schedule_effect(state, kind.when_full, full)


def take_tokens(state: State, kind: TokenKind, spot: Spot, amount: int, rule: str) -> int:
    """Take up to so many tokens off a spot; return how many there were to take."""
    taken = min(amount, held(state, kind.id, spot))
    if taken <= 0:
        return 0
    if spot.on == "location" and kind.id in (CIVILIAN, THUG):
        thugs, civilians = (0, taken) if kind.id == CIVILIAN else (taken, 0)
        remove_tokens(state, spot.number, thugs, civilians, rule)
        return taken
    left = held(state, kind.id, spot) - taken
    _set(state, kind.id, spot, left)
    hero, place = _numbers(spot)
    state.tell(
        "content-token-removed", rule, hero=hero, place=place, by=holder(state, spot),
        note=kind.counted(taken), amount=left,
    )  # fmt: skip
    return taken


def move_tokens(
    state: State, kind: TokenKind, origin: Spot, target: Spot, amount: int, rule: str
) -> int:
    """Move up to so many tokens from one spot to another; return how many moved (I4).

    A token that is moved has not been put there: no effect of a full set comes of it (J49). What
    does not fit at a Location stays where it is.
    """
    token, there = kind.id, held(state, kind.id, origin)
    moved = min(amount, there, room(state, token, target))
    if moved <= 0 or origin == target:
        return 0
    if token == CIVILIAN and origin.on == "location" and target == BOARD:
        take_captives(state, origin.number, moved, rule)
        return moved
    _set(state, token, origin, there - moved)
    _set(state, token, target, held(state, token, target) + moved)
    if state.listener is not None:
        hero, place = _numbers(target)
        state.tell(
            "content-token-moved", rule, hero=hero, place=place, by=holder(state, origin),
            note=kind.moved(moved), card=("", holder(state, target)),
        )  # fmt: skip
    return moved


def room(state: State, token: str, spot: Spot) -> int:
    """Return how many more tokens fit on a spot: without end except Civilians and Thugs (S4)."""
    if spot.on == "location" and token in (CIVILIAN, THUG):
        place = spot.number
        return state.table.slots[place] - state.thugs[place] - state.civilians[place]
    if spot.on == "hero" and state.ko[spot.number]:
        return 0
    return _NO_END


_NO_END = 10**6


def holder(state: State, spot: Spot) -> str:
    """Return the name of what a spot is."""
    table = state.table
    match spot.on:
        case "location":
            return table.ring[spot.number].name
        case "hero":
            return table.heroes[spot.number].name
        case "threat":
            return table.threat_cards[spot.number].name
        case "card":
            return table.villain.plan[spot.number].name
        case "board":
            return f"{table.villain.name}'s board"


def mark_hero(state: State, mark: Mark, hero: int, rule: str) -> None:
    """Mark a Hero for the rest of the game (I6, I7)."""
    state.counters[mark.id, "hero", hero] = 1
    state.tell("marked", rule, hero=hero, note=mark.name)


def _set(state: State, token: str, spot: Spot, amount: int) -> None:
    on, number = spot
    if token not in OWN_TOKENS:
        state.counters[token, on, number] = amount
    elif on == "location":
        (state.civilians if token == CIVILIAN else state.thugs)[number] = amount
    elif on == "board" and token == CIVILIAN:
        state.captives = amount
    else:
        state.counters[token, on, number] = amount


def _numbers(spot: Spot) -> tuple[int, int]:
    """Return the numbers of the Hero and of the Location that an event names, -1 for none."""
    return (
        spot.number if spot.on == "hero" else -1,
        spot.number if spot.on == "location" else -1,
    )
