"""The course of a game in a few figures, from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import field, frozen

from united.state.events import Event
from united.state.table import MISSION_IDS


@frozen
class Deeds:
    """What one Hero did and suffered; all but wounds and tokens count in the Hero's own turns.

    `tokens` are those of content that the Hero was given, by what one of them is called in a
    sentence (`a Revelation token`).
    """

    rescued: int = 0
    defeated: int = 0
    cleared: int = 0
    wounds: int = 0
    tokens: Mapping[str, int] = field(factory=dict)


@frozen
class Figures:
    """What happened in a game.

    `missions` has the counts of the three Missions at the end of each round, `heroes` what each
    Hero did, by id. `threats` counts those that were cleared, Henchmen among them.
    """

    rounds: int
    missions: tuple[tuple[int, int, int], ...]
    heroes: Mapping[str, Deeds]
    thugs: int
    threats: int
    overflows: int
    kos: int

    def of(self, hero: str) -> Deeds:
        """Return what a Hero, by id, did and suffered."""
        return self.heroes.get(hero, Deeds())


_DONE = {
    "civilian-rescued": "rescued",
    "civilian-freed": "rescued",
    "thug-defeated": "defeated",
    "threat-defeated": "cleared",
    "threat-cleared": "cleared",
}
"""What counts for the Hero whose turn it is, and as what."""


def count_figures(events: Iterable[Event]) -> Figures:
    """Return the figures of a game from all its events, in order."""
    told = Counter[str]()
    deeds, tokens = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    course: list[tuple[int, int, int]] = []
    now = [0, 0, 0]
    acting = ""
    for event in events:
        told[event.what] += 1
        if event.what == "villain-turn":
            course.append((0, 0, 0))
            acting = ""
        elif event.what == "turn":
            acting = event.hero
        elif event.what == "wounded":
            deeds[event.hero, "wounds"] += 1
        elif event.what in _DONE:
            deeds[acting, _DONE[event.what]] += 1
        elif event.what == "content-token" and event.hero:
            tokens[event.hero, f"{event.note}"] += 1
        elif event.what == "mission-advanced" and event.card in MISSION_IDS:
            now[MISSION_IDS.index(event.card)] = event.amount
        if course:
            course[-1] = (now[0], now[1], now[2])
    return Figures(
        rounds=told["villain-turn"],
        missions=tuple(course),
        heroes=_by_hero(deeds, tokens),
        thugs=told["thug-defeated"],
        threats=told["threat-cleared"] + told["threat-defeated"],
        overflows=told["overflow"],
        kos=told["ko"] + told["team-ko"],
    )


def _by_hero(
    deeds: Mapping[tuple[str, str], int], tokens: Mapping[tuple[str, str], int]
) -> dict[str, Deeds]:
    heroes = {hero for hero, _ in (*deeds, *tokens)}
    return {
        hero: Deeds(
            **{what: n for (who, what), n in deeds.items() if who == hero},
            tokens={token: n for (who, token), n in tokens.items() if who == hero},
        )
        for hero in heroes
    }
