"""Further ways to win and to lose that a board or a challenge adds (W2, W3, J52)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from united.definitions.effect import Condition, RuleNumber
from united.definitions.keys import Fault, Name, key


@frozen(eq=False)
class Ending:
    """A way to win or to lose: it is looked at after each change of the position."""

    name: Name = key("the name")
    lose_when: Condition | None = key("when the Heroes lose", default=None)
    win_when: Condition | None = key("when the Heroes win", default=None)
    rule: RuleNumber = key("the rule that says so", default=RuleNumber("J52"))

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        if (self.lose_when is None) == (self.win_when is None):
            yield Fault((), "an ending has either `lose_when` or `win_when`")
