"""From the state to the Locations, the Villain and the Missions of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from united.changes.combat import villain_reason
from united.changes.missions import villain_health
from united.changes.threats import threat_at
from united.definitions.additions import On, TokenKind
from united.definitions.location import Location
from united.definitions.villain import Villain as VillainBoard
from united.definitions.voice import HERO_VOICE
from united.effects.text import (
    BAM,
    EVIL_GOAL,
    OVERFLOW,
    Paragraph,
    Thing,
    paragraphs_of,
    say_paragraph,
    text_of,
    token_text,
)
from united.rules.position.board import Count, Goal, Mission, Place, Threat, Villain
from united.rules.position.reading_numbers import bam_wounds, full_health, thug_damage
from united.rules.turns import cards_until_villain
from united.state.state import State
from united.state.table import MISSION_IDS, MISSION_NAMES

FACE_DOWN: Final = Threat(
    id="face-down",
    name="a Threat face down",
    text=("A Hero who ends a turn here reveals it.",),
    henchman=False,
    needed=0,
    damage=0,
    heroic=0,
)
"""A Threat of which nobody knows which it is (J64)."""

MOST_KEPT: Final = 1024
"""Texts that are kept: what a card says never changes."""


@lru_cache(MOST_KEPT)
def text_of_card(card: Thing) -> tuple[str, ...]:
    """Return what a card says, paragraph by paragraph."""
    return tuple(text_of(card))


@lru_cache(MOST_KEPT)
def _end_of_turn(location: Location) -> str:
    return dict(paragraphs_of(location)).get("End of Turn", "nothing")


@lru_cache(MOST_KEPT)
def _board_says(villain: VillainBoard) -> tuple[Paragraph, ...]:
    return tuple(sorted(paragraphs_of(villain), key=_board_order))


_FIRST: Final = (BAM, OVERFLOW, EVIL_GOAL)
_LAST: Final = ("Health", "Setup")
"""Labels of what was for the setup."""


def _board_order(paragraph: Paragraph) -> int:
    """Sort what happens every turn first, and what was for the setup last."""
    label = paragraph[0]
    if label in _FIRST:
        return _FIRST.index(label)
    return len(_FIRST) + (1 if label in _LAST else 0)


def read_counts(state: State, on: On, number: int) -> tuple[Count, ...]:
    """Return content's tokens on a Location, a Hero, ... with this number, each kind of them."""
    kinds = (kind for kind in state.table.token_kinds.values() if on in kind.lies_on)
    return tuple(
        Count(
            kind.key,
            kind.name,
            kind.several,
            state.count(kind.id, on, number),
            kind.limit or kind.full_at,
            _full_text(kind),
        )
        for kind in kinds
    )


@lru_cache(MOST_KEPT)
def _full_text(kind: TokenKind) -> str:
    return say_paragraph(token_text(kind, HERO_VOICE)) if kind.full_at else ""


def read_place(state: State, place: int) -> Place:
    """Return a Location of the ring with everything that is there."""
    table, location = state.table, state.table.ring[place]
    return Place(
        id=location.id,
        name=location.name,
        slots=table.slots[place],
        civilians=state.civilians[place],
        thugs=state.thugs[place],
        thug_damage=state.thug_damage[place],
        thug_needs=thug_damage(state, place),
        end_of_turn=_end_of_turn(location),
        heroes=tuple(hero.id for n, hero in enumerate(table.heroes) if state.hero_at[n] == place),
        villain=table.villain.name if state.villain_at == place else "",
        threat=_read_threat(state, place),
        tokens=read_counts(state, "location", place),
        gone=place in table.gone,
    )


def _read_threat(state: State, place: int) -> Threat | None:
    card = threat_at(state, place)
    if card is None:
        return FACE_DOWN if state.threats[place] in state.face_down else None
    return Threat(
        id=card.id,
        name=card.name,
        text=text_of_card(card),
        henchman=card.henchman,
        needed=card.needed,
        damage=state.damage[place],
        heroic=state.heroic[place],
        tokens=read_counts(state, "threat", state.threats[place]),
    )


def read_villain(state: State) -> Villain:
    """Return the Villain's board and decks."""
    villain, where = state.table.villain, state.table.ring[state.villain_at]
    reason = villain_reason(state)
    return Villain(
        id=villain.id,
        name=villain.name,
        at=where.id,
        place=where.name,
        stays=state.villain_stays,
        health=max(villain_health(state), 0),
        full_health=full_health(state),
        bam=bam_wounds(state),
        captives=state.captives,
        tokens=read_counts(state, "board", 0),
        paragraphs=_board_says(villain),
        goal=_read_goal(state),
        plan_deck=len(state.plan_deck),
        threat_deck=len(state.threat_deck),
        turn_in=cards_until_villain(state),
        delay=state.delay,
        harmless=f"{reason.text} [{reason.rule}]" if reason else "",
    )


def _read_goal(state: State) -> Goal | None:
    goal = state.table.villain.evil_goal
    if goal is None:
        return None
    now, needed = goal.lose_when.progress(state) or (0, 0)
    return Goal(goal.name, now, needed)


def read_missions(state: State) -> tuple[Mission, ...]:
    """Return the three Missions."""
    rows = zip(MISSION_IDS, MISSION_NAMES, state.missions, state.table.mission_targets, strict=True)
    return tuple(Mission(*row) for row in rows)
