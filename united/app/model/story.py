"""What happened between two decisions, as steps that are shown one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from math import inf
from typing import Final

from attrs import frozen

from united.app.values import Speed
from united.rules.game import Game, Moment
from united.state.events import Event, What

PAUSES: Final[dict[Speed, float]] = {
    "off": 0.0,
    "fast": 0.35,
    "normal": 0.9,
    "slow": 1.8,
    "step": inf,
}
"""Seconds that a step stays, by speed."""

STARTS: Final = frozenset({"villain-turn", "bam", "overflow", "threat-placed", "ko", "team-ko"})
"""What is worth being shown step by step: all that the board does to the Heroes."""

HURTS: Final = frozenset(
    {"wounded", "ko", "team-ko", "overflow", "threat-placed", "civilian-taken", "marked"}
)
"""What a summary begins with."""

JOINED: Final = frozenset(
    {"mission-advanced", "threat-returned", "villain-strengthened", "plan-revealed", "drew"}
)
"""What is shown together with the step before it."""


_HERO_TURNS: Final = frozenset({"turn", "team-turn"})


_CAUSES: Final[frozenset[What]] = frozenset(
    {
        "villain-turn", "plan-revealed", "villain-moved", "villain-stayed", "bam", "plan-special",
        "overflow", "turn", "team-turn", "won", "lost",
    }
)  # fmt: skip
"""What brings something with it, or stands for itself; all else stands below what brought it."""

_HEADINGS: Final[frozenset[What]] = frozenset({"villain-turn", "bam"})
"""What a story can be named after, because it brings all the rest."""

_OF_THE_CARD: Final = "V4"
"""The rule by which a Master Plan card itself adds tokens."""

INDENT: Final = "  "


@frozen(eq=False)
class Beat:
    """One step: what happened, the game as it was then, the Locations that are touched.

    `news` says in two words what has come to a Location just now, by its id.
    """

    events: tuple[Event, ...]
    game: Game
    places: tuple[str, ...]

    @property
    def news(self) -> dict[str, str]:
        """What has come to each Location in this step."""
        return news_of(self.events)

    @property
    def lines(self) -> tuple[str, ...]:
        """What happened, each in a line; what something brings stands below it, indented."""
        return tuple(f"{_indent(event)}{event.text}" for event in self.events)


def news_of(events: Iterable[Event]) -> dict[str, str]:
    """Return in two words what has come to Locations, by their ids."""
    said: dict[str, list[str]] = {}
    for event in events:
        text = _news_of(event)
        if text:
            said.setdefault(event.location, []).append(text)
    return {place: " ".join(texts) for place, texts in said.items()}


def _indent(event: Event) -> str:
    return "" if event.what in _CAUSES or event.rule == _OF_THE_CARD else INDENT


def _news_of(event: Event) -> str:
    s = "" if event.amount == 1 else "s"
    if event.what == "thugs-added":
        return f"+{event.amount} Thug{s}"
    if event.what == "civilians-added":
        return f"+{event.amount} Civilian{s}"
    if event.what == "overflow":
        return "Overflow!"
    return "Threat!" if event.what == "threat-placed" else ""


@frozen(eq=False)
class Story:
    """The steps from one decision to the next."""

    beats: tuple[Beat, ...]
    title: str

    @property
    def bears_all(self) -> bool:
        """Whether the title names what all the rest comes from, and not the first of the steps."""
        first = self.beats[0].events[0]
        return first.what in _HEADINGS or first.text != self.title

    def followed_by(self, moments: Sequence[Moment]) -> Story:
        """Return it with all that happened after a question in its middle."""
        return Story((*self.beats, *_story(moments).beats), self.title) if moments else self


def tell_story(moments: Sequence[Moment]) -> Story | None:
    """Return the story of what happened between two decisions, None if it needs no telling."""
    start = next((n for n, one in enumerate(moments) if one.event.what in STARTS), None)
    return None if start is None else _story(moments[start:])


def _story(moments: Sequence[Moment]) -> Story:
    groups: list[list[Moment]] = []
    for moment in moments:
        if groups and moment.event.what in JOINED:
            groups[-1].append(moment)
        else:
            groups.append([moment])
    beats = tuple(
        Beat(
            tuple(one.event for one in group), group[-1].game, _touched(group, groups[number + 1 :])
        )
        for number, group in enumerate(groups)
    )
    return Story(beats, moments[0].event.text)


def _touched(group: list[Moment], following: list[list[Moment]]) -> tuple[str, ...]:
    """Return the Locations of a step; a plan card marks all that it is about to touch."""
    touching = [one.event for one in group]
    if any(event.what == "plan-revealed" for event in touching):
        coming = (one.event for later in following for one in later)
        touching += takewhile(lambda event: event.what not in _HERO_TURNS, coming)
    return tuple(dict.fromkeys(event.location for event in touching if event.location))


def summarize(story: Story) -> str:
    """Return a story in one line: its title, the card, then what hurt, then all the rest."""
    events = [event for beat in story.beats for event in beat.events]
    cards = [event.id_and_name[1] for event in events if event.what == "plan-revealed"]
    head = ", ".join([story.title, *cards[:1]])
    rest = [one for one in events if one.what != "plan-revealed" and one.text != story.title]
    rest.sort(key=lambda event: event.what not in HURTS)
    said = "; ".join(one.text for one in rest)
    joint = ": " if story.bears_all else "; "
    return f"{head}{joint}{said}" if said else head
