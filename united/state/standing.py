"""Standing effects: what the rules ask of everything that is in play at the moment."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from united.definitions.effect import Standing
from united.definitions.voice import VILLAIN_VOICE, Voice
from united.state.answering import ANYTHING, NO_ANSWERS, Answer
from united.state.scene import Scene, Source
from united.state.state import State

ALL_DAMAGE: Final = 99
"""What an enemy ignores who ignores all damage."""


def in_play(state: State, what: str = ANYTHING) -> list[Answer]:
    """Return the standing effects in play that say `what`, or all: those of boards, of Threats, of
    plan cards in force, Heroes' own.
    """
    held = state.table.answers.get(what, NO_ANSWERS)
    found = [*held.boards]
    if held.threats:
        for threat in state.threats:
            if threat in held.threats and threat not in state.face_down:
                found += held.threats[threat]
    for card in state.in_force:
        for one in card.while_face_up:
            if what in (ANYTHING, one.what):
                found.append((one, Scene(card, VILLAIN_VOICE)))
    for lasting in state.lasting:
        if lasting.standing is not None and what in (ANYTHING, lasting.standing.what):
            found.append((lasting.standing, lasting.scene))
    return found


def total(state: State, what: str, subject: int = -1) -> int:
    """Return what all standing effects together add to `what` for a Location or Hero number."""
    amount = 0
    if what in state.table.asked:
        for standing, scene in in_play(state, what):
            amount += standing.value(state, scene, subject)
    return amount


def highest(state: State, what: str, subject: int, least: int) -> int:
    """Return the highest that any standing effect demands, at least `least`."""
    most = 0
    if what in state.table.asked:
        for standing, scene in in_play(state, what):
            most = max(most, standing.value(state, scene, subject))
    return most or least


def first_source(
    state: State, what: str, subject: int = -1
) -> tuple[Source, Standing, Scene] | None:
    """Return the first standing effect that says `what`, for the reasons that players are told."""
    if what in state.table.asked:
        for standing, scene in in_play(state, what):
            if standing.value(state, scene, subject):
                return scene.source, standing, scene
    return None


def changed(state: State, amount: int, what: str, subject: int, sign: int = 1) -> int:
    """Return an amount with what standing effects make of it, at least 0.

    What is said as `what` counts each time, what is said as `first_` and the kind (`wounds` of
    `wounds`, `damage_thug` of `ignored_damage_thug`) only the first time in a turn.
    """
    asked = state.table.asked
    if what in asked:
        amount += sign * total(state, what, subject)
    first = f"first_{what.removeprefix('ignored_')}"
    if first in asked and amount > 0:
        mark = f"{first} {subject}"
        if mark not in state.used and (change := total(state, first, subject)):
            state.used |= {mark}
            amount += sign * change
    return max(amount, 0)


def voice_in(state: State, scene: Scene) -> Voice:
    """Return the voice in which a card's standing effect is told to who does not look at the card.

    The Villain and the Location of a Threat are called by their names.
    """
    voice = evolve(scene.voice, villain=state.table.villain.name)
    where = state.here(scene)
    if scene.threat >= 0 and where >= 0:
        return evolve(voice, here=state.table.ring[where].name)
    return voice
