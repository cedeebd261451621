"""What content's tokens mean for the end of a game: those that shield the Villain, tracks that run.

Nothing is known here by name: it is read off the boards which tokens count for what.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from united.bots.planner.weights import WEIGHTS
from united.effects.words.count import CountIs
from united.effects.words.toughness import VillainUnharmed
from united.state.answering import ANYTHING
from united.state.goals import Goal, goals_of
from united.state.state import State
from united.state.table import Table

_KEPT: Final = 256


def shields(state: State) -> list[float]:
    """Return by Location what the tokens there cost that keep the Villain unharmed."""
    tokens = _shielding(state.table)
    if not tokens:
        return []
    return [
        -WEIGHTS.shielding * sum(state.count(token, "location", place) for token in tokens)
        for place in range(len(state.threats))
    ]


def shield_work(state: State, place: int) -> int:
    """Return how many tokens that shield the Villain lie at a Location."""
    return sum(state.count(token, "location", place) for token in _shielding(state.table))


def nearness(state: State) -> list[float]:
    """Return what it costs that goals come nearer by which the Heroes lose."""
    costs = []
    for goal in _running(state.table):
        near = goal.condition.progress(state)
        if near is not None and near[1]:
            costs.append(-WEIGHTS.track * (near[0] / near[1]) ** 1.5)
    return costs


@lru_cache(_KEPT)
def _shielding(table: Table) -> tuple[str, ...]:
    """Return the tokens of content on Locations that keep the Villain unharmed."""
    return tuple(
        str(standing.condition.count)
        for standing, _ in table.answers[ANYTHING].boards
        if isinstance(standing, VillainUnharmed)
        and isinstance(standing.condition, CountIs)
        and standing.condition.count in table.token_kinds
        and standing.condition.region != "board"
    )


@lru_cache(_KEPT)
def _running(table: Table) -> tuple[Goal, ...]:
    """Return the goals by which the Heroes lose; Threats are weighed by themselves (G7)."""
    return tuple(
        goal
        for goal in goals_of(table.boards)
        if goal.result == "lost" and not _counts_threats(goal.condition)
    )


def _counts_threats(condition: object) -> bool:
    return isinstance(condition, CountIs) and "threat" in (condition.count, condition.with_)
