"""What the board suggests and the rules refuse: in one short line, and with all reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from united.app.model.sheets import Sheet
from united.definitions.symbols import SYMBOL_NAMES
from united.rules.decision import Decision, Refusal
from united.rules.position import Cost

UNPAID: Final = "A7"
"""The rule behind what nothing is left to pay for."""


def say_refused(decision: Decision, costs: Iterable[Cost]) -> str:
    """Return what is refused in one line, empty for nothing: `no Move, no Attack left`."""
    symbols = {cost.action: cost.symbols for cost in costs}
    lacking: dict[str, None] = {}
    other: dict[str, None] = {}
    for one in decision.refused:
        price = symbols.get(one.about.action) if one.reason.rule == UNPAID else None
        if price is None:
            other[one.text.partition(":")[0]] = None
        else:
            lacking |= {name: None for name, n in zip(SYMBOL_NAMES, price, strict=True) if n}
    said = [f"{', '.join(f'no {name}' for name in lacking)} left"] if lacking else []
    return "; ".join([*said, *([f"not now: {', '.join(other)}"] if other else [])])


def refused_sheet(decision: Decision) -> Sheet:
    """Return all that is refused, each reason once."""
    by_reason: dict[str, list[str]] = {}
    for one in decision.refused:
        by_reason.setdefault(_reason(one), []).append(one.text)
    parts = tuple(f"{', '.join(names)}: {reason}" for reason, names in by_reason.items())
    return Sheet("Not possible now", "and why", parts)


def _reason(refusal: Refusal) -> str:
    return f"{refusal.reason.text} [{refusal.reason.rule}]."
