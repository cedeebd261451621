"""From the state to the cards and the Heroes of a position."""

from __future__ import annotations

from attrs import evolve

from united.definitions.hero import HeroCard
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.rules.play_card import pool_after
from united.rules.position.people import Card, Hero, Mark, Pile, Team
from united.rules.position.reading_board import read_counts, text_of_card
from united.state.layout import VILLAIN, Played
from united.state.state import State


def read_hero(state: State, hero: int) -> Hero:
    """Return a Hero by number."""
    table = state.table
    where = table.ring[state.hero_at[hero]]
    tied = table.ring[table.tied_to[hero]] if table.tied_to else None
    return Hero(
        id=table.heroes[hero].id,
        name=table.heroes[hero].name,
        at=where.id,
        place=where.name,
        pile=None if table.solo else _read_pile(state, hero),
        counts=read_counts(state, "hero", hero),
        marks=tuple(
            Mark(mark.id, mark.name, state.count(mark.id, "hero", hero) > 0)
            for mark in table.marks.values()
        ),
        ko=state.ko[hero],
        invulnerable=state.invulnerable[hero],
        face_down_next=state.face_down_next[hero],
        acting=hero == state.turn,
        tied_to=tied.id if tied else "",
        tied_place=tied.name if tied else "",
        sign=table.heroes[hero].sign,
        colour=table.heroes[hero].colour,
    )


def read_team(state: State) -> Team:
    """Return what the Heroes have in common in solo."""
    return Team(_read_pile(state, 0), state.kos, state.table.kos_allowed)


def _read_pile(state: State, pile: int) -> Pile:
    hand = state.hands[pile]
    return Pile(
        hand=tuple(_hero_card(state, card, pool=pool_after(state, card)) for card in hand),
        hand_size=len(hand),
        deck_size=len(state.decks[pile]),
        tokens=state.tokens[pile],
    )


def _hero_card(
    state: State, card: HeroCard, *, counts: bool = False, pool: Symbols | None = None
) -> Card:
    return Card(
        id=card.id,
        name=card.name,
        kind="hero",
        owner=card.hero,
        owner_name=_owner(state, card),
        symbols=card.symbols,
        text=text_of_card(card),
        counts=counts,
        pool=pool,
    )


def _owner(state: State, card: HeroCard) -> str:
    return state.table.heroes[state.table.hero_of(card)].name


def read_storyline(state: State) -> tuple[Card, ...]:
    """Return the Storyline, oldest first, with the cards marked whose symbols count now."""
    counting = _counting(state)
    return tuple(
        _read_played(state, played, number in counting)
        for number, played in enumerate(state.storyline)
    )


def _read_played(state: State, played: Played, counts: bool) -> Card:
    card = played.card
    if isinstance(card, HeroCard):
        shown = _hero_card(state, card, counts=counts)
    else:
        villain, text = state.table.villain, text_of_card(card)
        tokens = read_counts(state, "card", villain.plan.index(card))
        shown = Card(card.id, card.name, "plan", villain.id, villain.name, text=text, tokens=tokens)
    return evolve(shown, symbols=NO_SYMBOLS, text=(), face_down=True) if played.face_down else shown


def _counting(state: State) -> set[int]:
    """Return the numbers of the cards whose symbols count (H4).

    Before a card is played that is the last Hero card; in the actions of a turn the last two.
    """
    kind = state.question.kind if state.question is not None else ""
    if state.turn == VILLAIN or state.result is not None:
        return set()
    numbers = [n for n, one in enumerate(state.storyline) if isinstance(one.card, HeroCard)]
    return set(numbers[-1:] if kind == "play" else numbers[-2:])
