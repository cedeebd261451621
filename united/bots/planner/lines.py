"""Lines of play: what can be done until the end of the turn, found by a beam search."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.bots.planner.forecast import Forecast
from united.bots.planner.worth import worth
from united.rules.act import Act
from united.rules.play_card import PlayCard
from united.rules.turns import NextTurn
from united.state.agenda import take
from united.state.choice import Choice
from united.state.state import State

WIDTH: Final = 16
"""Unfinished lines that are followed at each depth."""

DEPTH: Final = 40
"""Choices in a line at most; a turn has far fewer."""

Position = tuple[object, ...]
"""What tells the positions of one turn apart."""


@frozen(eq=False)
class Line:
    """Choices one after the other, each with the position it is made in, and where they lead."""

    value: float
    state: State
    steps: tuple[tuple[Position, Choice], ...] = ()


def position(state: State) -> Position:
    """Return what tells this position from others that come up in the same turn."""
    return (
        type(state.question), tuple(choice.key for choice in state.choices), len(state.agenda),
        tuple(state.hero_at), state.pool, tuple(state.tokens), tuple(state.hands),
        tuple(state.civilians), tuple(state.thugs), tuple(state.thug_damage),
        tuple(state.threats), tuple(state.damage), tuple(state.heroic), state.captives,
        state.villain_at, state.villain_damage, state.delay, state.villain_stays,
        tuple(state.missions), frozenset(state.counters.items()), tuple(state.invulnerable),
        state.special_left, state.used, len(state.at_turn_end), len(state.lasting),
        len(state.storyline), len(state.plan_deck), state.hidden, state.result,
    )  # fmt: skip


def stop_after_turn(state: State) -> None:
    """Let a copy of a game stop when this turn is over, before anything comes after it."""
    if state.agenda and isinstance(state.agenda[0], NextTurn):
        del state.agenda[0]


def lines_to_turn_end(root: State, forecast: Forecast, width: int = WIDTH) -> list[Line]:
    """Return lines from a decision to the end of its turn, the most promising first.

    The state must have been told to stop there.
    """
    ends: list[Line] = []
    beam = [Line(0.0, root)]
    seen: set[Position] = set()
    for _ in range(DEPTH):
        going, closing = _grown(beam, forecast, seen, ends)
        if not going and not closing:
            break
        beam = _best(going, width) + _best(closing, width)
    return _best(ends or beam, len(ends) + len(beam))


def _grown(
    beam: list[Line], forecast: Forecast, seen: set[Position], ends: list[Line]
) -> tuple[list[Line], list[Line]]:
    """Return each line with each next choice: those going on, those whose turn is closing.

    The two are followed side by side, for the closing ones have no symbols left and would look
    worse than they are. Lines that have come to the end are added to `ends`.
    """
    going: list[Line] = []
    closing: list[Line] = []
    for line in beam:
        here = position(line.state)
        for choice in line.state.choices:
            state = line.state.clone()
            take(state, choice)
            there = position(state)
            if there in seen:
                continue
            seen.add(there)
            grown = Line(worth(state, forecast), state, (*line.steps, (here, choice)))
            _kind(state, going, closing, ends).append(grown)
    return going, closing


def _kind(state: State, going: list[Line], closing: list[Line], ends: list[Line]) -> list[Line]:
    if state.question is None:
        return ends
    if isinstance(state.question, PlayCard | Act) or any(state.pool):
        return going
    return closing


def _best(lines: list[Line], most: int) -> list[Line]:
    return sorted(lines, key=_value, reverse=True)[:most]


def _value(line: Line) -> float:
    return line.value
