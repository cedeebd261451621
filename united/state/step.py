"""Steps, and the questions among them: what the agenda holds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from attrs import frozen

if TYPE_CHECKING:
    from united.state.state import State


class Choice(NamedTuple):
    """One thing that the asked player may do, as the question that offers it understands it.

    `key` is public and stable; `verb`, `subject` and `pay` are the question's own.
    """

    key: str
    verb: str
    subject: Any = None
    pay: int = 0


@frozen
class About:
    """What a choice concerns on the board, by public ids; empty where it does not apply.

    `action` is the verb or the id of an added action, `enemy` who is attacked (`thug`, `villain`
    or a Henchman's id), `origin` the Location from which a token is moved.
    """

    location: str = ""
    hero: str = ""
    card: str = ""
    action: str = ""
    enemy: str = ""
    origin: str = ""


NOTHING: Final = About()


class Step(ABC):
    """Something on the agenda: it changes the state, schedules further steps, or asks."""

    __slots__ = ()

    @abstractmethod
    def resolve(self, state: State) -> None:
        """Do it; the step has been taken off the agenda already."""


class Question(Step):
    """A step that asks. With a single choice it takes that itself, unless it is `always` asked."""

    __slots__ = ()
    kind: ClassVar[str] = "choose"
    always: ClassVar[bool] = False

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

    def resolve(self, state: State) -> None:
        choices = self.list_choices(state)
        if self.always or len(choices) > 1:
            state.question = self
            state.choices = choices
        elif choices:
            self.take(state, choices[0])
