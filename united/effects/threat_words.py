"""Words for the Villain's Threats: placed, moved, swapped (G5-G8, V3)."""

from __future__ import annotations

from typing import ClassVar, final

from attrs import frozen

from united.changes.threats import move_threat, place_threat, swap_threats
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.asking import THREAT, Pick
from united.effects.base import EffectWord
from united.effects.place import Clockwise, places, say_place
from united.effects.vocabulary import word
from united.state.agenda import schedule
from united.state.layout import NO_THREAT
from united.state.scene import Scene
from united.state.state import State


def check_free(place: Clockwise) -> str | None:
    """Return what is wrong with a place for a Threat: there is one at most at a Location (J7)."""
    return None if place.without == "threat" else "a Threat needs `without: threat`"


@word("place_threat")
@final
@frozen
class PlaceThreat(EffectWord):
    """Put the top card of the Threat deck on a Location without a Threat (G5-G8)."""

    at: Clockwise = key("where")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing (J7)."""
        return check_free(self.at)

    def resolve(self, state: State, scene: Scene) -> None:
        for place in places(self.at, state, scene):
            place_threat(state, place, scene.rule)
            return
        state.tell("threat-no-room", "G6")

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(state.threat_deck) and bool(places(self.at, state, scene))

    def say(self, voice: Voice) -> str:
        return f"put the top card of the Threat deck on {say_place(self.at, voice)}"


@word("move_threat")
@final
@frozen
class MoveThreat(EffectWord):
    """Move this Threat, with what lies on it, to a Location without one; else it stays."""

    needs_threat: ClassVar[bool] = True
    to: Clockwise = key("where to")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing (J7)."""
        return check_free(self.to)

    def resolve(self, state: State, scene: Scene) -> None:
        here = state.here(scene)
        for place in places(self.to, state, scene) if here >= 0 else ():
            move_threat(state, here, place)

    def can_change(self, state: State, scene: Scene) -> bool:
        return state.here(scene) >= 0 and bool(places(self.to, state, scene))

    def say(self, voice: Voice) -> str:
        return f"move this Threat to {say_place(self.to, voice)}, if there is one"


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
