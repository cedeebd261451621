"""Counting something in the position: how many there are, as an amount and in a condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from attrs import field, frozen

from united.changes.missions import completed
from united.definitions.hero import HeroCard
from united.definitions.keys import key
from united.definitions.symbols import SYMBOL_IDS, SYMBOL_NAMES
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.parts.nouns import AT_LOCATIONS, NOUNS, counter_of, say_noun
from united.effects.parts.region import RegionWord, find_region, say_in
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State

Counting: TypeAlias = Callable[[State, Scene], int]

COUNT_WORDS: Final[dict[str, str]] = {
    "location": "Locations, with or without something",
    "overflow": "tokens that did not fit, where a card speaks of Overflow",
    "card": "cards in hand",
    "rescued": "Civilians rescued this turn",
    "defeated": "Thugs defeated this turn",
    "cleared": "Threats cleared this turn",
    "plan": "cards in the Master Plan deck",
    "mission": "complete Missions",
    **{
        id: f"{name} symbols on the last Hero cards"
        for id, name in zip(SYMBOL_IDS, SYMBOL_NAMES, strict=True)
    },
}
"""What can be counted besides what is at Locations, and what each means."""

DEEDS: Final[dict[str, str]] = {
    "rescued": "Civilian",
    "defeated": "Thug",
    "cleared": "Threat",
}
"""What is counted of a turn, in the order of the Missions: the noun of each."""

COUNTED: Final = (*AT_LOCATIONS, *COUNT_WORDS)
"""What can be counted besides the tokens that content declares."""

CountRegion: TypeAlias = RegionWord | Literal["board"]

Holder: TypeAlias = Literal["acting", "each"]
"""Whose: the acting Hero's, or that of whom the word concerns; all Heroes' together."""


@frozen(kw_only=True)
class Counted:
    """Something that is counted: at Locations, on Heroes, on the Villain's board."""

    count: str = key("of what", ids="token", words=COUNTED)
    at: CountRegion | None = key("in which region, or on the Villain's board", default=None)
    who: Holder | None = key("on which Heroes", default=None)
    with_: str = key(
        "of Locations: what must be there", default="", written="with", ids="location-token",
        words=AT_LOCATIONS,
    )  # fmt: skip
    without: str = key(
        "of Locations: what must not be there", default="", ids="location-token",
        words=AT_LOCATIONS,
    )  # fmt: skip
    last: int = key("of symbols: on how many of the last Hero cards", default=1, least=1, most=12)
    counting: Counting = field(init=False, repr=False, eq=False)

    @counting.default
    def _counting(self) -> Counting:
        return _compiled(self)

    @property
    def region(self) -> CountRegion:
        """Where it is counted: here, of Locations everywhere."""
        return self.at or ("everywhere" if self.count == "location" else "here")

    @property
    def needs_hero(self) -> bool:
        """Whether it is counted of the acting Hero."""
        return self.who == "acting" or (self.count == "card" and self.who is None)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if (self.with_ or self.without) and self.count != "location":
            return "`with` and `without` narrow `count: location`"
        if self.count in (*NOUNS, "location", *DEEDS) and self.who:
            return f"`{self.count}` is at Locations: leave out `who`"
        if self.count == "mission" and (self.at or self.who):
            return "Missions are nowhere: leave out `at` and `who`"
        if self.region == "board" and self.count in NOUNS and self.count != "civilian":
            return "on the Villain's board there are Civilians only"
        if self.last > 1 and self.count not in SYMBOL_IDS:
            return "`last` is for symbols"
        return None

    def say_one(self, voice: Voice) -> str:
        """Return the noun for one of them."""
        if self.count in SYMBOL_IDS:
            return f"{SYMBOL_NAMES[SYMBOL_IDS.index(self.count)]} symbol"
        if self.count == "overflow":
            return "token that did not fit"
        if self.count in DEEDS:
            return DEEDS[self.count]
        if self.count == "plan":
            return "Master Plan card"
        capital = self.count in ("location", "mission")
        return self.count.title() if capital else _noun(self.count, voice)

    def say_several(self, voice: Voice) -> str:
        """Return the noun for several of them."""
        if self.count == "overflow":
            return "tokens that did not fit"
        if self.count in NOUNS or self.count not in COUNTED:
            return say_noun(self.count, voice, several=True)
        return f"{self.say_one(voice)}s"

    def say_where(self, voice: Voice, *, several: bool) -> str:
        """Return where they are, as it follows a noun or `is`."""
        if self.count in SYMBOL_IDS:
            cards = "the last Hero card" if self.last == 1 else f"the last {self.last} Hero cards"
            return f"on {cards}"
        if self.count == "card":
            return "in all hands" if self.who == "each" else f"in {voice.your} hand"
        if self.count == "overflow":
            return ""
        if self.count in DEEDS:
            return f"{self.count} this turn"
        if self.count == "plan":
            return "in the deck"
        if self.count == "mission":
            return "complete"
        if self.who:
            return "on Heroes" if self.who == "each" else f"on {voice.you}"
        if self.region == "board":
            return "on the Villain's board"
        return say_in(self.region, voice, several=several)

    def say_narrowed(self, voice: Voice) -> str:
        """Return what Locations that are counted have, such as `a Threat`; `no Threat`."""
        if self.without:
            return f"no {_noun(self.without, voice)}"
        if self.with_:
            noun = _noun(self.with_, voice)
            return noun if self.with_ == "room" else with_article(noun)
        return ""


