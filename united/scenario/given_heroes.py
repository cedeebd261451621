"""Putting the Heroes (in solo: the team) into the given position: place, cards, tokens, marks."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from united.definitions.hero import HeroCard
from united.definitions.symbols import SYMBOL_IDS, Symbols
from united.library.nodes import Node
from united.scenario.files import ScenarioFault, fields, flag, whole
from united.scenario.given_tokens import give_tokens, token_keys
from united.scenario.names import card_list, hero_cards, locations, look_up
from united.state.spot import on_hero
from united.state.state import State

_CARDS = ("hand", "deck", "tokens")
_HERO = ("at", "face_down_next", "ko", "invulnerable", "tied_to")


def give_heroes(state: State, heroes: Node | None, team: Node | None) -> None:
    """Set what is named of the Heroes and of the team; the rest stays as set up."""
    table = state.table
    if team is not None and not table.solo:
        raise ScenarioFault("`team` is for solo; in co-op each Hero has an own hand and deck", team)
    given: list[dict[str, Node]] = [{} for _ in range(table.pile_count)]
    known = _HERO if table.solo else (*_HERO, *_CARDS)
    for name, value in fields(heroes, table.hero_numbers, "heroes").items() if heroes else ():
        hero = table.hero_numbers[name]
        parts = fields(value, (*known, *_content_keys(state)), f"Hero {name}")
        _give_hero(state, hero, parts)
        if not table.solo:
            given[hero] = parts
    if team is not None:
        given[0] = fields(team, _CARDS, "the team")
    for pile, parts in enumerate(given):
        _give_pile(state, pile, parts)


def _content_keys(state: State) -> list[str]:
    return [*token_keys(state, "hero"), *state.table.marks]


def _give_hero(state: State, hero: int, parts: Mapping[str, Node]) -> None:
    if "at" in parts:
        state.hero_at[hero] = look_up(parts["at"], locations(state.table), "Location")
    if "tied_to" in parts:
        _tie(state, hero, parts["tied_to"])
    rows = {
        "face_down_next": state.face_down_next,
        "ko": state.ko,
        "invulnerable": state.invulnerable,
    }
    for key, row in rows.items():
        if key in parts:
            row[hero] = flag(parts[key])
    give_tokens(state, on_hero(hero), parts)
    for mark in state.table.marks:
        if mark in parts:
            state.counters[mark, "hero", hero] = int(flag(parts[mark]))


def _tie(state: State, hero: int, node: Node) -> None:
    """Tie a Hero to a Location (J72); a Hero who was tied to it gets the other one."""
    tied = list(state.table.tied_to)
    if not tied:
        raise ScenarioFault("no challenge of this game ties Heroes to Locations (J72)", node)
    place, before = look_up(node, locations(state.table), "Location"), tied[hero]
    tied = [before if one == place else one for one in tied]
    tied[hero] = place
    state.table = evolve(state.table, tied_to=tuple(tied))


def _give_pile(state: State, pile: int, parts: Mapping[str, Node]) -> None:
    """Set a hand and a deck: what only one of them names, the other has not."""
    order = _without(
        (*state.hands[pile], *state.decks[pile]),
        tuple(one.card for one in state.storyline if isinstance(one.card, HeroCard)),
    )
    size = 0 if _lies_down(state, pile) else state.table.starting_hand
    known = hero_cards(state.table)
    hand = card_list(parts["hand"], known, "Hero card") if "hand" in parts else None
    deck = card_list(parts["deck"], known, "Hero card") if "deck" in parts else None
    if hand is None:
        left = order if deck is None else _without(order, deck)
        hand, rest = left[:size], left[size:]
    else:
        rest = _without(order, hand)
    state.hands[pile], state.decks[pile] = hand, rest if deck is None else deck
    for owner in {card.hero for card in (*hand, *state.decks[pile])}:
        if not state.table.solo and state.table.hero_numbers[owner] != pile:
            raise ScenarioFault(
                f"a Hero's cards are the own ones, not those of {owner}", _first(parts)
            )
    if "tokens" in parts:
        state.tokens[pile] = _symbols(parts["tokens"], state.tokens[pile])


def _lies_down(state: State, pile: int) -> bool:
    """A KO'd Hero has no card in hand, unless the scenario says so."""
    return all(state.ko) if state.table.solo else state.ko[pile]


def _first(parts: Mapping[str, Node]) -> Node:
    return next(parts[key] for key in ("hand", "deck") if key in parts)


def _without(cards: tuple[HeroCard, ...], gone: tuple[HeroCard, ...]) -> tuple[HeroCard, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _symbols(node: Node, before: Symbols) -> Symbols:
    parts = fields(node, SYMBOL_IDS, "tokens")
    counts = [
        whole(parts[name], 0, 99) if name in parts else count
        for name, count in zip(SYMBOL_IDS, before, strict=True)
    ]
    return (counts[0], counts[1], counts[2], counts[3])
