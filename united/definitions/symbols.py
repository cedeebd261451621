"""The four symbols that pay for actions, as printed on Hero cards and on Action tokens (A1-A7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

Symbols: TypeAlias = tuple[int, int, int, int]
"""How many Move, Attack, Heroic, Wild symbols (or Action tokens), in this order, 0 or more."""

MOVE: Final = 0
ATTACK: Final = 1
HEROIC: Final = 2
WILD: Final = 3

SymbolId: TypeAlias = Literal["move", "attack", "heroic", "wild"]
"""The id of a symbol."""

SYMBOL_IDS: Final = ("move", "attack", "heroic", "wild")
"""The ids of the symbols in content, saved games and scenarios, in the order of `Symbols`."""

SYMBOL_NAMES: Final = ("Move", "Attack", "Heroic", "Wild")
"""The names of the symbols on screen, in the order of `Symbols`."""

NO_SYMBOLS: Final[Symbols] = (0, 0, 0, 0)


def add_symbols(one: Symbols, other: Symbols) -> Symbols:
    """Return both together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def one_symbol(kind: int) -> Symbols:
    """Return a single symbol of `kind` (MOVE to WILD)."""
    return (int(kind == MOVE), int(kind == ATTACK), int(kind == HEROIC), int(kind == WILD))


def without_symbol(symbols: Symbols, kind: int) -> Symbols:
    """Return one symbol of `kind` (MOVE to WILD) fewer; the caller has checked it."""
    left = list(symbols)
    left[kind] -= 1
    return (left[0], left[1], left[2], left[3])


def symbols_by_id(symbols: Symbols) -> dict[str, int]:
    """Return the counts by symbol id, the form that scenarios and programs read."""
    return dict(zip(SYMBOL_IDS, symbols, strict=True))


def say_printed(symbols: Iterable[SymbolId]) -> str:
    """Return symbols by name in their printed order, such as `Move + Heroic`."""
    names = dict(zip(SYMBOL_IDS, SYMBOL_NAMES, strict=True))
    return " + ".join(names[one] for one in symbols)


def say_symbols(symbols: Symbols) -> str:
    """Return the symbols in words, such as `2 Move, 1 Wild`; `none` when there are none."""
    parts = [f"{n} {name}" for n, name in zip(symbols, SYMBOL_NAMES, strict=True) if n]
    return ", ".join(parts) or "none"
