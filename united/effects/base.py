"""What every word of the language must be able to do; mypy refuses a word that cannot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from united.definitions.effect import Effect, RuleNumber
from united.definitions.voice import Voice
from united.state.scene import Scene
from united.state.state import State


class EffectWord(ABC):
    """Something a card does when it is resolved."""

    __slots__ = ()

    @abstractmethod
    def resolve(self, state: State, scene: Scene) -> None:
        """Change the state, or put further steps on its agenda."""

    @abstractmethod
    def can_change(self, state: State, scene: Scene) -> bool:
        """Tell whether resolving it now could change anything."""

    @abstractmethod
    def say(self, voice: Voice) -> str:
        """Return the effect as a clause without a full stop, in the imperative."""


class StandingWord(ABC):
    """Something that holds while its card is in play, or until a Hero's next turn.

    Unless a word says more, a reason says what the card says.
    """

    __slots__ = ()
    rule: RuleNumber = RuleNumber("")
    effects: tuple[Effect, ...] = ()
    may: bool = False

    @property
    @abstractmethod
    def what(self) -> str:
        """The question that it answers."""

    @abstractmethod
    def value(self, state: State, scene: Scene, subject: int) -> int:
        """Return what it adds for a Location or Hero number (-1 for none); 0 for nothing."""

    @abstractmethod
    def say(self, voice: Voice) -> str:
        """Return the word as a clause."""

    def because(self, state: State, scene: Scene, voice: Voice) -> str:
        """Return the word as a clause for a reason."""
        return self.say(voice)


class ConditionWord(ABC):
    """Something that is true or false of a position.

    Unless a word knows better, its contrary is said around it.
    """

    __slots__ = ()

    @abstractmethod
    def holds(self, state: State, scene: Scene) -> bool:
        """Tell whether it is true now."""

    @property
    def test(self) -> Callable[[State, Scene], bool]:
        """What tells whether it holds, where that is asked very often."""
        return self.holds

    @abstractmethod
    def say(self, voice: Voice) -> str:
        """Return it as a clause that can follow `if` or `while`."""

    def deny(self, voice: Voice) -> str:
        """Return its contrary as a clause."""
        return f"it is not true that {self.say(voice)}"

    def now(self, state: State, scene: Scene, voice: Voice) -> str:
        """Return why it holds, with the numbers of the position, as a clause."""
        return self.say(voice)

    def progress(self, state: State) -> tuple[int, int] | None:
        """Return how near it is, so many of so many; None where that cannot be counted."""
        return None


def any_can_change(effects: Iterable[Effect], state: State, scene: Scene) -> bool:
    """Tell whether any of the effects could change something now."""
    for effect in effects:  # noqa: SIM110 - asked at each turn, and quicker without a generator
        if effect.can_change(state, scene):
            return True
    return False
