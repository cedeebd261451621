"""The end of a game in words: what decided it, how it went, what was reached for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve

from united.app.model.difficulty import difficulties, difficulty_of, with_difficulty
from united.app.model.saved import load, say_mode
from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge
from united.rules.setup import GameSetup, SetupError, check_setup
from united.session.badges import Badge, all_badges, earned_first
from united.session.record import Header
from united.session.statistics import StatisticsProblem, wins
from united.state.events import Event, What

_BEGINS: Final[frozenset[What]] = frozenset(
    {"bam", "plan-special", "overflow", "played", "special", "action", "turn", "villain-turn"}
)
"""What can bring a chain of events that ends a game."""

MOST_DECIDING: Final = 4
"""Events that are named as what decided a game."""


def what_decided(events: Sequence[Event]) -> str:
    """Return what brought the end: the last events before it, from what set them off; or nothing.

    `events` are all of a game that is over.
    """
    before = [event for event in events if event.what not in ("won", "lost")][-MOST_DECIDING:]
    starts = [n for n, event in enumerate(before) if event.what in _BEGINS]
    return "; ".join(event.text for event in before[starts[-1] if starts else 0 :])


def harder(setup: GameSetup, catalog: Catalog) -> tuple[GameSetup, str] | None:
    """Return a setup that is a step harder, and what makes it so; None where there is none."""
    if setup.kos_allowed:
        return evolve(setup, kos_allowed=setup.kos_allowed - 1), "one team KO fewer"
    for challenge, challenges in _harder_challenges(setup, catalog):
        more = evolve(setup, challenges=challenges)
        try:
            check_setup(more, catalog)
        except SetupError:
            continue
        return more, f"with {challenge.name}"
    return None


def _harder_challenges(
    setup: GameSetup, catalog: Catalog
) -> Iterator[tuple[Challenge, tuple[str, ...]]]:
    """Yield what can be added: the next difficulty in place of this one, then other challenges."""
    known, old = difficulties(catalog), setup.challenges
    now = difficulty_of(old, catalog)
    steps = [one.id for one in known]
    for one in known[steps.index(now) + 1 if now else 0 :]:
        yield one, with_difficulty(old, one.id, catalog)
    for one in catalog.challenges.values():
        if one not in known and one.id not in old:
            yield one, (*old, one.id)


def new_badges(header: Header) -> tuple[str, ...]:
    """Return what a game that is over has reached for the first time here, each in words.

    Where the statistics cannot be read it is nothing.
    """
    try:
        games = wins()
    except StatisticsProblem:
        return ()
    catalog = load(header.setup.packs)
    return tuple(
        say_badge(one, catalog) for one in earned_first(badges_of(catalog), games, header.id)
    )


def badges_of(catalog: Catalog) -> tuple[Badge, ...]:
    """Return all badges that can be earned with some content."""
    return all_badges(catalog.heroes, catalog.villains, catalog.challenges)


def say_badge(badge: Badge, catalog: Catalog) -> str:
    """Return a badge in words."""
    kind, id = badge.about
    if kind == "mode":
        return f"A win in {say_mode(id).lower()}"
    if kind == "hero":
        return f"A win with {catalog.heroes[id].name}"
    if kind == "villain":
        return f"A win against {catalog.villains[id].name}"
    if kind == "challenge":
        return f"A win with the challenge {catalog.challenges[id].name}"
    return "A first win" if badge.id == "win" else "A win without a KO"
