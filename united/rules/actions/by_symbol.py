"""What the actions of the rules share that one symbol pays for (A1, A2, A4)."""

from __future__ import annotations

from united.definitions.symbols import SYMBOL_NAMES
from united.rules.actions.kind import ActionKind
from united.rules.price import OneSymbol
from united.state.choice import Reason
from united.state.state import State


class BySymbol(ActionKind):
    """An action of the rules that costs one symbol of a kind."""

    def __init__(self, verb: str, symbol: int) -> None:
        super().__init__(verb, OneSymbol(symbol))
        self.symbol_name = SYMBOL_NAMES[symbol]

    def unpaid(self, state: State, hero: int) -> Reason | None:
        tokens = state.tokens[state.table.piles[hero]]
        price = self.price_now(state, hero)
        if price.ways(state.pool, tokens):
            return None
        if price is not self.price:
            return Reason(f"It costs{price.said(0).removeprefix(' for')} here", "J54")
        name = self.symbol_name
        return Reason(f"No {name} or Wild symbol and no {name} or Wild token is left", "A7")
