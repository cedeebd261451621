"""The course of a game in a few figures, from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import frozen

from united.state.events import Event
from united.state.table import MISSION_IDS


@frozen
class Figures:
    """What happened in a game.

    `missions` has the counts of the three Missions at the end of each round, `wounds` and `rescued`
    how many of each Hero, by id; `rescued` counts those whose turn it was. `threats` counts
    those that were cleared, Henchmen among them.
    """

    rounds: int
    missions: tuple[tuple[int, int, int], ...]
    wounds: dict[str, int]
    rescued: dict[str, int]
    thugs: int
    threats: int
    overflows: int
    kos: int


def count_figures(events: Iterable[Event]) -> Figures:
    """Return the figures of a game from all its events, in order."""
    told = Counter[str]()
    wounds, rescued = Counter[str](), Counter[str]()
    course: list[tuple[int, int, int]] = []
    now = [0, 0, 0]
    acting = ""
    for event in events:
        told[event.what] += 1
        if event.what == "villain-turn":
            course.append((0, 0, 0))
        elif event.what == "turn":
            acting = event.hero
        elif event.what == "wounded":
            wounds[event.hero] += 1
        elif event.what in ("civilian-rescued", "civilian-freed"):
            rescued[acting] += 1
        elif event.what == "mission-advanced" and event.card in MISSION_IDS:
            now[MISSION_IDS.index(event.card)] = event.amount
        if course:
            course[-1] = (now[0], now[1], now[2])
    return Figures(
        rounds=told["villain-turn"],
        missions=tuple(course),
        wounds=dict(wounds),
        rescued=dict(rescued),
        thugs=told["thug-defeated"],
        threats=told["threat-cleared"] + told["threat-defeated"],
        overflows=told["overflow"],
        kos=told["ko"] + told["team-ko"],
    )
