"""The order of turns (chapter 2 of the rules), and the steps of all turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from attrs import define, field

from united.changes.missions import UNDER_PRESSURE, completed
from united.rules.act import Act
from united.rules.actions import Actions
from united.rules.hero_turn import HeroTurn, TeamTurn
from united.rules.play_card import PlayCard
from united.rules.setup import MOST_TABLES
from united.rules.triggers import Triggers
from united.rules.turn_end import EndOfTurn, TurnEnd
from united.rules.turn_start import DrawOne
from united.rules.villain_turn import VillainTurn
from united.state.state import State, Step
from united.state.table import Boards

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


@define(eq=False)
class NextTurn(Step):
    """At the bottom of the agenda: when a turn is over, decide whose turn is next (T2, T3).

    `heroes` are the turns of the Heroes by number; in solo each of them is the team's (O2).
    """

    villain: Step = field(repr=False)
    heroes: Sequence[Step] = field(repr=False)

    def resolve(self, state: State) -> None:
        state.agenda.append(self)
        state.asked = 0
        due = state.cards_since_plan >= cards_needed(state)
        if not due and state.idle >= IDLE_TURNS:
            state.tell("turns-lost", "J46", amount=state.idle)
            due = True
        state.agenda.append(self.villain if due else self.heroes[state.next_hero])


@lru_cache(maxsize=MOST_TABLES)
def turns_of(heroes: int, boards: Boards, solo: bool) -> NextTurn:
    """Return the turns of so many Heroes with these boards.

    Their steps never change, so games share them, whatever ring they are played on.
    """
    actions, triggers = Actions(boards), Triggers(boards, heroes)
    numbers = range(heroes)
    after = [(Act(hero, actions, triggers), EndOfTurn(hero), TurnEnd(hero)) for hero in numbers]
    if solo:
        team = TeamTurn(DrawOne(0), PlayCard(-1, actions, after))
        return NextTurn(VillainTurn(), [team] * heroes)
    own = [HeroTurn(hero, DrawOne(hero), PlayCard(hero, actions, after)) for hero in numbers]
    return NextTurn(VillainTurn(), own)


def begin(state: State, hero: int | None = None) -> None:
    """Put the turns under what is still to be done of the setup (T1).

    The Villain's comes first, or that of a Hero; in solo `hero` stands for the whole team.
    """
    table = state.table
    turns = turns_of(len(table.heroes), table.boards, table.solo)
    state.agenda[:0] = [turns, turns.villain if hero is None else turns.heroes[hero]]
