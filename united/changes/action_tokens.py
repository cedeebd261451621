"""Action tokens that Heroes gain (K2, O3)."""

from __future__ import annotations

from united.definitions.symbols import Symbols, add_symbols, say_symbols
from united.state.state import State


def gain_tokens(state: State, hero: int, gained: Symbols, rule: str) -> None:
    """Give a Hero Action tokens; a KO'd Hero gets none (K2), in solo the team holds them (O3)."""
    if state.ko[hero]:
        return
    pile = state.table.piles[hero]
    state.tokens[pile] = add_symbols(state.tokens[pile], gained)
    if state.listener is not None:
        amount = sum(gained)
        note = f"{say_symbols(gained)} {'token' if amount == 1 else 'tokens'}"
        state.tell("token-gained", rule, hero=hero, amount=amount, note=note)
