"""The Hero turn as a whole (chapter 4 of the rules; chapter 10 in solo)."""

from __future__ import annotations

from attrs import define, field

from united.rules.play_card import PlayCard
from united.rules.turn_end import forget_turn
from united.rules.turn_start import DrawOne, end_lasting, out_of_cards, stand_up, start_of_turn
from united.state.agenda import schedule
from united.state.layout import TEAM
from united.state.state import State, Step


@define(eq=False)
class HeroTurn(Step):
    """A Hero's whole turn in co-op (H1-H6)."""

    number: int
    draw: DrawOne = field(repr=False)
    play: PlayCard = field(repr=False)

    def resolve(self, state: State) -> None:
        hero = self.number
        state.turn = hero
        state.idle += 1
        state.next_hero = (hero + 1) % len(state.table.heroes)
        if state.listener is not None:
            state.tell("turn", "T1", hero=hero)
        forget_turn(state)
        end_lasting(state, hero)
        if out_of_cards(state, hero):
            return
        if state.ko[hero]:
            stand_up(state, hero)
        schedule(state, self.draw, self.play)
        start_of_turn(state, hero)


@define(eq=False)
class TeamTurn(Step):
    """A turn in solo: draw, play any card, its Hero acts (O2)."""

    draw: DrawOne = field(repr=False)
    play: PlayCard = field(repr=False)

    def resolve(self, state: State) -> None:
        state.turn = TEAM
        state.tell("team-turn", "O2")
        forget_turn(state)
        if out_of_cards(state, 0):
            return
        if any(state.ko):
            stand_up(state, 0)
        schedule(state, self.draw, self.play)
