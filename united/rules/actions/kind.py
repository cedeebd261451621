"""What a kind of action is: all that the game asks of it (chapter 5 of the rules)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from attrs import evolve

from united.definitions.wording import capital
from united.outside.quoting import quoted
from united.rules.payment import Ways, suffix
from united.rules.price import Price
from united.state.choice import About, Choice, Reason
from united.state.standing import first_source, total
from united.state.state import State
from united.state.table import Table

MOST_KEPT: Final = 4096
"""Groups of options that are kept: rings differ from game to game, what lies in them seldom."""


@lru_cache(maxsize=MOST_KEPT)
def _choices(verb: str, ways: Ways, named: tuple[tuple[str, Any], ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(key + suffix(ways, way), verb, subject, way)
        for key, subject in named
        for way in ways
    )


class ActionKind(ABC):
    """A kind of action; it never changes, and many games share it.

    Its candidates are what the board suggests to the acting Hero. One that is paid for and has no
    `hindrance` is an option; any other is shown as not possible, with its reason. `verb` is the
    first word of its keys. `sure` says that nothing but the price can stand in its way, `shown`
    that a candidate that is not possible is shown at all. `name` says what is done, in short.
    """

    name: str
    sure: ClassVar[bool] = False
    shown: ClassVar[bool] = True

    def __init__(self, verb: str, price: Price) -> None:
        self.verb = verb
        self.price = price
        self.offers = lru_cache(MOST_KEPT)(self._make_offers)
        """What `candidates` puts together, by what is named and what may pay for it."""
        self.options = self.candidates if self.sure else self.unhindered
        """What finds the options among its candidates, where it can be paid for."""

    @abstractmethod
    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        """Return what the board suggests, each as often as there are ways to pay for it."""

    def hindrance(self, state: State, hero: int, choice: Choice) -> Reason | None:
        """Return what stands in the way of a candidate besides its price, None for nothing."""
        return None

    def unhindered(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        """Return the candidates without a hindrance; a kind may know a quicker way to them."""
        found = self.candidates(state, hero, ways)
        return [one for one in found if self.hindrance(state, hero, one) is None]

    @abstractmethod
    def unpaid(self, state: State, hero: int) -> Reason | None:
        """Return why the price cannot be paid, None if it can."""

    def reason(self, state: State, hero: int, choice: Choice) -> Reason | None:
        """Return why a candidate is not possible, None if it is."""
        forbidden = self.forbidden(state, hero) if state.table.changes_actions else None
        return forbidden or self.hindrance(state, hero, choice) or self.unpaid(state, hero)

    def price_now(self, state: State, hero: int) -> Price:
        """Return what it costs the acting Hero where that Hero is."""
        if state.table.changes_actions:
            more = total(state, f"price_{self.verb}", state.hero_at[hero])
            return self.price.dearer(more) if more else self.price
        return self.price

    def forbidden(self, state: State, hero: int) -> Reason | None:
        """Return why a card forbids it where the acting Hero is, None if none does."""
        found = first_source(state, f"no_{self.verb}", state.hero_at[hero])
        if found is None:
            return None
        source, standing, scene = found
        said = standing.because(state, scene, evolve(scene.voice, here=self.here(state, hero)))
        return Reason(f"{capital(said)} ({source.name})", standing.rule or "J54")

    @abstractmethod
    def missing(self, state: State, hero: int, rest: str) -> Reason:
        """Return why there is no candidate whose key goes on with `rest` after the verb."""

    def take(self, state: State, hero: int, choice: Choice) -> None:
        """Pay for an option and carry it out; what it sets off goes on the agenda."""
        self.price_now(state, hero).pay(state, state.table.piles[hero], choice.pay)
        self.do(state, hero, choice)

    @abstractmethod
    def do(self, state: State, hero: int, choice: Choice) -> None:
        """Carry out an option that is paid for."""

    @abstractmethod
    def say(self, state: State, hero: int, choice: Choice) -> str:
        """Return a candidate as a sentence without a full stop and without what pays for it."""

    @abstractmethod
    def about(self, state: State, hero: int, choice: Choice) -> About:
        """Return what a candidate concerns on the board."""

    @abstractmethod
    def possible_keys(self, table: Table) -> Iterator[str]:
        """Yield each key that an option of this kind can have in a game, without its payment."""

    def named(self, what: Any) -> Iterable[tuple[str, Any]]:
        """Return the keys of the options that come together, without payment, and their subjects.

        `what` tells them from other options of this kind: a Location, an enemy, a Threat.
        """
        return ((self.verb, None),)

    def _make_offers(self, what: Any, ways: Ways) -> tuple[Choice, ...]:
        return _choices(self.verb, ways, tuple(self.named(what)))

    def alone(self) -> Reason:
        """Return why a key of a kind that has only one goes on after its verb in vain."""
        return Reason(f"This key is {quoted(self.verb)} alone, with nothing after it", "H4")

    def here(self, state: State, hero: int) -> str:
        """Return the name of the acting Hero's Location, for reasons."""
        return state.table.ring[state.hero_at[hero]].name
