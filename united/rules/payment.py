"""What pays for an action: symbols of the two cards, then Action tokens (H4, A6, A7)."""

from __future__ import annotations

from typing import Final, TypeAlias

from united.definitions.option_keys import WITH_TOKEN, WITH_WILD
from united.definitions.symbols import SYMBOL_IDS, WILD, Symbols, without_symbol
from united.state.hearing import happen
from united.state.state import State

SYMBOL, WILD_SYMBOL, TOKEN, WILD_TOKEN = range(4)
"""The four means of paying, in the order of A7."""

Ways: TypeAlias = tuple[int, ...]
"""The means that may pay for an action now, none where it cannot be paid."""

NOTHING: Final[Ways] = ()
BY_SYMBOL: Final[Ways] = (SYMBOL,)
BY_WILD: Final[Ways] = (WILD_SYMBOL,)
BY_TOKEN: Final[Ways] = (TOKEN,)
BY_WILD_TOKEN: Final[Ways] = (WILD_TOKEN,)
EITHER: Final[Ways] = (WILD_SYMBOL, TOKEN)
"""The one case in which the player chooses what pays (A7)."""


def suffix(ways: Ways, way: int) -> str:
    """Return what is added to an option's key: only where the player chooses what pays."""
    if len(ways) < 2:
        return ""
    return WITH_WILD if way == WILD_SYMBOL else WITH_TOKEN


def can_pay(pool: Symbols, tokens: Symbols, price: Symbols) -> bool:
    """Tell whether a price of several symbols can be paid; Wild pays for any (A6, A7)."""
    wild = pool[WILD] + tokens[WILD]
    for kind, needed in enumerate(price):
        missing = needed - pool[kind] - tokens[kind]
        if missing > 0:
            wild -= missing
    return wild >= 0


def pay(state: State, pile: int, kind: int, way: int) -> None:
    """Pay one symbol of `kind` in one of the four ways."""
    if way == SYMBOL:
        state.pool = without_symbol(state.pool, kind)
    elif way == WILD_SYMBOL:
        state.pool = without_symbol(state.pool, WILD)
    else:
        token = kind if way == TOKEN else WILD
        state.tokens[pile] = without_symbol(state.tokens[pile], token)
        hero, spent = state.turn, (SYMBOL_IDS[token],)
        happen(state, "token_spent", "A7", hero=hero, place=state.hero_at[hero], tokens=spent)


def pay_price(state: State, pile: int, price: Symbols) -> None:
    """Pay a price of several symbols one by one, Wild symbol before token, without asking (A7).

    Of what could pay for a symbol the first is taken that leaves enough for the others.
    """
    rest = price
    for kind, needed in enumerate(price):
        for _ in range(needed):
            rest = without_symbol(rest, kind)
            pay(state, pile, kind, _first_way(state.pool, state.tokens[pile], kind, rest))


def _first_way(pool: Symbols, tokens: Symbols, kind: int, rest: Symbols) -> int:
    means = (
        (SYMBOL, pool, kind),
        (WILD_SYMBOL, pool, WILD),
        (TOKEN, tokens, kind),
        (WILD_TOKEN, tokens, WILD),
    )
    for way, purse, symbol in means:
        if not purse[symbol]:
            continue
        left = without_symbol(purse, symbol)
        if can_pay(left, tokens, rest) if purse is pool else can_pay(pool, left, rest):
            return way
    raise ValueError("the price cannot be paid; `can_pay` tells before")
