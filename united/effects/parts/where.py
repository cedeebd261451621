"""Where a card acts: at one Location by itself, at each of a region, at one of choice, at the next.

A region says how Locations lie; the key that holds it says which of them are meant: `{each:
adjacent}`, `{one: adjacent}`. Any of them may be narrowed by what is there.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.parts.nouns import AT_LOCATIONS, counter_of, say_has, say_noun
from united.effects.parts.part import Part
from united.effects.parts.region import (
    Finder,
    Found,
    RegionWord,
    SpotWord,
    around,
    finder_of,
    say_each,
    say_one,
    say_spot,
    start_of,
)
from united.state.scene import Scene
from united.state.state import State


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
    return places_of(place)(state, scene)


def places_of(place: Place) -> Finder:
    """Return what finds the Locations that are meant; it is settled when a card is read."""
    return finder_of(place) if isinstance(place, str) else place.find


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
