"""Hands and decks: drawing cards, putting them under the deck (H1, H2, K1)."""

from __future__ import annotations

from typing import Final

from united.definitions.hero import HeroCard
from united.state.state import State

MOST_CARDS: Final = 4096
"""Hero cards of which it is kept what may be done with them; one content has far fewer."""


def draw(state: State, hero: int, cards: int, rule: str) -> int:
    """Draw up to `cards` cards into a Hero's hand; return how many there were.

    A Hero who is KO'd draws nothing (K2); in solo the common deck is drawn from (O1).
    """
    if state.ko[hero]:
        return 0
    return draw_pile(state, state.table.piles[hero], cards, rule, hero)


def draw_pile(state: State, pile: int, cards: int, rule: str, hero: int = -1) -> int:
    """Draw up to `cards` cards into the hand of a pile; return how many there were."""
    deck = state.decks[pile]
    drawn = deck[:cards]
    if not drawn:
        return 0
    state.hands[pile] += drawn
    state.decks[pile] = deck[len(drawn) :]
    state.hidden += 1
    if state.listener is not None:
        teller = -1 if state.table.solo else hero
        state.tell("drew", rule, hero=teller, amount=len(drawn))
    return len(drawn)


def take_from_hand(state: State, pile: int, card: HeroCard) -> None:
    """Take one copy of a card out of a hand; the caller says where it goes."""
    hand = state.hands[pile]
    at = hand.index(card)
    state.hands[pile] = hand[:at] + hand[at + 1 :]


def put_under_deck(state: State, pile: int, card: HeroCard) -> None:
    """Put one copy of a card from a hand to the bottom of its deck (K1)."""
    take_from_hand(state, pile, card)
    state.decks[pile] = (*state.decks[pile], card)


def distinct(cards: tuple[HeroCard, ...]) -> list[HeroCard]:
    """Return the cards without further copies, in their order: copies are one option."""
    return list(dict.fromkeys(cards))
