"""What became of games that were killed, and how that is told."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Sequence

from attrs import frozen


@frozen
class Outcome:
    """What became of a killed game, in lines of the journal: sent, saved, shown as taken.

    `number` is that of the signal; `looked_at` whether the table was compared with what it was.
    """

    sent: int
    saved: int
    shown: int
    looked_at: bool = False
    number: int = signal.SIGKILL

    @property
    def kind(self) -> str:
        """When the kill came."""
        if not self.sent:
            return "before the first key"
        if self.saved < self.sent:
            return "before all keys were taken"
        return "between key and redraw" if self.shown < self.saved else "after the redraw"


def report(outcomes: Sequence[Outcome]) -> None:
    """Print how many games were killed, by what and when."""
    lines = sum(one.sent for one in outcomes)
    print(
        f"{len(outcomes)} games killed after {lines} lines of the journal in all, and gone on with."
    )
    print("Nothing that was shown as taken is lost, and each terminal but those of SIGKILL is as")
    print("it was before.")
    for number, count in Counter(one.number for one in outcomes).most_common():
        print(f"{count:5} by {signal.Signals(number).name}")
    print(f"{sum(one.looked_at for one in outcomes)} tables looked as before when continued.")
    print("They were killed")
    for kind, count in Counter(one.kind for one in outcomes).most_common():
        print(f"{count:5} {kind}")
