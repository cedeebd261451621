"""What all ways to say where have in common: they are narrowed by what is there."""

from __future__ import annotations

from abc import ABC, abstractmethod

from attrs import evolve, field, frozen

from united.definitions.effect import Condition
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.parts.narrowing import Fits, Some, as_tuple, narrowing
from united.effects.parts.nouns import AT_LOCATIONS, say_has
from united.effects.parts.region import (
    Found,
    Start,
    around,
    clockwise_from,
    finder_of,
    say_spot,
    start_of,
)
from united.state.scene import Scene
from united.state.state import State


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

    @fits.default
    def _fits(self) -> Fits | None:
        return narrowing(as_tuple(self.with_), as_tuple(self.without), self.where)

    @property
    def asks(self) -> bool:
        """Whether somebody chooses among those that are found."""
        return False

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
            return self.narrow(finder_of(word)(state, scene), state, scene)
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
        has = say_has(as_tuple(self.with_), as_tuple(self.without), voice)
        if has:
            said += f" that has {has}"
        if self.where is not None:
            said += f" where {self.where.say(evolve(voice, here='there'))}"
        return said
