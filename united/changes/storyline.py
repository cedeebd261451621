"""Cards that change their place with one of the Storyline (J84)."""

from __future__ import annotations

from united.changes.piles import take_from_hand
from united.definitions.hero import HeroCard
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.state.layout import Played
from united.state.state import State


def own_cards(state: State, hero: int) -> tuple[HeroCard, ...]:
    """Return a Hero's own cards that lie face up in the Storyline, the oldest first."""
    id = state.table.heroes[hero].id
    return tuple(
        one.card
        for one in state.storyline
        if isinstance(one.card, HeroCard) and one.card.hero == id and not one.face_down
    )


def swap_with_hand(state: State, hero: int, card: HeroCard, other: HeroCard) -> None:
    """Put a card of the hand where another lies in the Storyline, which comes into the hand."""
    pile = state.table.piles[hero]
    at = _last(state, other)
    take_from_hand(state, pile, card)
    state.hands[pile] += (other,)
    state.storyline[at] = Played(card, False)
    _tell(state, hero, card, other)


def swap_played(state: State, hero: int, other: HeroCard) -> None:
    """Swap the card just played with an earlier one, which counts as played this turn.

    What it changes of this turn's symbols is changed of those that are left.
    """
    at, last = _last(state, other, before=-1), len(state.storyline) - 1
    card = state.played
    if card is None:
        return
    counted = _symbols(state)
    state.storyline[at], state.storyline[last] = state.storyline[last], state.storyline[at]
    state.played = other
    state.special_left = bool(other.special)
    new = _symbols(state)
    move, attack, heroic, wild = (
        max(left + after - before, 0)
        for left, after, before in zip(state.pool, new, counted, strict=True)
    )
    state.pool = (move, attack, heroic, wild)
    _tell(state, hero, card, other)


def _last(state: State, card: HeroCard, before: int | None = None) -> int:
    """Return where a card lies face up last, among the cards before a place."""
    there = list(enumerate(state.storyline))[:before]
    return max(n for n, one in there if one.card is card and not one.face_down)


def _symbols(state: State) -> Symbols:
    """Return the symbols of the last two Hero cards (H4)."""
    cards = [one for one in state.storyline if isinstance(one.card, HeroCard)][-2:]
    sums = NO_SYMBOLS
    for one in cards:
        if isinstance(one.card, HeroCard) and not one.face_down:
            move, attack, heroic, wild = (
                a + b for a, b in zip(sums, one.card.symbols, strict=True)
            )
            sums = (move, attack, heroic, wild)
    return sums


def _tell(state: State, hero: int, card: HeroCard, other: HeroCard) -> None:
    state.tell("cards-swapped", "J84", hero=hero, card=(card.id, card.name), note=other.name)
