"""Words for the Villain's Threats: placed, moved, swapped (G5-G8, V3)."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from attrs import define, frozen

from united.changes.threats import (
    lay_threats_down,
    move_threat,
    place_threat,
    reveal_threat,
    swap_threats,
)
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.asking import THREAT, Pick
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.parts.where import NextOf, Place, is_one, places, say_place
from united.effects.vocabulary import word
from united.state.agenda import schedule
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State, Step


def check_free(place: Place) -> str | None:
    """Return what is wrong with a place for a Threat: there is one at most at a Location (J7)."""
    if isinstance(place, NextOf) and "threat" not in place.without:
        return "a Threat needs `without: threat`"
    return None


@word("place_threat")
@final
@frozen
class PlaceThreat(AtPlace):
    """Put the top card of the Threat deck on a Location without a Threat (G5-G8)."""

    at: Place = key("where")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing (J7)."""
        return check_free(self.at)

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return ThreatPlacing(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return bool(state.threat_deck) and state.threats[place] == NO_THREAT

    def resolve(self, state: State, scene: Scene) -> None:
        if any(state.threats[place] == NO_THREAT for place in places(self.at, state, scene)):
            AtPlace.resolve(self, state, scene)
        else:
            state.tell("threat-no-room", "G6")

    def say_at(self, where: str, voice: Voice) -> str:
        return f"put the top card of the Threat deck on {where}"


@define(eq=False)
class ThreatPlacing(Step):
    """Put the top Threat on one Location, if it has none."""

    place: int
    rule: str

    def resolve(self, state: State) -> None:
        if state.threats[self.place] == NO_THREAT:
            place_threat(state, self.place, self.rule)


@word("move_threat")
@final
@frozen
class MoveThreat(AtPlace):
    """Move this Threat, with what lies on it, to a Location without one; else it stays."""

    needs_threat: ClassVar[bool] = True
    to: Place = key("where to")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing (J7)."""
        if not is_one(self.to):
            return "a Threat moves to one Location"
        return check_free(self.to)

    def where(self) -> Place:
        return self.to

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return ThreatMove(scene, place)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.here(scene) >= 0 and state.threats[place] == NO_THREAT

    def say_at(self, where: str, voice: Voice) -> str:
        return f"move this Threat to {where}, if there is one"


@define(eq=False)
class ThreatMove(Step):
    """Move a Threat to one Location."""

    scene: Scene
    place: int

    def resolve(self, state: State) -> None:
        here = state.here(self.scene)
        if here >= 0 and state.threats[self.place] == NO_THREAT:
            move_threat(state, here, self.place)


@word("swap_threats")
@final
@frozen
class SwapThreats(EffectWord):
    """Swap two Threats in play, of the player's choice, each with its tokens and damage."""

    def resolve(self, state: State, scene: Scene) -> None:
        self._ask(state, scene)

    def can_change(self, state: State, scene: Scene) -> bool:
        cards = state.table.threat_cards
        lying = [
            (cards[state.threats[place]].id, state.damage[place], state.heroic[place])
            for place in self._in_play(state)
        ]
        return len(set(lying)) > 1

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Ask for the second Threat after the first; swap them after that."""
        if scene.picks:
            swap_threats(state, scene.picks[0], number)
        else:
            self._ask(state, scene.picked(number))

    def say(self, voice: Voice) -> str:
        return "swap two Threat cards in play, each with its tokens and damage"

    def _ask(self, state: State, scene: Scene) -> None:
        options = tuple(place for place in self._in_play(state) if place not in scene.picks)
        ask = "which Threat trades places with it?" if scene.picks else "which Threat first?"
        schedule(state, Pick(THREAT, options, scene, ask, self))

    def _in_play(self, state: State) -> list[int]:
        return [place for place, threat in enumerate(state.threats) if threat != NO_THREAT]


@word("turn_threats")
@final
@frozen
class TurnThreats(EffectWord):
    """Shuffle all Threats in play and lay them face down, or turn one at a Location up (J74)."""

    face: Literal["down", "up"] = key(
        "down: all are shuffled and laid down clockwise from the Villain; up: one is revealed"
    )
    at: Place = key("where one is revealed", default="here")

    def resolve(self, state: State, scene: Scene) -> None:
        if self.face == "down":
            lay_threats_down(state, scene.rule)
        else:
            RevealThreat(self.at).resolve(state, scene)

    def can_change(self, state: State, scene: Scene) -> bool:
        if self.face == "down":
            return any(threat != NO_THREAT for threat in state.threats)
        return RevealThreat(self.at).can_change(state, scene)

    def say(self, voice: Voice) -> str:
        if self.face == "up":
            return RevealThreat(self.at).say(voice)
        return (
            "shuffle all Threats in play and lay them down face down, one at each Location, "
            f"clockwise from {say_place('villain', voice)}"
        )


@frozen
class RevealThreat(AtPlace):
    """Turn up the Threat that lies face down at a Location."""

    at: Place

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Revealing(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.threats[place] in state.face_down_threats

    def say_at(self, where: str, voice: Voice) -> str:
        return f"reveal the face-down Threat at {where}"


@define(eq=False)
class Revealing(Step):
    """Turn up the Threat at one Location."""

    place: int
    rule: str

    def resolve(self, state: State) -> None:
        reveal_threat(state, self.place, self.rule)
