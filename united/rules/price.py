"""The prices of actions: what may pay for each, how it is paid, how that is said (A6, A7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from attrs import define

from united.definitions.symbols import (
    NO_SYMBOLS,
    SYMBOL_NAMES,
    WILD,
    Symbols,
    one_symbol,
    say_symbols,
)
from united.definitions.wording import with_article
from united.rules.payment import (
    BY_SYMBOL,
    BY_TOKEN,
    BY_WILD,
    BY_WILD_TOKEN,
    EITHER,
    NOTHING,
    SYMBOL,
    WILD_SYMBOL,
    WILD_TOKEN,
    Ways,
    can_pay,
    pay,
    pay_price,
)
from united.state.state import State


class Price(ABC):
    """What an action costs."""

    __slots__ = ()

    @abstractmethod
    def cost(self) -> Symbols:
        """Return the symbols that it takes."""

    @abstractmethod
    def ways(self, pool: Symbols, tokens: Symbols) -> Ways:
        """Return the ways to pay now, none if it cannot be paid."""

    @abstractmethod
    def pay(self, state: State, pile: int, way: int) -> None:
        """Pay in one of the ways."""

    def said(self, way: int) -> str:
        """Return what an option adds about its payment: nothing where its own symbol pays."""
        return ""

    def dearer(self, more: int) -> Price:
        """Return the price that is so many symbols of its own kind higher."""
        return self


@define(eq=False)
class Free(Price):
    """No price at all."""

    def cost(self) -> Symbols:
        return NO_SYMBOLS

    def ways(self, pool: Symbols, tokens: Symbols) -> Ways:
        return BY_SYMBOL

    def pay(self, state: State, pile: int, way: int) -> None:
        pass


@define(eq=False)
class OneSymbol(Price):
    """One symbol of a kind, MOVE to HEROIC; the player may choose what pays for it (A7)."""

    symbol: int

    def cost(self) -> Symbols:
        return one_symbol(self.symbol)

    def ways(self, pool: Symbols, tokens: Symbols) -> Ways:
        symbol = self.symbol
        if pool[symbol]:
            return BY_SYMBOL
        if pool[WILD]:
            return EITHER if tokens[symbol] else BY_WILD
        if tokens[symbol]:
            return BY_TOKEN
        return BY_WILD_TOKEN if tokens[WILD] else NOTHING

    def pay(self, state: State, pile: int, way: int) -> None:
        pay(state, pile, self.symbol, way)

    def dearer(self, more: int) -> Price:
        amounts = [0, 0, 0, 0]
        amounts[self.symbol] = 1 + more
        return Dearer((amounts[0], amounts[1], amounts[2], amounts[3]))

    def said(self, way: int) -> str:
        if way == SYMBOL:
            return ""
        if way == WILD_SYMBOL:
            return " with a Wild symbol"
        if way == WILD_TOKEN:
            return " with a Wild token"
        return f" with {with_article(SYMBOL_NAMES[self.symbol])} token"


@define(eq=False)
class SeveralSymbols(Price):
    """Several symbols, paid one by one without asking (A7)."""

    symbols: Symbols

    def cost(self) -> Symbols:
        return self.symbols

    def ways(self, pool: Symbols, tokens: Symbols) -> Ways:
        return BY_SYMBOL if can_pay(pool, tokens, self.symbols) else NOTHING

    def pay(self, state: State, pile: int, way: int) -> None:
        pay_price(state, pile, self.symbols)


@define(eq=False)
class Dearer(SeveralSymbols):
    """What an action of one symbol costs where a card makes it dearer; an option says it."""

    def said(self, way: int) -> str:
        return f" for {say_symbols(self.symbols)}"


FREE: Final = Free()


def price_of(symbols: Symbols) -> Price:
    """Return the price of an action that costs these symbols."""
    count = sum(symbols)
    if count == 1:
        return OneSymbol(symbols.index(1))
    return SeveralSymbols(symbols) if count else FREE
