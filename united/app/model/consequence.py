"""What the options certainly bring, in a line; and what a turn would leave unspent."""

from __future__ import annotations

from united.app.model.folds import Line
from united.app.model.shown import Shown
from united.definitions.option_keys import END
from united.definitions.symbols import say_symbols
from united.rules.game import Game


def say_brings(line: Line, shown: Shown) -> str:
    """Return what a line of options brings for certain; of a folded one what all of it brings."""
    found = [shown.foresee(offer.key) for offer in line.offers]
    if not found or any(one is None for one in found):
        return ""
    rows = [one.brings for one in found if one is not None]
    return "; ".join(text for text in rows[0] if all(text in row for row in rows))


def say_unspent(game: Game) -> str:
    """Return what could still be done with what is lost at the end of the turn, empty for nothing.

    Action tokens stay, so what only they could pay for does not count.
    """
    if END not in game.legal_keys:
        return ""
    pool = game.position.pool
    spends, free = False, []
    decision = game.decision
    for option in decision.options if decision is not None else ():
        found = game.foresee(option.key)
        if option.key == END or found is None:
            continue
        if not found.price:
            free.append(option.text.partition(":")[0])
        elif any(found.symbols):
            spends = True
    if spends:
        return f"{say_symbols(pool)} could still do something"
    return f"There is still this to do: {free[0]}" if free else ""
