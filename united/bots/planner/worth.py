"""What a position is worth to the Heroes, in parts that can be named.

Everything here is public: no part looks into a deck.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from united.bots.planner.danger import nearness, shield_work, shields
from united.bots.planner.forecast import Forecast
from united.bots.planner.weights import WEIGHTS, at_most, weigh
from united.changes.civilians_and_thugs import free_slots
from united.changes.missions import EXPOSED, UNDER_PRESSURE, completed, villain_health
from united.definitions.symbols import ATTACK, WILD
from united.rules.play_card import symbols_before
from united.rules.turns import cards_until_villain
from united.state.layout import NO_THREAT
from united.state.standing import first_source
from united.state.state import State

OUTCOME: Final = {"won": 10_000.0, "lost": -10_000.0}
"""What the end of the game is worth: more than everything else together."""

Part = list[float]


class Parts(NamedTuple):
    """The worth of a position: by Location, by Mission, by Hero or by kind, as the makers say."""

    threats: Part
    slots: Part
    missions: Part
    villain: Part
    safety: Part
    means: Part
    reach: Part
    identity: Part
    shields: Part
    goals: Part


def worth(state: State, forecast: Forecast) -> float:
    """Return what the position is worth; the end of the game outweighs all else."""
    if state.result is not None:
        return OUTCOME[state.result]
    return sum(map(sum, parts(state, forecast)))


def parts(state: State, forecast: Forecast) -> Parts:
    """Return the worth of the position in its parts."""
    return Parts(
        _threats(state),
        _slots(state, forecast),
        _missions(state),
        _villain(state),
        _safety(state, forecast),
        _means(state),
        _reach(state),
        _identity(state),
        shields(state),
        nearness(state),
    )


def headway(state: State, place: int) -> float:
    """Return how much of the Threat at a Location is done, from 0 to 1."""
    threat = state.table.threat_cards[state.threats[place]]
    done = state.damage[place] if threat.health else state.heroic[place]
    return done / threat.needed


def _threats(state: State) -> Part:
    """By Location: what the Threat there costs; the more there are, the more (G7)."""
    numbers = state.threats
    part = [0.0] * len(numbers)
    count = len(numbers) - numbers.count(NO_THREAT)
    if not count:
        return part
    each = at_most(WEIGHTS.crowd, count) / count
    for place, number in enumerate(numbers):
        if number != NO_THREAT:
            card = state.table.threat_cards[number]
            cost = each + WEIGHTS.bam * bool(card.bam) + WEIGHTS.standing * bool(card.while_in_play)
            part[place] = -cost * (1 - WEIGHTS.headway * headway(state, place))
    return part


def _slots(state: State, forecast: Forecast) -> Part:
    """By Location: the danger that it overflows, soon or later (G4)."""
    part = []
    for place, chances in enumerate(forecast.overflows):
        free = free_slots(state, place)
        part.append(-chances[free] * WEIGHTS.overflow - at_most(WEIGHTS.tight, free))
    return part


def _missions(state: State) -> Part:
    """By Mission: what is left to do, most of it in the two nearest; then what is reached (W1)."""
    table = state.table
    left = [
        (target - done) * point
        for target, done, point in zip(
            table.mission_targets, state.missions, WEIGHTS.point, strict=True
        )
    ]
    farthest = max(left)
    part = [-work for work in left]
    part[left.index(farthest)] *= WEIGHTS.third
    done = completed(state)
    if done >= EXPOSED:
        part.append(WEIGHTS.exposed)
    elif done >= UNDER_PRESSURE:
        part.append(-WEIGHTS.pressure * (sum(left) - farthest))
    return part


def _villain(state: State) -> Part:
    """His Health; the Civilians on his board; what else shields him; the time to his turn."""
    done = completed(state)
    captives = at_most(WEIGHTS.captive, done) * state.captives
    shield = 0.0
    if done and not state.captives and first_source(state, "villain_unharmed"):
        shield = at_most(WEIGHTS.shield, done)
    tempo = at_most(WEIGHTS.tempo, cards_until_villain(state))
    return [-WEIGHTS.health * villain_health(state), -captives, -shield, -tempo]


def _safety(state: State, forecast: Forecast) -> Part:
    """By Hero: how far from KO'd, and the wounds to expect where the Hero stands (K1, K2)."""
    part = []
    for hero, at in enumerate(state.hero_at):
        held = len(state.hand(hero))
        value = at_most(WEIGHTS.hand, held)
        if held and not state.invulnerable[hero]:
            wounds = min(forecast.wounds, held)
            loss = value - at_most(WEIGHTS.hand, held - wounds) + wounds * WEIGHTS.wound
            value -= WEIGHTS.stop * forecast.stops[at] * loss
        part.append(value)
    return part


def _means(state: State) -> Part:
    """Cards in hand; Action tokens; symbols for the next Hero; symbols not yet used."""
    held = 0.0
    for hand in state.hands:
        for card in hand:
            held += weigh(card.symbols, WEIGHTS.cards) + WEIGHTS.special * bool(card.special)
    tokens = sum(min(weigh(one, WEIGHTS.tokens), WEIGHTS.hoard) for one in state.tokens)
    last = symbols_before(state)
    legacy = weigh(last, WEIGHTS.legacy)
    if completed(state) >= EXPOSED:
        legacy += WEIGHTS.fight * (last[ATTACK] + last[WILD])
    return [held, tokens, legacy, weigh(state.pool, WEIGHTS.pool)]


def _reach(state: State) -> Part:
    """By Hero: the best work nearby, the nearer the better."""
    work = [_work(state, place) for place in range(len(state.threats))]
    size = len(work)
    part = []
    for at in state.hero_at:
        best = 0.0
        for place, amount in enumerate(work):
            apart = abs(place - at)
            best = max(best, amount * at_most(WEIGHTS.near, min(apart, size - apart)))
        part.append(WEIGHTS.reach * best)
    return part


def _work(state: State, place: int) -> float:
    """Return how many symbols' work there is at a Location, the more urgent counted double."""
    amount = min(state.civilians[place] + state.thugs[place], 3) * 0.8
    if state.threats[place] != NO_THREAT:
        amount += 2.5
    amount += 2.0 * min(shield_work(state, place), 3)
    if place == state.villain_at:
        if state.captives:
            amount += 2.0
        elif completed(state) >= EXPOSED:
            amount += 6.0
    return amount


def _identity(state: State) -> Part:
    """By Hero: the tokens of a challenge, and that the next card is played face down (I1, I6)."""
    part = [-2 * WEIGHTS.identity * down for down in state.face_down_next]
    for kind in state.table.token_kinds.values():
        if "hero" in kind.lies_on:
            for hero in range(len(part)):
                part[hero] -= WEIGHTS.identity * state.count(kind.id, "hero", hero)
    return part
