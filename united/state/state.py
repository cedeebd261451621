"""The state of a game: the position, and the steps still to be done. What a step is, a question.

A step changes the state that holds it, so they stand in one file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from united.definitions.effect import Effect
from united.state.choice import NOTHING, About, Choice, Kind, Reason, Refused
from united.state.events import Event, What
from united.state.layout import Layout
from united.state.table import Table

FIRST_THE_EFFECT: Final = Reason("The effect that asks must be resolved first", "J12")
"""Why nothing else is possible while an effect asks."""


class State(Layout):
    """Everything that changes in a game: the position, and how the game goes on from it.

    `agenda` is the stack of steps, `question` the one that waits for one of the `choices`. `asked`
    counts the questions of effects since the last one of the turn itself (J45); `cut` is what was
    last cut short, if anything. `listener` is None while nobody listens: silent play costs nothing.
    """

    __slots__ = ("agenda", "asked", "choices", "cut", "listener", "question")

    def __init__(self, table: Table, chance: int) -> None:
        super().__init__(table, chance)
        self.listener: Listener | None = None
        self.agenda: list[Step] = []
        self.question: Question | None = None
        self.choices: Sequence[Choice] = ()
        self.asked = 0
        self.cut: tuple[Effect, ...] = ()

    def clone(self) -> State:
        """Return an independent copy that goes on exactly as this one would; the only copy path.

        The steps never change and are shared. Nobody listens to the copy.
        """
        other = State.__new__(State)
        self.copy_to(other)
        other.listener = None
        other.agenda = self.agenda[:]
        other.question = self.question
        other.choices = self.choices
        other.asked = self.asked
        other.cut = self.cut
        return other

    def tell(
        self,
        what: What,
        rule: str,
        *,
        hero: int = -1,
        place: int = -1,
        card: tuple[str, str] = ("", ""),
        by: str = "",
        amount: int = 0,
        note: object = "",
    ) -> None:
        """Tell an event, if anybody listens. `card` is (id, name); see `events.TELLING`."""
        if self.listener is not None:
            told = Event(self.table, what, rule, hero, place, card, by, amount, note)
            self.listener.hear(told, self)


class Listener:
    """Hears each event at the moment it happens, with the state as it then is."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event, state: State) -> None:
        """Keep an event. The state goes on changing: who wants it later must clone it."""
        self.events.append(event)

    def drop_repeats(self) -> None:
        """Forget what was told over and over: of each event only the first stays."""
        self.events = list(dict.fromkeys(self.events))

    def take_events(self) -> tuple[Event, ...]:
        """Return what happened since the listener was last asked, and forget it."""
        told, self.events = tuple(self.events), []
        return told


class Step(ABC):
    """Something on the agenda: it changes the state, schedules further steps, or asks."""

    __slots__ = ()

    @abstractmethod
    def resolve(self, state: State) -> None:
        """Do it; the step has been taken off the agenda already."""


class Question(Step):
    """A step that asks. With a single choice it takes that itself, unless it is `always` asked.

    A kind of question is a class of its own, which says all about it: who is asked, by what, the
    options with their keys and sentences, and why anything else is not possible.
    """

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    always: ClassVar[bool] = False

    @classmethod
    @abstractmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        """Yield each key that an option of such a question can have in a game at this table."""

    @abstractmethod
    def list_choices(self, state: State) -> list[Choice]:
        """Return all that may be chosen now, in a stable order."""

    @abstractmethod
    def take(self, state: State, choice: Choice) -> None:
        """Carry out one of the choices."""

    @abstractmethod
    def prompt(self, state: State) -> str:
        """Return the question as a sentence that names who is asked and why."""

    @abstractmethod
    def say(self, state: State, choice: Choice) -> str:
        """Return a choice as a sentence without a full stop."""

    def hero(self, state: State) -> int:
        """Return the Hero who is asked, -1 where the players choose together."""
        return -1

    def about(self, state: State, choice: Choice) -> About:
        """Return what a choice concerns on the board."""
        return NOTHING

    def source(self, state: State) -> str:
        """Return the id of the card or board that asks, empty for the rules themselves."""
        return ""

    def part(self) -> tuple[int, int]:
        """Return which one it is of how many that follow each other for one reason."""
        return 1, 1

    def refused(self, state: State) -> list[Refused]:
        """Return what a player would expect to be able to choose now and cannot."""
        return []

    def why_not(self, state: State, key: str) -> Reason:
        """Return why a key that is not among the choices is not possible now."""
        return FIRST_THE_EFFECT

    def resolve(self, state: State) -> None:
        choices = self.list_choices(state)
        if self.always or len(choices) > 1:
            state.question = self
            state.choices = choices
        elif choices:
            self.take(state, choices[0])
