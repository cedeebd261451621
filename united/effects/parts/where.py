"""Where a card acts: at one Location by itself, at each of a region, at one of choice, at the next.

A region says how Locations lie; the key that holds it says which of them are meant: `{each:
adjacent}`, `{one: adjacent}`. Any of them may be narrowed by what is there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from attrs import evolve, field, frozen

from united.definitions.effect import Condition
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.parts.nouns import AT_LOCATIONS, counter_of, say_has, say_noun
from united.effects.parts.region import (
    Found,
    RegionWord,
    SpotWord,
    Start,
    around,
    clockwise_from,
    find_region,
    say_each,
    say_one,
    say_spot,
    start_of,
)
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State

Fits: TypeAlias = Callable[[State, Scene, int], bool]

Some: TypeAlias = tuple[str, ...] | str
"""One noun or several."""


@frozen(kw_only=True)
class Part(ABC):
    """Some Locations, narrowed by what is there."""

    from_: Start | None = key("from where one looks, clockwise", default=None, written="from")
    with_: Some = key(
        "what must be there, one or several", default=(), written="with",
        ids="location-token", words=AT_LOCATIONS,
    )  # fmt: skip
    without: Some = key(
        "what must not be there, one or several", default=(),
        ids="location-token", words=AT_LOCATIONS,
    )  # fmt: skip
    where: Condition | None = key("what must hold there", default=None)
    fits: Fits | None = field(init=False, repr=False, eq=False)

    asks = False
    """Whether somebody chooses among those that are found."""

    @fits.default
    def _fits(self) -> Fits | None:
        return _narrowing(_tuple(self.with_), _tuple(self.without), self.where)

    @abstractmethod
    def find(self, state: State, scene: Scene) -> Found:
        """Return the Locations that are meant now, or those of which one may be chosen."""

    @abstractmethod
    def say(self, voice: Voice) -> str:
        """Return it as it follows `at`, `to` or `from`."""

    def narrow(self, found: Found, state: State, scene: Scene) -> Found:
        """Return those Locations at which what must be there is."""
        fits = self.fits
        return found if fits is None else [place for place in found if fits(state, scene, place)]

    def region(self, word: str, state: State, scene: Scene) -> Found:
        """Return the Locations of a region, from where one looks, that fit."""
        if self.from_ is None:
            return self.narrow(find_region(word, state, scene), state, scene)
        start = start_of(self.from_, state, scene)
        if start < 0:
            return ()
        found = clockwise_from(start, around(word, state, start), state)
        return self.narrow(found, state, scene)

    def seen_from(self, voice: Voice) -> Voice:
        """Return the voice of who looks from where the part says."""
        return evolve(voice, here=say_spot("villain", voice)) if self.from_ == "villain" else voice

    def say_narrowed(self, said: str, voice: Voice) -> str:
        """Return it with what must be there."""
        has = say_has(_tuple(self.with_), _tuple(self.without), voice)
        if has:
            said += f" that has {has}"
        if self.where is not None:
            said += f" where {self.where.say(evolve(voice, here='there'))}"
        return said


@frozen
class EachOf(Part):
    """Each Location of a region; with `from` one after the other, clockwise."""

    each: RegionWord = key("the region")
    until_without: str = key(
        "stop at the first without this", default="", ids="location-token", words=AT_LOCATIONS
    )

    def find(self, state: State, scene: Scene) -> Found:
        found = self.region(self.each, state, scene)
        if not self.until_without:
            return found
        counter = counter_of(self.until_without)
        stop = (n for n, place in enumerate(found) if not counter(state, place))
        return found[: next(stop, len(found))]

    def say(self, voice: Voice) -> str:
        seen = self.seen_from(voice)
        said = self.say_narrowed(say_each(self.each, seen), voice)
        if self.from_ and self.each in ("everywhere", "elsewhere"):
            said += f", clockwise from {seen.here}"
        if self.until_without:
            said += f", up to the first that has {say_has((), (self.until_without,), voice)}"
        return said


@frozen
class OneOf(Part):
    """One Location of a region, of the acting Hero's choice; of the players' where none acts."""

    one: RegionWord = key("the region")
    asks = True

    def find(self, state: State, scene: Scene) -> Found:
        return self.region(self.one, state, scene)

    def say(self, voice: Voice) -> str:
        return self.say_narrowed(say_one(self.one, self.seen_from(voice)), voice)


@frozen
class SplitOf(Part):
    """Locations of a region among which it is split, one at a time, each at one of choice."""

    split: RegionWord = key("the region")
    asks = True

    def find(self, state: State, scene: Scene) -> Found:
        return self.region(self.split, state, scene)

    def say(self, voice: Voice) -> str:
        said = self.say_narrowed(say_one(self.split, self.seen_from(voice)), voice)
        how = "as you like" if voice.acting else "as the players choose"
        return f"{said}, split {how}"


@frozen
class NextOf(Part):
    """The next Location in a direction that fits; the start itself comes last (G6)."""

    next: Literal["clockwise", "counter_clockwise"] = key("the direction")

    def find(self, state: State, scene: Scene) -> Found:
        start = start_of(self.from_ or "here", state, scene)
        if start < 0:
            return ()
        fits, way = self.fits, state.table.rounds[start]
        if self.next == "counter_clockwise":
            way = (*way[-2::-1], way[-1])
        for place in way:
            if fits is None or fits(state, scene, place):
                return (place,)
        return ()

    def say(self, voice: Voice) -> str:
        way = self.next.replace("_", "-")
        said = f"the next Location {way} of {self.seen_from(voice).here}"
        return self.say_narrowed(said, voice)


@frozen
class NearestOf(Part):
    """The nearest Location that fits, here too; of two as near one is chosen."""

    nearest: Literal["everywhere", "elsewhere"] = key("the region")
    asks = True

    def find(self, state: State, scene: Scene) -> Found:
        start = start_of(self.from_ or "here", state, scene)
        found = self.narrow(around(self.nearest, state, start), state, scene) if start >= 0 else ()
        far = {place: _distance(state, start, place) for place in found}
        return [place for place in found if far[place] == min(far.values())]

    def say(self, voice: Voice) -> str:
        other = "other " if self.nearest == "elsewhere" else ""
        said = self.say_narrowed(f"the nearest {other}Location", voice)
        return f"{said}, seen from {self.seen_from(voice).here}" if self.from_ else said


@frozen
class MostOf(Part):
    """The Location that has most of something; of several the first `from` there, or one chosen."""

    most: str = key("of what", ids="location-token", words=AT_LOCATIONS)
    of: RegionWord = key("the region", default="everywhere")

    @property
    def asks(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses among several that have as many."""
        return self.from_ is None

    def find(self, state: State, scene: Scene) -> Found:
        found, counter = self.region(self.of, state, scene), counter_of(self.most)
        most = max((counter(state, place) for place in found), default=0)
        having = [place for place in found if most and counter(state, place) == most]
        return having if self.asks else having[:1]

    def say(self, voice: Voice) -> str:
        region = self.of if self.of != "everywhere" else ""
        among = f" among {say_each(region, voice)}" if region else ""
        noun = say_noun(self.most, voice, several=True)
        said = self.say_narrowed(f"the Location with the most {noun}{among}", voice)
        first = f", the first of several clockwise from {self.seen_from(voice).here}"
        return said + first if self.from_ else said


