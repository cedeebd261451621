"""What the next Villain turn may bring, from what is known of the plans still to come."""

from __future__ import annotations

from attrs import frozen

from united.state.standing import total
from united.state.state import State


@frozen(eq=False)
class Forecast:
    """Chances of the next Villain turn, each from 0 to 1, if it came now.

    `stops` is by Location that the Villain stops there; `overflows` is by Location and number of
    free slots that more tokens come than fit. `wounds` is what his BAM! deals to each Hero.
    """

    stops: tuple[float, ...]
    overflows: tuple[tuple[float, ...], ...]
    wounds: int


def forecast(state: State) -> Forecast:
    """Return what the remaining plan cards, all equally likely, would do (V2-V4)."""
    size, cards = len(state.table.ring), state.plan_deck
    stops = [0] * size
    coming = [[0] * (slots + 1) for slots in state.table.slots]
    for card in cards:
        at = (state.villain_at + (0 if state.villain_stays else card.move)) % size
        stops[at] += 1
        drops = card.tokens
        around = ((at - 1) % size, drops.counter_clockwise), (at, drops.here)
        for place, drop in (*around, ((at + 1) % size, drops.clockwise)):
            for free in range(min(drop.thugs + drop.civilians, len(coming[place]))):
                coming[place][free] += 1
    share = 1 / max(len(cards), 1)
    return Forecast(
        tuple(count * share for count in stops),
        tuple(tuple(count * share for count in row) for row in coming),
        1 + total(state, "bam_wounds"),
    )
