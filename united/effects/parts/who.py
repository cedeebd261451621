"""Which Heroes a card means: the acting one, each, one of choice, another, up to so many, split.

The shape is that of places: the key says which of them, its value where they are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final, Literal, TypeAlias

from attrs import field, frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.parts.region import Finder, RegionWord, finder_of, say_one
from united.state.scene import Scene
from united.state.state import State

Chooser: TypeAlias = Literal["hero", "players"]
"""Who chooses: the acting Hero, or the players together (so always where no Hero acts)."""

WhoWord: TypeAlias = Literal["acting", "each", "one", "another"]

WHO_WORDS: Final[dict[str, str]] = {
    "acting": "the acting Hero",
    "each": "each Hero: `{each: everywhere}`",
    "one": "one Hero of choice: `{one: everywhere}`",
    "another": "one Hero of choice who is not the acting one: `{one: everywhere, other: true}`",
}
"""What each word for Heroes means."""


@frozen(kw_only=True)
class Heroes(ABC):
    """Heroes who are not KO'd, in a region, narrowed by tokens and by cards in hand."""

    other: bool = key("not the acting Hero", default=False)
    with_: str = key("who has this token", default="", written="with", ids="hero-token")
    without: str = key("who has no such token", default="", ids="hero-token")
    cards: int = key("who has at least so many cards in hand", default=0, least=1, most=12)
    tied_to: Literal["here"] | None = key(
        "`here`: who is tied to this Location (J72)", default=None
    )

    all_there: bool = field(init=False, repr=False, eq=False)

    asks: ClassVar[bool] = False
    """Whether somebody chooses among those that are found."""

    @all_there.default
    def _all_there(self) -> bool:
        """Whether nothing but the region narrows them."""
        return not (self.other or self.with_ or self.without or self.cards or self.tied_to)

    @property
    @abstractmethod
    def region(self) -> RegionWord:
        """Where they are."""

    @cached_property
    def where(self) -> Finder:
        """What finds the Locations of the region."""
        return finder_of(self.region)

    @abstractmethod
    def say(self, voice: Voice) -> str:
        """Return them as a noun: `each other Hero at your Location`."""

    def find(self, state: State, scene: Scene) -> Sequence[int]:
        """Return the Heroes that are meant now, in turn order."""
        there = self.where(state, scene)
        if self.all_there:
            if len(there) == 1:
                return state.standing_heroes(there[0])
            return [h for h, at in enumerate(state.hero_at) if at in there and not state.ko[h]]
        return [
            hero
            for hero, place in enumerate(state.hero_at)
            if not state.ko[hero]
            and place in there
            and not (self.other and hero == scene.hero)
            and not (self.with_ and not state.count(self.with_, "hero", hero))
            and not (self.without and state.count(self.without, "hero", hero))
            and len(state.hand(hero)) >= self.cards
            and not (self.tied_to and not _is_tied(hero, state, scene))
        ]

    def say_after(self, before: str, voice: Voice, *, several: bool = False) -> str:
        """Return them after `each`, `one`, ..."""
        other = "other " if self.other else ""
        parts = [f"{before} {other}{'Heroes' if several else 'Hero'}".strip()]
        if self.region != "everywhere":
            parts.append(f"at {say_one(self.region, voice)}")
        if self.with_:
            parts.append(f"with {with_article(voice.name_of(self.with_))}")
        if self.without:
            link = "and without" if self.with_ else "without"
            parts.append(f"{link} {with_article(voice.name_of(self.without))}")
        if self.cards:
            link = "and" if self.with_ or self.without else "with"
            parts.append(f"{link} {self.cards} or more cards in hand")
        if self.tied_to:
            parts.append(f"tied to {voice.here}")
        return " ".join(parts)


def _is_tied(hero: int, state: State, scene: Scene) -> bool:
    """Tell whether a Hero is tied to the Location that a card speaks of."""
    tied = state.table.tied_to
    return bool(tied) and tied[hero] == state.here(scene)


@frozen(kw_only=True)
class EachHero(Heroes):
    """Each Hero of a region, in turn order."""

    each: RegionWord = key("in which region")

    @property
    def region(self) -> RegionWord:
        return self.each

    def say(self, voice: Voice) -> str:
        return self.say_after("each", voice)


@frozen(kw_only=True)
class ChosenHeroes(Heroes):
    """Heroes of choice."""

    asks = True

    chosen_by: Chooser = key("who chooses", default="hero")


@frozen(kw_only=True)
class OneHero(ChosenHeroes):
    """One Hero of choice in a region."""

    one: RegionWord = key("in which region")

    @property
    def region(self) -> RegionWord:
        return self.one

    def say(self, voice: Voice) -> str:
        return self.say_after("one", voice)


@frozen(kw_only=True)
class UpToHeroes(ChosenHeroes):
    """Up to so many different Heroes of choice."""

    up_to: int = key("how many at most", least=1, most=4)
    of: RegionWord = key("in which region", default="everywhere")

    @property
    def region(self) -> RegionWord:
        return self.of

    def say(self, voice: Voice) -> str:
        return self.say_after(f"up to {self.up_to}", voice, several=self.up_to > 1)


@frozen(kw_only=True)
class SplitHeroes(ChosenHeroes):
    """Heroes of a region among whom it is split, one at a time, each to one of choice."""

    split: RegionWord = key("in which region")

    @property
    def region(self) -> RegionWord:
        return self.split

    def say(self, voice: Voice) -> str:
        return self.say_after("the", voice, several=True)


Who: TypeAlias = WhoWord | EachHero | OneHero | UpToHeroes | SplitHeroes
"""Whom a word concerns."""

_MEANT: Final[dict[str, Heroes]] = {
    "each": EachHero(each="everywhere"),
    "one": OneHero(one="everywhere"),
    "another": OneHero(one="everywhere", other=True),
}


def meant(who: Who) -> Heroes | None:
    """Return the part that a word stands for, None for the acting Hero."""
    return _MEANT.get(who) if isinstance(who, str) else who


def heroes(who: Who, state: State, scene: Scene) -> Sequence[int]:
    """Return the Heroes that are meant now, or those of whom may be chosen."""
    part = meant(who)
    if part is None:
        return [scene.hero] if scene.hero >= 0 and not state.ko[scene.hero] else ()
    return part.find(state, scene)


def is_together(who: Who, scene: Scene) -> bool:
    """Tell whether the players choose together."""
    part = meant(who)
    return scene.hero < 0 or (isinstance(part, ChosenHeroes) and part.chosen_by == "players")


def say_who(who: Who, voice: Voice) -> str:
    """Return whom a word concerns as a noun: `each Hero at this Location`; empty for `you`."""
    part = meant(who)
    return "" if part is None else part.say(voice)


def say_split(who: Who, voice: Voice) -> str:
    """Return how something is split among Heroes, empty where it is not."""
    part = meant(who)
    if not isinstance(part, SplitHeroes):
        return ""
    if part.chosen_by == "players" or not voice.acting:
        return "split as the players choose"
    return "split as you like"
