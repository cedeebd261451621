"""How packs, Heroes and Locations are written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from attrs import frozen

from united.definitions.effect import Effect
from united.definitions.hero import DECK_SIZE, Hero, HeroCard, plain_name
from united.definitions.location import Location
from united.definitions.symbols import SYMBOL_IDS, Symbols
from united.library.keys import Fault, Id, Name, Source, Text, key

MOST_SYMBOLS_ON_CARD = 6
"""Far more than any printed card shows."""


@frozen
class PackForm:
    """`pack.yaml`: what the pack is called."""

    pack: Id = key("the id, the name of the folder")
    name: Name = key("its name")
    source: Source = key("where its data come from")
    flavour: Text = key("a sentence of mood", default=Text(""))


@frozen
class HeroCardForm:
    """A card of a Hero: a plain one has symbols alone, a special one has an id and a name too."""

    symbols: tuple[Literal["move", "attack", "heroic", "wild"], ...] = key(
        "its symbols, in the order printed", default=()
    )
    card: Id = key("the id of a special card, without its Hero", default=Id(""))
    name: Name = key("the name of a special card", default=Name(""))
    special: tuple[Effect, ...] = key("its special effect", default=(), hero=True)
    copies: int = key("how many of it there are", default=1, least=1, most=DECK_SIZE)

    def faults(self) -> Iterator[Fault]:
        if not self.symbols and not self.special:
            yield Fault((), "the card has neither symbols nor a special effect")
        if len(self.symbols) > MOST_SYMBOLS_ON_CARD:
            yield Fault(("symbols",), f"a card has at most {MOST_SYMBOLS_ON_CARD} symbols")
        for name in ("card", "name"):
            given = bool(getattr(self, name))
            if self.special and not given:
                yield Fault((), f"a card with a special effect needs `{name}`")
            if given and not self.special:
                yield Fault(
                    (name,), f"`{name}` is for special cards: a plain card is called by its symbols"
                )

    @property
    def short_id(self) -> str:
        """The id without its Hero."""
        return self.card or "-".join(self.symbols)

    def build(self, hero: str) -> HeroCard:
        """Return the definition."""
        move, attack, heroic, wild = (self.symbols.count(one) for one in SYMBOL_IDS)
        symbols: Symbols = (move, attack, heroic, wild)
        name = self.name or plain_name(self.symbols)
        return HeroCard(f"{hero}/{self.short_id}", hero, name, symbols, self.special, self.copies)


@frozen
class HeroForm:
    """A Hero with the twelve cards of the deck."""

    hero: str = key("the id", declares="hero")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    cards: tuple[HeroCardForm, ...] = key("the cards of the deck", total=DECK_SIZE)
    flavour: Text = key("a sentence of mood", default=Text(""))

    def faults(self) -> Iterator[Fault]:
        seen: set[str] = set()
        for number, card in enumerate(self.cards):
            if card.short_id in seen:
                yield Fault(
                    ("cards", number),
                    f"`{card.short_id}` stands here twice; write `copies` instead",
                )
            seen.add(card.short_id)

    def build(self, pack: str) -> Hero:
        """Return the definition."""
        cards = tuple(card.build(self.hero) for card in self.cards)
        return Hero(self.hero, self.name, self.source, cards, self.flavour, pack)


@frozen
class StartForm:
    """The tokens that a Location starts with."""

    civilians: int = key("Civilians", default=0, least=1, most=9)
    thugs: int = key("Thugs", default=0, least=1, most=9)


@frozen
class LocationForm:
    """A Location."""

    location: str = key("the id", declares="location")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    slots: int = key("slots for Civilian and Thug tokens", least=1, most=9)
    starts_with: StartForm = key("the tokens that are there at the start", default=StartForm())
    end_of_turn: tuple[Effect, ...] = key("the End of Turn effect", default=(), hero=True)
    flavour: Text = key("a sentence of mood", default=Text(""))

    def faults(self) -> Iterator[Fault]:
        tokens = self.starts_with.civilians + self.starts_with.thugs
        if tokens > self.slots:
            message = f"{tokens} tokens do not fit: the Location has slots: {self.slots} (S4)"
            yield Fault(("starts_with",), message)

    def build(self, pack: str) -> Location:
        """Return the definition."""
        return Location(
            self.location,
            self.name,
            self.source,
            self.slots,
            self.starts_with.civilians,
            self.starts_with.thugs,
            self.end_of_turn,
            self.flavour,
            pack,
        )
