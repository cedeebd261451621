"""Counting something in the position: how many there are, as an amount and in a condition."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import field, frozen

from united.definitions.keys import key
from united.definitions.symbols import SYMBOL_IDS, SYMBOL_NAMES
from united.definitions.voice import Voice
from united.definitions.wording import with_article
from united.effects.parts.counting import DEEDS, Counting, Holder, compiled
from united.effects.parts.nouns import AT_LOCATIONS, NOUNS, say_noun
from united.effects.parts.region import RegionWord, say_in
from united.state.scene import Scene
from united.state.state import State

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

COUNTED: Final = (*AT_LOCATIONS, *COUNT_WORDS)
"""What can be counted besides the tokens that content declares."""

CountRegion: TypeAlias = RegionWord | Literal["board"]


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
        return compiled(self.count, self.region, self.who, self.with_, self.without, self.last)

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