@frozen(kw_only=True)
class Count(Counted):
    """As many as there are of something, so many times, and so many more."""

    times: int = key("so many for each", default=1, least=1, most=9)
    plus: int = key("so many more in any case", default=0, least=1, most=20)

    def value(self, state: State, scene: Scene) -> int:
        """Return how many that makes now."""
        return self.counting(state, scene) * self.times + self.plus

    def say_for_each(self, voice: Voice) -> str:
        """Return what it is counted by: `for each Thug at your Location`."""
        if self.count == "location":
            narrowed = self.say_narrowed(voice)
            return "for each Location" + (f" that has {narrowed}" if narrowed else "")
        each = f"for each {self.say_one(voice)}"
        # What is said of each is in a place by itself: never `in play`, but `at any Location`.
        return f"{each} {self.say_where(voice, several=False)}".rstrip()


def _noun(noun: str, voice: Voice) -> str:
    return noun if noun == "card" else say_noun(noun, voice)


def _compiled(counted: Counted) -> Counting:
    """Return what counts; it is made once, when the card is read."""
    what, region = counted.count, counted.region
    if what == "location":
        return _locations(region, counted.with_, counted.without)
    if what == "card":
        return _all_cards if counted.who == "each" else _own_cards
    if what in SYMBOL_IDS:
        return _symbols(SYMBOL_IDS.index(what), counted.last)
    if what == "overflow":
        return _lost
    if what in DEEDS:
        return _deeds([*DEEDS].index(what))
    if what == "plan":
        return _plan_cards
    if what == "mission":
        return _missions
    if counted.who:
        return _on_heroes(what, counted.who)
    if region == "board":
        return _captives if what == "civilian" else _on_board(what)
    return _at_locations(what, region)


def _at_locations(what: str, region: str) -> Counting:
    counter = counter_of(what)
    if what == "villain":
        return _villain(region)

    def count(state: State, scene: Scene) -> int:
        there = find_region(region, state, scene)
        return sum([counter(state, place) for place in there])

    def count_here(state: State, scene: Scene) -> int:
        here = state.here(scene)
        return counter(state, here) if here >= 0 else 0

    return count_here if region == "here" else count


def _villain(region: str) -> Counting:
    return lambda state, scene: int(state.villain_at in find_region(region, state, scene))


def _locations(region: str, with_: str, without: str) -> Counting:
    if region == "everywhere" and (with_, without) == ("threat", ""):
        # The Evil Goal of this form is looked at after each step.
        return _covered
    there = counter_of(with_) if with_ else None
    absent = counter_of(without) if without else None

    def count(state: State, scene: Scene) -> int:
        found = find_region(region, state, scene)
        return sum(
            (there is None or there(state, place) > 0)
            and (absent is None or not absent(state, place))
            for place in found
        )

    return count


def _own_cards(state: State, scene: Scene) -> int:
    return len(state.hand(scene.hero))


def _all_cards(state: State, scene: Scene) -> int:
    return sum(map(len, state.hands))


def _missions(state: State, scene: Scene) -> int:
    return completed(state)


def _deeds(mission: int) -> Counting:
    return lambda state, _: state.deeds[mission]


def _captives(state: State, scene: Scene) -> int:
    return state.captives


def _on_board(token: str) -> Counting:
    def count(state: State, scene: Scene) -> int:
        return state.count(token, "board", 0)

    return count


def _covered(state: State, scene: Scene) -> int:
    return len(state.threats) - state.threats.count(NO_THREAT)


def _plan_cards(state: State, scene: Scene) -> int:
    return len(state.plan_deck)


def _lost(state: State, scene: Scene) -> int:
    return scene.lost


def _symbols(symbol: int, last: int) -> Counting:
    def count(state: State, scene: Scene) -> int:
        played = [one for one in state.storyline if isinstance(one.card, HeroCard)][-last:]
        return sum(
            one.card.symbols[symbol]
            for one in played
            if isinstance(one.card, HeroCard) and not one.face_down
        )

    return count


def _on_heroes(token: str, who: Holder) -> Counting:
    def count(state: State, scene: Scene) -> int:
        subjects = (scene.hero,) if who == "acting" else range(len(state.table.heroes))
        return sum([state.count(token, "hero", hero) for hero in subjects])

    return count
