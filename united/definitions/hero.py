"""Heroes and their cards (S1, H3, H4)."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import field, frozen

from united.definitions.effect import Effect
from united.definitions.symbols import SYMBOL_IDS, SYMBOL_NAMES, Symbols

DECK_SIZE = 12
"""Cards in the deck of one Hero (S1)."""


@frozen(eq=False)
class HeroCard:
    """One card of a Hero's deck; copies of a card are one and the same object.

    `id` is public, `<hero>/<card>`; `symbols` are what it pays for in two turns (H4); `special` is
    the special effect, empty for a plain card.
    """

    id: str
    hero: str
    name: str
    symbols: Symbols
    special: tuple[Effect, ...] = ()
    copies: int = 1

    @property
    def short_id(self) -> str:
        """The id without its Hero, as scenarios and saved games say it after the Hero."""
        return self.id.partition("/")[2]


@frozen(eq=False)
class Hero:
    """A Hero with the twelve cards of the deck; `source` says where the data comes from."""

    id: str
    name: str
    source: str
    cards: tuple[HeroCard, ...]
    flavour: str = ""
    pack: str = ""
    deck: tuple[HeroCard, ...] = field(init=False)

    @deck.default
    def _deck(self) -> tuple[HeroCard, ...]:
        return tuple(card for card in self.cards for _ in range(card.copies))


def plain_name(symbol_ids: Iterable[str]) -> str:
    """Return the name of a plain card, its symbols in their printed order: `Move + Heroic`."""
    return " + ".join(SYMBOL_NAMES[SYMBOL_IDS.index(one)] for one in symbol_ids)
