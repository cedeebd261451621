"""The search over what can be done until the end of the turn, on a blindfolded copy."""

from __future__ import annotations

from typing import Any, Final

from attrs import frozen

from united.bots.planner.forecast import Forecast, forecast
from united.bots.planner.worth import WEIGHTS, Weights, worth
from united.rules.turns import NextTurn, cards_until_villain
from united.rules.villain_turn import VillainTurn
from united.state.agenda import Choice, run, take
from united.state.chance import shuffled
from united.state.state import State

WIDTH: Final = 16
DEPTH: Final = 16
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


def search(root: State, w: Weights = WEIGHTS, width=WIDTH, finalists=FINALISTS, draws=DRAWS) -> Line:
    outlook = forecast(root)
    if root.agenda and isinstance(root.agenda[0], NextTurn):
        del root.agenda[0]
    beam = [Line(0.0, root, ())]
    ends: list[Line] = []
    seen = set()
    for _ in range(DEPTH):
        found = []
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
                (found if state.question is not None else ends).append(new)
        if not found:
            break
        found.sort(key=lambda line: -line.value)
        beam = found[:width]
    ends.sort(key=lambda line: -line.value)
    ends = ends[:finalists]
    best = None
    for line in ends:
        value = prospect(line.state, outlook, w, draws)
        if best is None or value > best.value:
            best = Line(value, line.state, line.choices)
    return best


def prospect(state: State, outlook: Forecast, w: Weights, draws: int) -> float:
    if state.result is not None or cards_until_villain(state) or not draws or not state.plan_deck:
        return worth(state, outlook, w)
    sum_ = 0.0
    n = min(draws, len(state.plan_deck))
    for number in range(n):
        later = state.clone()
        deck = later.plan_deck
        later.plan_deck = deck[number:] + deck[:number]
        later.chance, later.threat_deck = shuffled(number, sorted(later.threat_deck))
        later.agenda.append(VillainTurn())
        run(later)
        while later.question is not None:
            take(later, answer(later))
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
