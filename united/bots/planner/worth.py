"""What a position is worth to the Heroes, in parts that can be named.

The unit is about one symbol's work. Everything is public: no part looks into a deck.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.bots.planner.forecast import Forecast
from united.definitions.symbols import Symbols
from united.rules.turns import cards_until_villain
from united.state.missions import EXPOSED, UNDER_PRESSURE, completed, villain_health
from united.state.standing import first_source
from united.state.state import NO_THREAT, State
from united.state.tokens import free_slots

OUTCOME: Final = {"won": 1_000.0, "lost": -1_000.0}


@frozen
class Weights:
    """How much things count; see the functions that use them."""

    crowd: tuple[float, ...] = (0, 0.8, 2.0, 4.0, 7.5, 14.0, 1_000.0)
    bam: float = 0.8
    standing: float = 0.4
    headway: float = 0.7
    point: tuple[float, float, float] = (1.3, 1.3, 3.5)
    third: float = 0.3
    pressure: float = 0.25
    exposed: float = 4.0
    health: float = 2.5
    captive: float = 0.8
    shield: float = 0.8
    overflow: float = 1.5
    tight: tuple[float, ...] = (1.0, 0.5, 0.2, 0.05)
    hand: tuple[float, ...] = (-6.0, -2.5, -0.8, 0.0, 0.5, 0.8)
    stop: float = 0.5
    cards: float = 0.12
    legacy: float = 0.3
    tokens: float = 0.7
    reach: float = 0.25
    near: tuple[float, ...] = (1.0, 0.65, 0.4, 0.25)
    tempo: float = 4.0
    delay: float = 0.0
    identity: float = 0.5


WEIGHTS: Final = Weights()

Part = list[float]


def worth(state: State, forecast: Forecast, w: Weights = WEIGHTS) -> float:
    """Return what the position is worth."""
    if state.result is not None:
        return OUTCOME[state.result]
    return sum(map(sum, parts(state, forecast, w)))


def parts(state: State, forecast: Forecast, w: Weights = WEIGHTS) -> tuple[Part, ...]:
    """Return the worth in parts."""
    return (
        threats(state, w),
        slots(state, forecast, w),
        missions(state, w),
        villain(state, w),
        safety(state, forecast, w),
        means(state, w),
        reach(state, w),
        identity(state, w),
    )


def threats(state: State, w: Weights) -> Part:
    """By Location: what the Threat there costs; the nearer the Evil Goal, the more."""
    numbers = state.threats
    count = len(numbers) - numbers.count(NO_THREAT)
    part = [0.0] * len(numbers)
    if not count:
        return part
    each = w.crowd[count] / count
    for place, number in enumerate(numbers):
        if number != NO_THREAT:
            card = state.table.threat_cards[number]
            done = state.damage[place] / card.health if card.health else state.heroic[place] / 3
            cost = each + (w.bam if card.bam else 0) + (w.standing if card.while_in_play else 0)
            part[place] = -cost * (1 - w.headway * done)
    return part


def slots(state: State, forecast: Forecast, w: Weights) -> Part:
    """By Location: the danger that it overflows, soon or later."""
    part = []
    for place, chances in enumerate(forecast.overflows):
        free = free_slots(state, place)
        soon = chances[free] * w.overflow
        later = w.tight[free] if free < len(w.tight) else 0.0
        part.append(-soon - later)
    return part


def missions(state: State, w: Weights) -> Part:
    """By Mission: what is still to do, the two nearest first; then what their rewards bring."""
    targets = state.table.mission_targets
    left = [
        (target - done) * point
        for target, done, point in zip(targets, state.missions, w.point, strict=True)
    ]
    far = max(left)
    part = [-work for work in left]
    part[left.index(far)] *= w.third
    done = completed(state)
    if done >= EXPOSED:
        part.append(w.exposed)
    elif done >= UNDER_PRESSURE:
        part.append(-w.pressure * (sum(left) - far))
    return part


def villain(state: State, w: Weights) -> Part:
    """His Health, the Civilians on his board, what shields him, the time to his next turn."""
    near = completed(state)
    guard = w.captive * (1 + near) * state.captives
    if near and not state.captives and first_source(state, "villain_unharmed"):
        guard += w.shield * near
    until = cards_until_villain(state)
    return [-w.health * villain_health(state), -guard, -w.tempo * (1 - min(until, 4) / 3)]


def safety(state: State, forecast: Forecast, w: Weights) -> Part:
    """By Hero: cards in hand, and the wounds to expect where the Hero stands."""
    part = []
    last = len(w.hand) - 1
    for hero, at in enumerate(state.hero_at):
        held = len(state.hand(hero))
        value = w.hand[min(held, last)]
        if held and not state.invulnerable[hero]:
            hurt = w.hand[max(min(held, last) - forecast.wounds, 0)]
            value += w.stop * forecast.stops[at] * (hurt - value)
        part.append(value)
    return part


def _symbols(symbols: Symbols) -> float:
    move, attack, heroic, wild = symbols
    return 0.8 * move + attack + heroic + 1.3 * wild


def means(state: State, w: Weights) -> Part:
    """Cards in hand, Action tokens, and the symbols that the next Hero may use again."""
    held = 0.0
    for hand in state.hands:
        for card in hand:
            held += _symbols(card.symbols) + bool(card.special)
    tokens = 0.0
    for symbols in state.tokens:
        tokens += min(_symbols(symbols), 5)
    legacy = 0.0
    if state.storyline and not state.storyline[-1].face_down and state.played:
        legacy = _symbols(state.played.symbols)
    return [
        w.cards * held,
        w.tokens * tokens,
        w.legacy * legacy,
        (w.legacy + 0.2) * _symbols(state.pool),
    ]


def reach(state: State, w: Weights) -> Part:
    """By Hero: the work to be done nearby."""
    work = [_work(state, place) for place in range(len(state.threats))]
    size = len(work)
    part = []
    for at in state.hero_at:
        best = 0.0
        for place, amount in enumerate(work):
            apart = abs(place - at)
            value = amount * w.near[min(apart, size - apart)]
            if value > best:
                best = value
        part.append(w.reach * best)
    return part


def _work(state: State, place: int) -> float:
    amount = min(state.civilians[place] + state.thugs[place], 3) * 0.8
    if state.threats[place] != NO_THREAT:
        amount += 2.5
    if place == state.villain_at:
        if state.captives:
            amount += 2
        elif completed(state) >= EXPOSED:
            amount += 6
    return amount


def identity(state: State, w: Weights) -> Part:
    """By Hero: tokens and marks of a challenge, and a card to be played face down."""
    part = [-2 * w.identity * down for down in state.face_down_next]
    for kind in state.table.token_kinds.values():
        if kind.on == "hero":
            for hero in range(len(part)):
                part[hero] -= w.identity * state.count(kind.id, hero)
    return part
