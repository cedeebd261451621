"""What nobody at the table can know, dealt anew: the orders of the decks, what chance will do next.

Who looks ahead on such a state learns nothing that a player could not know; where a curtain hides
hands from that player, they are dealt anew too (`deal_hands`). It knows less than a player with a
good memory: the cards that were put under a deck, or shown on top of it and left there, are
shuffled in with the rest.
"""

from __future__ import annotations

from collections.abc import Collection

from united.effects.questions.asking import Accept
from united.effects.questions.plan_order import OrderPlan
from united.effects.words.plan import BuryPlan
from united.state.chance import shuffled
from united.state.state import State


def deal_decks(state: State, chance: int) -> None:
    """Draw the hidden decks and all chance to come from `chance` (0 or more).

    All that players see is unchanged. What comes out depends on what they see and on `chance`
    alone: two states that look the same become the same.
    """
    chance = shuffle_plan(state, chance)
    chance, state.threat_deck = shuffled(chance, sorted(state.threat_deck))
    if state.face_down:
        chance = _mix_face_down(state, chance)
    for pile, deck in enumerate(state.decks):
        chance, state.decks[pile] = shuffled(chance, sorted(deck, key=lambda card: card.id))
    state.chance = chance


def _mix_face_down(state: State, chance: int) -> int:
    """Shuffle the Threats that lie face down among their Locations; return the next chance."""
    lying = [place for place, threat in enumerate(state.threats) if threat in state.face_down]
    chance, mixed = shuffled(chance, sorted(state.face_down))
    for place, threat in zip(lying, mixed, strict=False):
        state.threats[place] = threat
    return chance


def deal_hands(state: State, heroes: Collection[str], chance: int) -> None:
    """Deal hidden hands of some Heroes (by id) from `chance`.

    Each gets as many cards as before, of those in the own hand and deck. Nothing that is asked may
    be about these hands. What comes out does not depend on which cards of the two were in hand.
    """
    for hero in sorted(heroes):
        pile = state.table.piles[state.table.hero_numbers[hero]]
        size = len(state.hands[pile])
        cards = sorted((*state.hands[pile], *state.decks[pile]), key=lambda card: card.id)
        chance, mixed = shuffled(chance, cards)
        state.hands[pile], state.decks[pile] = mixed[:size], mixed[size:]


def shuffle_plan(state: State, chance: int) -> int:
    """Shuffle the Master Plan deck, below cards that were just shown; return the next chance."""
    question = state.question
    if isinstance(question, OrderPlan):
        shown = question.done + question.left
    else:
        shown = 1 if plan_is_shown(state) else 0
    top, rest = state.plan_deck[:shown], state.plan_deck[shown:]
    chance, rest = shuffled(chance, sorted(rest, key=lambda card: card.id))
    state.plan_deck = top + rest
    return chance


def plan_is_shown(state: State) -> bool:
    """Tell whether the top Master Plan card lies open: the players are asked whether to bury it."""
    question = state.question
    return (
        state.plan_shown
        and isinstance(question, Accept)
        and any(isinstance(effect, BuryPlan) for effect in question.effects)
    )
