"""The start of a Hero turn: what ends, who stands up, the card that is drawn (H1, H2)."""

from __future__ import annotations

from attrs import define

from united.changes.missions import check_villain
from united.changes.piles import draw_pile
from united.state.agenda import finish
from united.state.hearing import happen
from united.state.state import State, Step


def out_of_cards(state: State, hero: int) -> bool:
    """End the game for a Hero who starts a turn with no card in hand and none in the deck (H1)."""
    pile = state.table.piles[hero]
    if state.hands[pile] or state.decks[pile]:
        return False
    who = "the team" if state.table.solo else state.table.heroes[hero].name
    finish(state, "lost", "out-of-cards", "H1", f"{who} has no card left at the start of a turn")
    return True


def end_lasting(state: State, hero: int) -> None:
    """End what lasts until the start of this Hero's next turn (H1, K4, O3)."""
    if state.invulnerable[hero]:
        state.invulnerable[hero] = False
        state.tell("invulnerable-ended", "K4", hero=hero)
    if state.lasting:
        state.lasting = [
            one for one in state.lasting if one.hero != hero or one.until != "next_turn"
        ]
        check_villain(state)


def stand_up(state: State, hero: int) -> None:
    """Let a KO'd Hero (in solo: all of them) stand up and draw up to the starting hand (H1, O5)."""
    pile = state.table.piles[hero]
    if state.table.solo:
        state.ko = [False] * len(state.ko)
        state.tell("team-stood-up", "O5")
    else:
        state.ko[hero] = False
        state.tell("stood-up", "H1", hero=hero)
    missing = state.table.starting_hand - len(state.hands[pile])
    draw_pile(state, pile, missing, "O5" if state.table.solo else "H1", hero)


def start_of_turn(state: State, hero: int) -> None:
    """Schedule what a Threat does to a Hero who starts the turn at its Location."""
    happen(state, "turn_start", "H1", hero=hero, place=state.hero_at[hero])


@define(eq=False)
class DrawOne(Step):
    """Draw the card of the turn (H2, O2); a Hero KO'd before it loses the turn (K6)."""

    number: int

    def resolve(self, state: State) -> None:
        if not state.ko[self.number]:
            pile = state.table.piles[self.number]
            if not draw_pile(state, pile, 1, "O2" if state.table.solo else "H2", self.number):
                state.tell("deck-empty", "H2", hero=-1 if state.table.solo else self.number)