Place: TypeAlias = SpotWord | EachOf | OneOf | SplitOf | NextOf | NearestOf | MostOf
"""Where a word acts."""

PARTS: Final = (EachOf, OneOf, SplitOf, NextOf, NearestOf, MostOf)


def places(place: Place, state: State, scene: Scene) -> Found:
    """Return the Locations that are meant now, none if there is no such Location.

    Where one is chosen these are all of which it may be.
    """
    if isinstance(place, str):
        return find_region(place, state, scene)
    return place.find(state, scene)


def is_chosen(place: Place) -> bool:
    """Tell whether somebody chooses the Location."""
    return not isinstance(place, str) and place.asks


def is_one(place: Place) -> bool:
    """Tell whether it is one Location at most."""
    return not isinstance(place, EachOf | SplitOf)


def say_place(place: Place, voice: Voice) -> str:
    """Return a place as a card names it after `at`, `to` or `from`."""
    return say_spot(place, voice) if isinstance(place, str) else place.say(voice)


def _distance(state: State, start: int, place: int) -> int:
    """Return how many steps apart two Locations are, whichever way round is shorter."""
    order = state.table.in_ring
    apart = abs(order.index(place) - order.index(start))
    return min(apart, len(order) - apart)


def _tuple(some: Some) -> tuple[str, ...]:
    return (some,) if isinstance(some, str) else some


def _narrowing(
    with_: tuple[str, ...], without: tuple[str, ...], where: Condition | None
) -> Fits | None:
    """Return what tells whether a Location fits, None where every Location does."""
    if not (with_ or without or where):
        return None
    if (with_, without, where) == ((), ("threat",), None):
        # By far the most common.
        return lambda state, _, place: state.threats[place] == NO_THREAT
    there, absent = [*map(counter_of, with_)], [*map(counter_of, without)]

    def fits(state: State, scene: Scene, place: int) -> bool:
        for counter in there:
            if not counter(state, place):
                return False
        for counter in absent:
            if counter(state, place):
                return False
        return where is None or where.holds(state, evolve(scene, place=place))

    if len(absent) == 1 and not there and where is None:
        (only,) = absent
        return lambda state, _, place: not only(state, place)
    return fits
