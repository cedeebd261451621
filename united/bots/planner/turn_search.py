"""The search over what can be done until the end of the turn, on a blindfolded copy."""

from __future__ import annotations

from typing import Any, Final

from attrs import frozen

from united.bots.planner.forecast import Forecast, forecast
from united.bots.planner.worth import WEIGHTS, Weights, worth
from united.rules.act import Act
from united.rules.turns import NextTurn, cards_until_villain, hero_turn
from united.rules.villain_turn import VillainTurn
from united.state.agenda import Choice, run, take
from united.state.chance import shuffled
from united.state.state import State

WIDTH: Final = 16
DEPTH: Final = 30
FINALISTS: Final = 8
DRAWS: Final = 5


@frozen(eq=False)
class Line:
    value: float
    state: State
    choices: tuple[tuple[Any, Choice], ...]


def position(state: State) -> Any:
    return (
        tuple(state.hero_at), state.pool, tuple(state.tokens), tuple(state.civilians),
        tuple(state.thugs), tuple(state.threats), tuple(state.damage), tuple(state.heroic),
        tuple(state.thug_damage), state.captives, state.villain_damage, tuple(state.missions),
        tuple(state.counters.items()), tuple(state.invulnerable), state.delay, state.special_left,
        tuple(state.hands), type(state.question), len(state.agenda), tuple(c.key for c in state.choices), len(state.at_turn_end), len(state.lasting),state.hidden, state.result
    )  # fmt: skip



def turn_ends(root, outlook, w, width):
    beam = [Line(0.0, root, ())]
    ends: list[Line] = []
    seen = set()
    for _ in range(DEPTH):
        found = []
        closing = []
        for line in beam:
            here = position(line.state)
            for choice in line.state.choices:
                state = line.state.clone()
                take(state, choice)
                pos = position(state)
                if pos in seen:
                    continue
                seen.add(pos)
                new = Line(worth(state, outlook, w), state, (*line.choices, (here, choice)))
                if state.question is None: ends.append(new)
                elif state.pool==(0,0,0,0) and not isinstance(state.question, Act): closing.append(new)
                else: found.append(new)
        if not found and not closing:
            break
        found.sort(key=lambda line: -line.value)
        closing.sort(key=lambda line: -line.value)
        beam = found[:width] + closing[:width]
    ends.sort(key=lambda line: -line.value)
    return ends

def search(root: State, w: Weights = WEIGHTS, width=WIDTH, finalists=FINALISTS, draws=DRAWS, mini=0, turns=4, keep=2) -> Line:
    outlook = forecast(root)
    if root.agenda and isinstance(root.agenda[0], NextTurn):
        del root.agenda[0]
    ends = turn_ends(root, outlook, w, width)[:finalists]
    best = None
    for line in ends:
        value = prospect(line.state, outlook, w, draws, mini, turns)
        if best is None or value > best.value:
            best = Line(value, line.state, line.choices)
    return best


def prospect(state: State, outlook: Forecast, w: Weights, draws: int, mini: int, turns: int) -> float:
    if state.result is not None or not draws or (not mini and cards_until_villain(state)):
        return worth(state, outlook, w)
    sum_ = 0.0
    n = draws
    for number in range(n):
        later = state.clone()
        deck = later.plan_deck
        k = number % len(deck) if deck else 0
        later.plan_deck = deck[k:] + deck[:k]
        if number:
            later.chance, later.threat_deck = shuffled(number, sorted(later.threat_deck))
            for pile, d in enumerate(later.decks):
                later.chance, later.decks[pile] = shuffled(later.chance, d)
        for _ in range(turns):
            if later.result is not None: break
            if cards_until_villain(later) == 0:
                later.agenda.append(VillainTurn())
                run(later)
                while later.question is not None:
                    take(later, answer(later))
                outl = forecast(later)
                if not mini: break
            else:
                later.agenda.append(hero_turn(later, later.next_hero))
                run(later)
                if later.question is not None:
                    later = turn_ends(later, outlook, w, mini)[0].state
        sum_ += worth(later, forecast(later), w)
    return sum_ / n


def answer(state: State) -> Choice:
    def key(choice):
        if choice.verb == "discard":
            return sum(choice.subject.symbols) + bool(choice.subject.special)
        if choice.verb == "hero":
            return -len(state.hand(choice.subject))
        return 0
    return min(state.choices, key=key)
