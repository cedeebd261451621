"""What happened between two decisions, as steps that are shown one after the other."""

from __future__ import annotations

from math import inf
from typing import Final

from attrs import frozen

from united.app.values import Speed
from united.definitions.catalog import Catalog
from united.rules.game import Game
from united.rules.setup import GameSetup, lay_out
from united.rules.turns import begin
from united.state.agenda import run
from united.state.events import Event
from united.state.state import State

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


@frozen(eq=False)
class Beat:
    """One step: what happened, the game as it was then, the Locations that are touched."""

    events: tuple[Event, ...]
    game: Game
    places: tuple[str, ...]


@frozen(eq=False)
class Story:
    """The steps from one decision to the next; `first` counts the events before the first step."""

    beats: tuple[Beat, ...]
    title: str


class _Recorder(list[Event]):
    """A list of events that keeps the position at each of them."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.moments: list[tuple[Event, State]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.moments.append((event, self.state.clone()))


def tell_story(before: Game, key: str) -> Story | None:
    """Return what taking an option of a position sets off, None if it needs no telling.

    The choice is taken on a copy, so that each step can be shown with the board as it was then.
    """
    copy = before.clone(listen=True)
    recorder = _Recorder(copy.state)
    copy.state.events = recorder
    copy.choose(key)
    return _from_first(copy, recorder.moments)


def _from_first(game: Game, moments: list[tuple[Event, State]]) -> Story | None:
    start = next((n for n, (event, _) in enumerate(moments) if event.what in STARTS), None)
    return None if start is None else _story(game, moments[start:])


def tell_opening(setup: GameSetup, catalog: Catalog) -> Story | None:
    """Return the first Villain turn of a game, which is set up once more for it."""
    state = lay_out(setup, catalog)
    recorder = _Recorder(state)
    state.events = recorder
    begin(state)
    run(state)
    return _from_first(Game(setup, state), recorder.moments)


def _story(game: Game, moments: list[tuple[Event, State]]) -> Story:
    groups: list[list[tuple[Event, State]]] = []
    for event, state in moments:
        if groups and event.what in JOINED:
            groups[-1].append((event, state))
        else:
            groups.append([(event, state)])
    beats = tuple(
        Beat(
            tuple(event for event, _ in group),
            Game(game.setup, group[-1][1]),
            _touched(group, groups[number:]),
        )
        for number, group in enumerate(groups)
    )
    return Story(beats, moments[0][0].text)


def _touched(
    group: list[tuple[Event, State]], following: list[list[tuple[Event, State]]]
) -> tuple[str, ...]:
    """Return the Locations of a step; a plan card marks all that it is about to touch."""
    if any(event.what == "plan-revealed" for event, _ in group):
        coming = [event for later in following for event, _ in later]
        ends = [n for n, event in enumerate(coming) if n and event.what in ("turn", "team-turn")]
        group_events = coming[: ends[0]] if ends else coming
    else:
        group_events = [event for event, _ in group]
    return tuple(dict.fromkeys(event.location for event in group_events if event.location))


def summarize(story: Story) -> str:
    """Return a story in one line: after its title first what hurt, then all the rest."""
    first, *events = [event for beat in story.beats for event in beat.events]
    events.sort(key=lambda event: event.what not in HURTS)
    return f"{first.text}: {'; '.join(one.text for one in events)}" if events else first.text
