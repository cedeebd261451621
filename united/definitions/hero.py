"""Heroes and their cards (S1, H3, H4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import frozen

from united.definitions.effect import Effect
from united.definitions.keys import (
    CARDS_DOC,
    Digest,
    Fault,
    Id,
    Name,
    Source,
    Text,
    extends,
    key,
    said_before,
    without,
)
from united.definitions.symbols import SYMBOL_IDS, SymbolId, Symbols, say_printed

DECK_SIZE = 12
"""Cards in the deck of one Hero (S1)."""

MOST_SYMBOLS_ON_CARD = 6
"""Far more than any printed card shows."""


@frozen(eq=False)
class HeroCard:
    """A card of a Hero: a plain one has symbols alone, a special one has an id and a name too.

    Copies of a card are one and the same object. `printed` and `title` are as written; `symbols`
    are what it pays for in two turns (H4), and `name` is what a plain card is called by, too.
    """

    printed: tuple[SymbolId, ...] = key(
        "its symbols, in the order printed", default=(), written="symbols"
    )
    card: Id = key("the id of a special card, without its Hero", default=Id(""))
    title: Name = key("the name of a special card", default=Name(""), written="name")
    special: tuple[Effect, ...] = key("its special effect", default=(), hero=True)
    copies: int = key("how many of it there are", default=1, least=1, most=DECK_SIZE)
    hero: str = ""

    @cached_property
    def short_id(self) -> str:
        """The id without its Hero, as scenarios and saved games say it after the Hero."""
        return self.card or "-".join(self.printed)

    @cached_property
    def id(self) -> str:
        """The public id, `<hero>/<card>`."""
        return f"{self.hero}/{self.short_id}"

    @cached_property
    def name(self) -> str:
        """The name; of a plain card its symbols in their printed order: `Move + Heroic`."""
        return self.title or say_printed(self.printed)

    @cached_property
    def symbols(self) -> Symbols:
        """How many there are of each symbol."""
        move, attack, heroic, wild = (self.printed.count(one) for one in SYMBOL_IDS)
        return move, attack, heroic, wild

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        if not self.printed and not self.special:
            yield Fault((), "the card has neither symbols nor a special effect")
        if len(self.printed) > MOST_SYMBOLS_ON_CARD:
            yield Fault(("symbols",), f"a card has at most {MOST_SYMBOLS_ON_CARD} symbols")
        for name, given in (("card", self.card), ("name", self.title)):
            if self.special and not given:
                yield Fault((), f"a card with a special effect needs `{name}`")
            if given and not self.special:
                yield Fault(
                    (name,), f"`{name}` is for special cards: a plain card is called by its symbols"
                )


@frozen(eq=False)
class Hero:
    """A Hero with the twelve cards of the deck."""

    id: str = key("the id", written="hero", declares="hero")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    cards: tuple[HeroCard, ...] = key(CARDS_DOC, total=DECK_SIZE)
    flavour: Text = key("a sentence of mood", default=Text(""))
    extends: Id = extends()
    without: tuple[str, ...] = without()
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""

    @cached_property
    def deck(self) -> tuple[HeroCard, ...]:
        """The cards with their copies."""
        return tuple(card for card in self.cards for _ in range(card.copies))

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        seen: set[str] = set()
        for number, card in enumerate(self.cards):
            if card.short_id in seen:
                yield Fault(
                    ("cards", number),
                    f"`{card.short_id}` stands here twice; write `copies` instead",
                )
            seen.add(card.short_id)
