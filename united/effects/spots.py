"""Spots that a card names for tokens: Locations, the acting Hero, the card itself, the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from united.definitions.additions import OWN_TOKENS, On, TokenKind
from united.definitions.villain import PlanCard
from united.definitions.voice import Voice
from united.effects.place import Place, places, say_place
from united.state.scene import Scene
from united.state.spot import BOARD, Spot, at_place, on_hero
from united.state.state import State

Holder: TypeAlias = Literal["hero", "card", "board"]
"""`hero` is the acting Hero, `card` the Threat or Master Plan card that speaks, `board` the
Villain's board."""

HOLDERS: Final = ("hero", "card", "board")

Where: TypeAlias = Place | Holder
"""Where a token lies: on Locations or on what is no Location."""


def spots(where: Where, state: State, scene: Scene) -> list[Spot]:
    """Return the spots that are meant now, none if there is no such spot."""
    if where == "hero":
        return [on_hero(scene.hero)] if scene.hero >= 0 else []
    if where == "board":
        return [BOARD]
    if where == "card":
        return own_card(state, scene)
    return [at_place(place) for place in places(where, state, scene)]


def own_card(state: State, scene: Scene) -> list[Spot]:
    """Return the spot that the speaking card is: a Threat in play or a Master Plan card."""
    if scene.threat >= 0:
        return [Spot("threat", scene.threat)]
    source = scene.source
    if isinstance(source, PlanCard):
        return [
            Spot("card", n) for n, card in enumerate(state.table.villain.plan) if card == source
        ]
    return []


def lies_on(where: Where) -> On | None:
    """Return on what a token lies there, None where that depends on who speaks."""
    if where == "hero" or where == "board":
        return where
    return None if where == "card" else "location"


Lying: TypeAlias = tuple[str, On]
"""A token that a word names, and on what it lies there."""


def lie(*named: tuple[str, On | None]) -> Iterator[Lying]:
    """Yield those of the pairs that say on what a token lies."""
    return ((token, on) for token, on in named if on is not None)


def say_spot(where: Where, voice: Voice) -> str:
    """Return a spot as a card names it after `on`, `from` or `to`."""
    if where == "hero":
        return "yourself"
    if where == "board":
        return "the Villain's board"
    return "this card" if where == "card" else say_place(where, voice)


def token_kind(state: State, token: str) -> TokenKind:
    """Return the kind of a token: content's, or one of the game's own."""
    return OWN_TOKENS.get(token) or state.table.token_kinds[token]
