"""Standing effects: what the rules ask of everything that is in play at the moment."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from united.definitions.effect import Standing
from united.definitions.voice import VILLAIN_VOICE, Voice
from united.state.layout import NO_THREAT
from united.state.scene import Scene, Source
from united.state.state import State


def in_play(state: State) -> Iterator[tuple[Standing, Scene]]:
    """Yield every standing effect: boards, Threats in play, plan cards in force, Heroes' own."""
    table = state.table
    yield from table.standing
    for threat in state.threats:
        if threat != NO_THREAT:
            for standing in table.threat_cards[threat].while_in_play:
                yield standing, table.threat_scenes[threat]
    for card in state.in_force:
        for standing in card.while_face_up:
            yield standing, Scene(card, VILLAIN_VOICE)
    for lasting in state.lasting:
        yield lasting.standing, lasting.scene


def total(state: State, what: str, subject: int = -1) -> int:
    """Return what all standing effects together add to `what` for a Location or Hero number."""
    return sum(
        standing.value(state, scene, subject)
        for standing, scene in in_play(state)
        if standing.what == what
    )


def highest(state: State, what: str, subject: int, least: int) -> int:
    """Return the highest that any standing effect demands, at least `least`."""
    values = (
        standing.value(state, scene, subject)
        for standing, scene in in_play(state)
        if standing.what == what
    )
    return max(values, default=least) or least


def first_source(
    state: State, what: str, subject: int = -1
) -> tuple[Source, Standing, Scene] | None:
    """Return the first standing effect that says `what`, for the reasons that players are told."""
    for standing, scene in in_play(state):
        if standing.what == what and standing.value(state, scene, subject):
            return scene.source, standing, scene
    return None


def voice_in(state: State, scene: Scene) -> Voice:
    """Return the voice in which a card's standing effect is told to who does not look at the card.

    The Villain and the Location of a Threat are called by their names.
    """
    voice = evolve(scene.voice, villain=state.table.villain.name)
    where = state.here(scene)
    if scene.threat >= 0 and where >= 0:
        return evolve(voice, here=state.table.ring[where].name)
    return voice
