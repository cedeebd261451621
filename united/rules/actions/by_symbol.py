"""What the actions of the rules share that one symbol pays for (A1, A2, A4)."""

from __future__ import annotations

from united.definitions.symbols import SYMBOL_NAMES
from united.rules.actions.kind import ActionKind
from united.rules.price import OneSymbol
from united.state.choice import Reason
from united.state.state import State
from united.state.table import Table


class BySymbol(ActionKind):
    """An action of the rules that costs one symbol of a kind."""

    def __init__(self, table: Table, verb: str, symbol: int) -> None:
        super().__init__(table, verb, OneSymbol(symbol))
        name = SYMBOL_NAMES[symbol]
        self._lack = Reason(f"No {name} or Wild symbol and no {name} or Wild token is left", "A7")

    def unpaid(self, state: State, hero: int) -> Reason | None:
        tokens = state.tokens[self.table.pile(hero)]
        return None if self.price.ways(state.pool, tokens) else self._lack
