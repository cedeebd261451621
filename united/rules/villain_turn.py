"""The Villain turn: when it comes, and when it is over (chapter 3 of the rules)."""

from __future__ import annotations

from attrs import define

from united.changes.missions import check_villain
from united.changes.plan import play_plan_card
from united.state.agenda import schedule
from united.state.hearing import happen
from united.state.layout import VILLAIN
from united.state.state import State, Step


@define(eq=False)
class VillainTurn(Step):
    """Reveal the next Master Plan card and resolve it (V1-V5); without one the Heroes lose."""

    def resolve(self, state: State) -> None:
        state.turn = VILLAIN
        state.round += 1
        state.cards_since_plan = 0
        state.delay = 0
        state.idle = 0
        if state.listener is not None:
            state.tell("villain-turn", "T1" if state.round == 1 else "T2", amount=state.round)
        if state.lasting or "villain_turn_end" in state.table.events:
            schedule(state, VillainTurnEnd())
        play_plan_card(state, "V1")


@define(eq=False)
class VillainTurnEnd(Step):
    """The end of the Villain turn; a card may wait for it."""

    def resolve(self, state: State) -> None:
        happen(state, "villain_turn_end", "V5", place=state.villain_at)
        if state.lasting:
            state.lasting = [
                one for one in state.lasting if one.until == "next_turn" or one.begun == state.round
            ]
            check_villain(state)
