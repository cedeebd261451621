"""Words for conditions: what is true or false of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from attrs import frozen

from united.definitions.effect import Condition
from united.definitions.voice import Voice
from united.effects.place import Place, places, say_place
from united.effects.token_words import say_id
from united.effects.vocabulary import CONDITION, parameter, word
from united.state.scene import Scene
from united.state.state import NO_THREAT, State

MANY = 99
"""An upper bound that says nothing."""


def check_range(least: int, most: int) -> str | None:
    """Return what is wrong with the bounds of a condition, None for nothing."""
    return None if least <= most else "`from` is greater than `to`, so it never holds"


def say_range(least: int, most: int, noun: str) -> str:
    """Return `there is a Thug`-like amounts: `any Thug`, `2 or more Thugs`, `1 or 2 cards`."""
    if most >= MANY:
        return f"any {noun}" if least <= 1 else f"{least} or more {noun}s"
    if least == most:
        return f"exactly {least} {noun}{'' if least == 1 else 's'}"
    link = "or" if most == least + 1 else "to"
    return f"{least} {link} {most} {noun}s"


def say_there(least: int, most: int, noun: str, where: str) -> str:
    """Return a clause: `any Civilian is at this Location`."""
    verb = "is" if (most >= MANY and least <= 1) or least == most == 1 else "are"
    return f"{say_range(least, most, noun)} {verb} {where}"


@word("villain", CONDITION, bare="at")
@frozen
class VillainIs:
    """The Villain is at a place."""

    at: Place = parameter("where")

    def holds(self, state: State, scene: Scene) -> bool:
        return state.villain_at in places(self.at, state, scene)

    def say(self, voice: Voice) -> str:
        return f"the Villain is at {say_place(self.at, voice)}"


@word("cards_in_hand", CONDITION)
@frozen
class CardsInHand:
    """The acting Hero has that many cards in hand."""

    needs_hero: ClassVar[bool] = True
    from_: int = parameter("at least", default=0, key="from")
    to: int = parameter("at most", default=MANY)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return check_range(self.from_, self.to)

    def holds(self, state: State, scene: Scene) -> bool:
        return self.from_ <= len(state.hand(scene.hero)) <= self.to

    def say(self, voice: Voice) -> str:
        return f"you have {say_range(self.from_, self.to, 'card')} in hand"


@frozen
class TokensAt(ABC):
    """That many tokens of one kind are at a place."""

    noun: ClassVar[str]
    at: Place = parameter("where", default="here")
    from_: int = parameter("at least", default=1, key="from")
    to: int = parameter("at most", default=MANY)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return check_range(self.from_, self.to)

    @abstractmethod
    def row(self, state: State) -> list[int]:
        """Return how many of the tokens each Location has."""

    def holds(self, state: State, scene: Scene) -> bool:
        row = self.row(state)
        there = sum(row[place] for place in places(self.at, state, scene))
        return self.from_ <= there <= self.to

    def say(self, voice: Voice) -> str:
        return say_there(self.from_, self.to, self.noun, f"at {say_place(self.at, voice)}")


@word("civilians", CONDITION)
@frozen
class CiviliansAt(TokensAt):
    """That many Civilians are at a place."""

    noun = "Civilian"

    def row(self, state: State) -> list[int]:
        return state.civilians


@word("thugs", CONDITION)
@frozen
class ThugsAt(TokensAt):
    """That many Thugs are at a place."""

    noun = "Thug"

    def row(self, state: State) -> list[int]:
        return state.thugs


@word("captives", CONDITION)
@frozen
class Captives:
    """That many Civilians are on the Villain's board."""

    from_: int = parameter("at least", default=1, key="from")
    to: int = parameter("at most", default=MANY)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return check_range(self.from_, self.to)

    def holds(self, state: State, scene: Scene) -> bool:
        return self.from_ <= state.captives <= self.to

    def say(self, voice: Voice) -> str:
        return say_there(self.from_, self.to, "Civilian", "on the Villain's board")


@word("has_token", CONDITION)
@frozen
class HasToken:
    """A Location of a place has one of content's tokens."""

    token: str = parameter("the id of the token", ids="location-token")
    at: Place = parameter("where", default="here")

    def holds(self, state: State, scene: Scene) -> bool:
        return any(state.count(self.token, n) for n in places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        return f"a {say_id(self.token)} is at {say_place(self.at, voice)}"


@word("marked", CONDITION, bare="mark")
@frozen
class Marked:
    """The acting Hero has a mark."""

    needs_hero: ClassVar[bool] = True
    mark: str = parameter("the id of the mark", ids="mark")

    def holds(self, state: State, scene: Scene) -> bool:
        return state.count(self.mark, scene.hero) > 0

    def say(self, voice: Voice) -> str:
        return f"you are {self.mark.replace('-', ' ')}"


@word("threat_everywhere", CONDITION)
@frozen
class ThreatEverywhere:
    """Every Location has a Threat card (G7)."""

    def holds(self, state: State, scene: Scene) -> bool:
        return NO_THREAT not in state.threats

    def say(self, voice: Voice) -> str:
        return "every Location has a Threat card"

    def progress(self, state: State) -> tuple[int, int]:
        """Return how many Locations have a Threat, and how many there are."""
        size = len(state.threats)
        return size - state.threats.count(NO_THREAT), size


@word("not", CONDITION, bare="condition")
@frozen
class Not:
    """A condition does not hold."""

    condition: Condition = parameter("the condition")

    def holds(self, state: State, scene: Scene) -> bool:
        return not self.condition.holds(state, scene)

    def say(self, voice: Voice) -> str:
        said = self.condition.say(voice)
        for verb in (" are ", " is ", " have "):
            if verb in said:
                negated = " do not have " if verb == " have " else f"{verb}not "
                return said.replace(verb, negated, 1)
        return f"it is not so that {said}"


@word("all", CONDITION, bare="conditions")
@frozen
class AllOf:
    """Every one of several conditions holds."""

    conditions: tuple[Condition, ...] = parameter("the conditions")

    def holds(self, state: State, scene: Scene) -> bool:
        return all(one.holds(state, scene) for one in self.conditions)

    def say(self, voice: Voice) -> str:
        return " and ".join(one.say(voice) for one in self.conditions)


@word("either", CONDITION, bare="conditions")
@frozen
class Either:
    """At least one of several conditions holds."""

    conditions: tuple[Condition, ...] = parameter("the conditions")

    def holds(self, state: State, scene: Scene) -> bool:
        return any(one.holds(state, scene) for one in self.conditions)

    def say(self, voice: Voice) -> str:
        return " or ".join(one.say(voice) for one in self.conditions)
