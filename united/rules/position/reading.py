"""From the state of a game to the position that everybody sees."""

from __future__ import annotations

from united.changes.missions import completed
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.rules.decision import decision_of
from united.rules.position.model import THE_TEAM, THE_VILLAIN, Position
from united.rules.position.reading_board import read_missions, read_place, read_villain
from united.rules.position.reading_numbers import costs_with, read_in_force
from united.rules.position.reading_people import read_hero, read_storyline, read_team
from united.state.layout import TEAM, VILLAIN
from united.state.state import State

_BRINGS = (
    "1st done: his turns after 2 cards",
    "2nd done: he can be damaged",
    "3rd done: each Hero draws 1 card",
    "All Missions are complete",
)


def position_of(state: State) -> Position:
    """Return the position: a copy, which stays as it is when the game goes on."""
    table = state.table
    return Position(
        mode="solo" if table.solo else "co-op",
        turn=_turn(state),
        round=state.round,
        cards_since_plan=state.cards_since_plan,
        ring=tuple(read_place(state, place) for place in range(len(table.ring))),
        villain=read_villain(state),
        missions=read_missions(state),
        mission_brings=_BRINGS[completed(state)],
        storyline=read_storyline(state),
        heroes=tuple(read_hero(state, hero) for hero in range(len(table.heroes))),
        team=read_team(state) if table.solo else None,
        pool=state.pool,
        tokens=_tokens(state),
        in_force=read_in_force(state),
        costs=costs_with(table.boards),
        decision=decision_of(state),
        result=state.result,
        why=state.why,
        ending=state.ending,
    )


def _turn(state: State) -> str:
    if state.turn == VILLAIN:
        return THE_VILLAIN
    return THE_TEAM if state.turn == TEAM else state.table.heroes[state.turn].id


def _tokens(state: State) -> Symbols:
    if state.table.solo:
        return state.tokens[0]
    return state.tokens[state.turn] if state.turn >= 0 else NO_SYMBOLS
