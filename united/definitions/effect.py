"""What definitions expect of an effect: that it can resolve itself and say itself.

The words of the effect language live in a layer that is built on the state; definitions only carry
them. The game's state is `Any` here for the same reason: this layer knows nothing of it. What a
word must have, with the types of the state, is said by `united.effects.base`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NewType, Protocol

from united.definitions.happenings import Happening
from united.definitions.voice import Voice

RuleNumber = NewType("RuleNumber", str)
"""The number of a rule of the rules reference, such as `G3`."""


class Effect(Protocol):
    """Something a card does when it is resolved."""

    def resolve(self, state: Any, scene: Any) -> None:
        """Change the state, or put further steps on its agenda."""

    def can_change(self, state: Any, scene: Any) -> bool:
        """Tell whether resolving it now could change anything."""

    def say(self, voice: Voice) -> str:
        """Return the effect as a clause without a full stop, in the imperative."""


class Standing(Protocol):
    """Something that holds while its card is in play (or until a Hero's next turn)."""

    @property
    def what(self) -> str:
        """The question that the rules ask and that this answers, such as `thug_damage`."""

    @property
    def rule(self) -> str:
        """The number of the rule that a reason cites, empty for none."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What happens instead, where it says so."""

    @property
    def may(self) -> bool:
        """Whether what happens instead is for the Hero to choose."""

    def because(self, state: Any, scene: Any, voice: Voice) -> str:
        """Return it as a clause for a reason, as exact as the position allows."""

    def value(self, state: Any, scene: Any, subject: int) -> int:
        """Return what it adds for a Location or Hero number (-1 for none); 0 for nothing."""

    def say(self, voice: Voice) -> str:
        """Return it as a clause without a full stop."""


class Reaction(ABC):
    """What a card does when something happens, as long as the card is in play (J50)."""

    __slots__ = ()
    on: Happening
    effects: tuple[Effect, ...]
    for_each: bool
    once_a_turn: bool

    @abstractmethod
    def answers(self, state: Any, scene: Any, place: int) -> bool:
        """Tell whether it happens now for what has happened at a Location (-1 for none)."""

    @abstractmethod
    def say_when(self, voice: Voice, *, own: bool = False, yours: bool = False) -> str:
        """Return what it waits for as a clause after `when`.

        `own` is said by a Threat card, `yours` where it waits for what the acting Hero does.
        """


class Condition(Protocol):
    """Something that is true or false of a position."""

    def holds(self, state: Any, scene: Any) -> bool:
        """Tell whether it is true now."""

    @property
    def test(self) -> Callable[[Any, Any], bool]:
        """What tells whether it holds, where that is asked very often."""

    def progress(self, state: Any) -> tuple[int, int] | None:
        """Return how near it is, so many of so many; None where that cannot be counted."""

    def now(self, state: Any, scene: Any, voice: Voice) -> str:
        """Return why it holds, with the numbers of the position, as a clause."""

    def deny(self, voice: Voice) -> str:
        """Return its contrary as a clause."""

    def say(self, voice: Voice) -> str:
        """Return it as a clause that can follow `if` or `while`."""
