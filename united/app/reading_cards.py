"""Cards as the widgets show them: those of a hand, those of the Storyline."""

from __future__ import annotations

from united.app.model import Card
from united.definitions.hero import HeroCard
from united.definitions.symbols import NO_SYMBOLS
from united.effects.text import text_of
from united.rules.game import Game
from united.state.layout import Played
from united.state.state import State


def read_hero_card(game: Game, card: HeroCard) -> Card:
    """Return a card of a hand, with the pool that playing it now would give (H4)."""
    return hero_card(card, game.state, pool=game.pool_after(card.id))


def hero_card(
    card: HeroCard, state: State, *, pool: tuple[int, int, int, int] | None = None
) -> Card:
    """Return a Hero card of a game."""
    return Card(
        id=card.id,
        name=card.name,
        kind="hero",
        owner=card.hero,
        owner_name=state.table.heroes[state.table.hero_of(card)].name,
        symbols=card.symbols,
        text=tuple(text_of(card)),
        pool=pool,
    )


def read_storyline(state: State) -> tuple[Card, ...]:
    """Return the Storyline, oldest first, with the cards marked whose symbols count now."""
    counting = _counting(state)
    return tuple(
        _played(played, state, number in counting) for number, played in enumerate(state.storyline)
    )


def _played(played: Played, state: State, counts: bool) -> Card:
    card = played.card
    if isinstance(card, HeroCard):
        shown = hero_card(card, state)
        if played.face_down:
            return Card("", "", "hero", shown.owner, shown.owner_name, NO_SYMBOLS, (), True, counts)
        return Card(
            shown.id, shown.name, "hero", shown.owner, shown.owner_name, shown.symbols, shown.text,
            counts=counts,
        )  # fmt: skip
    villain = state.table.villain
    return Card(card.id, card.name, "plan", villain.id, villain.name, text=tuple(text_of(card)))


def _counting(state: State) -> set[int]:
    """Return the numbers of the cards whose symbols count (H4).

    Before a card is played that is the last Hero card; in the actions of a turn the last two.
    """
    question = state.question
    kind = question.kind if question is not None else ""
    if state.turn == -1 or state.result is not None:
        return set()
    numbers = [n for n, one in enumerate(state.storyline) if isinstance(one.card, HeroCard)]
    return set(numbers[-1:] if kind == "play" else numbers[-2:])
