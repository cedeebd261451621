"""What pays for an action (A6, A7): every case of the rule, and prices of several symbols."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.positions import position
from united.definitions.symbols import ATTACK, HEROIC, MOVE, NO_SYMBOLS, WILD, Symbols
from united.rules.payment import (
    SYMBOL,
    TOKEN,
    WILD_SYMBOL,
    WILD_TOKEN,
    can_pay,
    pay,
    pay_price,
    suffix,
)
from united.rules.price import OneSymbol

KINDS = (MOVE, ATTACK, HEROIC)

# Symbol of the kind, Wild symbol, token of the kind, Wild token: how many; then what may pay.
CASES = [
    ((0, 0, 0, 0), ()),
    ((0, 0, 0, 1), (WILD_TOKEN,)),
    ((0, 0, 1, 0), (TOKEN,)),
    ((0, 0, 1, 1), (TOKEN,)),
    ((0, 1, 0, 0), (WILD_SYMBOL,)),
    ((0, 1, 0, 1), (WILD_SYMBOL,)),
    ((0, 1, 1, 0), (WILD_SYMBOL, TOKEN)),
    ((0, 1, 1, 1), (WILD_SYMBOL, TOKEN)),
    ((1, 0, 0, 0), (SYMBOL,)),
    ((1, 0, 0, 1), (SYMBOL,)),
    ((1, 0, 1, 0), (SYMBOL,)),
    ((1, 0, 1, 1), (SYMBOL,)),
    ((1, 1, 0, 0), (SYMBOL,)),
    ((1, 1, 0, 1), (SYMBOL,)),
    ((1, 1, 1, 0), (SYMBOL,)),
    ((1, 1, 1, 1), (SYMBOL,)),
]


def some(kind: int, own: int, wild: int) -> Symbols:
    """Return symbols of one kind and Wild ones."""
    counts = [0, 0, 0, wild]
    counts[kind] += own
    return (counts[0], counts[1], counts[2], counts[3])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("there", "ways"), CASES)
def test_what_may_pay_for_one_symbol(
    kind: int, there: tuple[int, int, int, int], ways: tuple[int, ...]
) -> None:
    symbol, wild, token, wild_token = there
    pool, tokens = some(kind, symbol, wild), some(kind, token, wild_token)
    assert OneSymbol(kind).ways(pool, tokens) == ways


@pytest.mark.parametrize("kind", KINDS)
def test_symbols_and_tokens_of_other_kinds_pay_nothing(kind: int) -> None:
    move, attack, heroic = (0 if one == kind else 3 for one in KINDS)
    others = (move, attack, heroic, 0)
    assert OneSymbol(kind).ways(others, others) == ()
    assert not can_pay(others, others, some(kind, 1, 0))


def test_a_key_has_a_suffix_only_where_the_player_chooses() -> None:
    assert suffix((WILD_SYMBOL, TOKEN), WILD_SYMBOL) == " with wild"
    assert suffix((WILD_SYMBOL, TOKEN), TOKEN) == " with token"
    assert {suffix((way,), way) for way in (SYMBOL, WILD_SYMBOL, TOKEN, WILD_TOKEN)} == {""}


@pytest.mark.parametrize(
    ("way", "pool", "tokens"),
    [
        (SYMBOL, (1, 2, 1, 2), (3, 3, 3, 3)),
        (WILD_SYMBOL, (1, 2, 2, 1), (3, 3, 3, 3)),
        (TOKEN, (1, 2, 2, 2), (3, 3, 2, 3)),
        (WILD_TOKEN, (1, 2, 2, 2), (3, 3, 3, 2)),
    ],
)
def test_each_way_takes_what_it_names(way: int, pool: Symbols, tokens: Symbols) -> None:
    state = position().state
    state.pool, state.tokens[0] = (1, 2, 2, 2), (3, 3, 3, 3)
    pay(state, 0, HEROIC, way)
    assert (state.pool, state.tokens[0]) == (pool, tokens)
    assert state.tokens[1] == NO_SYMBOLS


@pytest.mark.parametrize(
    ("pool", "tokens", "price", "possible"),
    [
        ((0, 0, 2, 0), NO_SYMBOLS, (0, 0, 2, 0), True),
        ((0, 0, 1, 0), NO_SYMBOLS, (0, 0, 2, 0), False),
        ((0, 0, 1, 1), NO_SYMBOLS, (0, 0, 2, 0), True),
        ((0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 2, 0), True),
        ((0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 2, 0), True),
        ((0, 0, 0, 1), (0, 0, 0, 1), (0, 0, 2, 0), True),
        ((0, 0, 0, 1), (1, 1, 0, 0), (0, 0, 2, 0), False),
        ((0, 1, 1, 0), NO_SYMBOLS, (0, 1, 1, 0), True),
        ((0, 2, 0, 0), NO_SYMBOLS, (0, 1, 1, 0), False),
        # One Wild cannot stand for both.
        ((0, 0, 0, 1), NO_SYMBOLS, (0, 1, 1, 0), False),
        ((0, 0, 0, 1), (0, 1, 0, 0), (0, 1, 1, 0), True),
        (NO_SYMBOLS, NO_SYMBOLS, NO_SYMBOLS, True),
    ],
)
def test_whether_a_price_of_several_symbols_can_be_paid(
    pool: Symbols, tokens: Symbols, price: Symbols, possible: bool
) -> None:
    assert can_pay(pool, tokens, price) is possible


@pytest.mark.parametrize(
    ("pool", "tokens", "pool_left", "tokens_left"),
    [
        # Heroic symbols first, then Wild symbols, Heroic tokens, Wild tokens.
        ((0, 0, 3, 3), (0, 0, 3, 3), (0, 0, 1, 3), (0, 0, 3, 3)),
        ((0, 0, 1, 3), (0, 0, 3, 3), (0, 0, 0, 2), (0, 0, 3, 3)),
        ((0, 0, 0, 1), (0, 0, 3, 3), (0, 0, 0, 0), (0, 0, 2, 3)),
        ((2, 2, 0, 0), (2, 2, 1, 3), (2, 2, 0, 0), (2, 2, 0, 2)),
    ],
)
def test_the_order_in_which_a_price_is_paid(
    pool: Symbols, tokens: Symbols, pool_left: Symbols, tokens_left: Symbols
) -> None:
    state = position().state
    state.pool, state.tokens[0] = pool, tokens
    pay_price(state, 0, (0, 0, 2, 0))
    assert (state.pool, state.tokens[0]) == (pool_left, tokens_left)


few = st.integers(0, 2)
symbols = st.tuples(few, few, few, few)
prices = st.tuples(few, few, few, st.just(0))


def payments(pool: Symbols, tokens: Symbols, due: tuple[int, ...]) -> Iterator[bool]:
    """Yield True for each way to pay one symbol after the other; nothing if there is none."""
    if not due:
        yield True
        return
    for purse, other in ((pool, tokens), (tokens, pool)):
        for kind in (due[0], WILD):
            if purse[kind]:
                left = tuple(n - (one == kind) for one, n in enumerate(purse))
                yield from payments((left[0], left[1], left[2], left[3]), other, due[1:])


@settings(max_examples=150, deadline=None, derandomize=True)
@given(pool=symbols, tokens=symbols, price=prices)
def test_a_price_can_be_paid_if_any_order_pays_it(
    pool: Symbols, tokens: Symbols, price: Symbols
) -> None:
    due = tuple(kind for kind, needed in enumerate(price) for _ in range(needed))
    assert can_pay(pool, tokens, price) is any(payments(pool, tokens, due))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(pool=symbols, tokens=symbols, price=prices)
def test_what_can_be_paid_is_paid_exactly(pool: Symbols, tokens: Symbols, price: Symbols) -> None:
    state = position().state
    state.pool, state.tokens[0] = pool, tokens
    if not can_pay(pool, tokens, price):
        return
    pay_price(state, 0, price)
    left = (*state.pool, *state.tokens[0])
    assert min(left) >= 0
    assert sum(pool) + sum(tokens) - sum(left) == sum(price)
