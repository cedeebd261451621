"""The best line of a turn, judged by what the next Villain turn may make of it."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from united.bots.planner.forecast import Forecast, forecast
from united.bots.planner.lines import Line, lines_to_turn_end, stop_after_turn
from united.bots.planner.worth import worth
from united.definitions.hero import HeroCard
from united.definitions.option_keys import DISCARD
from united.definitions.villain import PlanCard
from united.rules.game import Game
from united.rules.hidden import plan_is_shown
from united.rules.turns import cards_until_villain
from united.rules.villain_turn import VillainTurn
from united.state.agenda import run, take
from united.state.chance import shuffled
from united.state.choice import Choice
from united.state.state import State

FINALISTS: Final = 8
"""Lines that are judged by the Villain turn that follows."""

DRAWS: Final = 5
"""Different plan cards with which that turn is tried."""


def best_line(game: Game, chance: int) -> Line:
    """Return the best line found to the end of this turn; `chance` deals what is hidden.

    Its state is where the line leads, before the next turn. The game must be waiting for a
    decision; it is not changed.
    """
    root = game.resample(chance).state
    shown = root.plan_deck[0] if plan_is_shown(root) else None
    stop_after_turn(root)
    now = forecast(root)
    finalists = lines_to_turn_end(root, now)[:FINALISTS]
    judged = [evolve(line, value=_prospect(line.state, now, shown)) for line in finalists]
    return max(judged, key=lambda line: line.value)


def _prospect(state: State, now: Forecast, shown: PlanCard | None) -> float:
    """Return what the end of a turn is worth, on the average of the Villain turns due next."""
    if state.result is not None or cards_until_villain(state) or not state.plan_deck:
        return worth(state, now)
    known = state.plan_deck[0] is shown
    draws = 1 if known else min(DRAWS, len(state.plan_deck))
    values = [_after_villain_turn(state, draw) for draw in range(draws)]
    return sum(values) / draws


def _after_villain_turn(state: State, draw: int) -> float:
    """Return what is left after a Villain turn with the plan card that lies `draw` below the top.

    The Threat deck is dealt by `draw` alone, so that all lines meet with the same luck.
    """
    later = state.clone()
    later.plan_deck = later.plan_deck[draw:] + later.plan_deck[:draw]
    later.chance, later.threat_deck = shuffled(draw, sorted(later.threat_deck))
    later.agenda.append(VillainTurn())
    run(later)
    while later.question is not None:
        take(later, min(later.choices, key=lambda choice: _loss(later, choice)))
    return worth(later, forecast(later))


def _loss(state: State, choice: Choice) -> float:
    """Return how much a choice in the Villain turn hurts: the poorer card, the fuller hand."""
    if choice.verb == DISCARD:
        card: HeroCard = choice.subject
        return sum(card.symbols) + 0.5 * bool(card.special)
    if choice.verb == "hero":
        return -float(len(state.hand(choice.subject)))
    return 0.0
