"""What bots may know: a copy of a game in which all that is hidden has been dealt anew.

Hidden are the orders of the decks and what chance will do next. Who looks ahead on such a copy
learns nothing that a player at the table could not know; where a curtain hides hands from that
player, they are dealt anew too (`deal_hands`). It knows less than a player with a good
memory: the cards that were put under a deck, or shown on top of it and left there, are shuffled in
with the rest.
"""

from __future__ import annotations

from collections.abc import Collection

from united.effects.asking import Accept
from united.effects.villain_words import BuryPlan
from united.rules.game import Game
from united.state.chance import shuffled
from united.state.state import State


def blindfold(game: Game, chance: int) -> Game:
    """Return a silent clone with hidden decks and future chance drawn from `chance` (0 or more).

    All that players see is unchanged. The clone depends on what they see and on `chance` alone:
    two games that look the same give the same clone.
    """
    blind = game.clone()
    state = blind.state
    chance = shuffle_plan(state, chance)
    chance, state.threat_deck = shuffled(chance, sorted(state.threat_deck))
    for pile, deck in enumerate(state.decks):
        chance, state.decks[pile] = shuffled(chance, sorted(deck, key=lambda card: card.id))
    state.chance = chance
    return blind


def deal_hands(game: Game, heroes: Collection[str], chance: int) -> Game:
    """Return a silent clone in which hidden hands of some Heroes (by id) are dealt from `chance`.

    Each gets as many cards as before, of those in the own hand and deck. Nothing that is asked may
    be about these hands. The clone does not depend on which cards of the two were in hand.
    """
    dealt = game.clone()
    state = dealt.state
    for hero in sorted(heroes):
        pile = state.table.pile(state.table.hero_numbers[hero])
        size = len(state.hands[pile])
        cards = sorted((*state.hands[pile], *state.decks[pile]), key=lambda card: card.id)
        chance, mixed = shuffled(chance, cards)
        state.hands[pile], state.decks[pile] = mixed[:size], mixed[size:]
    return dealt


def shuffle_plan(state: State, chance: int) -> int:
    """Shuffle the Master Plan deck, below a card that was just shown; return the next chance."""
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
