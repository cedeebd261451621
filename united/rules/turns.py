"""The order of turns (chapter 2 of the rules)."""

from __future__ import annotations

from attrs import frozen

from united.rules.hero_turn import HeroTurn, TeamTurn
from united.rules.villain_turn import VillainTurn
from united.state.missions import UNDER_PRESSURE, completed
from united.state.state import State
from united.state.step import Step

CARDS_BETWEEN = 3
"""Hero cards from one Villain turn to the next (T2)."""

CARDS_UNDER_PRESSURE = 2
"""The same once a Mission is complete (T3)."""

IDLE_TURNS = 12
"""Turns in a row without a card after which the Villain turn comes all the same (J46)."""


def cards_needed(state: State) -> int:
    """Return after how many Hero cards the next Villain turn comes (T2, T3, T4)."""
    pressed = completed(state) >= UNDER_PRESSURE
    return (CARDS_UNDER_PRESSURE if pressed else CARDS_BETWEEN) + state.delay


def cards_until_villain(state: State) -> int:
    """Return how many more Hero cards bring the next Villain turn, at least 0."""
    return max(cards_needed(state) - state.cards_since_plan, 0)


@frozen(eq=False)
class NextTurn(Step):
    """At the bottom of the agenda: when a turn is over, decide whose turn is next (T2, T3)."""

    def resolve(self, state: State) -> None:
        state.agenda.append(self)
        state.asked = 0
        if cards_until_villain(state) == 0:
            state.agenda.append(VillainTurn())
        elif state.idle >= IDLE_TURNS:
            state.tell("turns-lost", "J46", amount=state.idle)
            state.agenda.append(VillainTurn())
        else:
            state.agenda.append(hero_turn(state, state.next_hero))


def hero_turn(state: State, hero: int) -> Step:
    """Return the turn that comes next for the Heroes: a Hero's, in solo the team's (O2)."""
    return TeamTurn() if state.table.solo else HeroTurn(hero)


def begin(state: State, turn: Step) -> None:
    """Put the turns under what is still to be done of the setup, beginning with `turn` (T1)."""
    state.agenda[:0] = [NextTurn(), turn]
