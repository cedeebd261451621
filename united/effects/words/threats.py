"""Words for the Villain's Threats: placed, moved, swapped (G5-G8, V3)."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from attrs import define, frozen

from united.changes.threats import lay_out_again, move_threat, place_threat, swap_threats
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.parts.where import EachOf, NextOf, Place, is_one
from united.effects.questions.asking import THREAT, Pick
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
    """Put a Threat on a Location without one, from the deck or of those in play (G5-G8, J64)."""

    at: Place = key("where; each: one after the other")
    from_: Literal["deck", "play"] = key(
        "the top of the deck, or all in play, shuffled", default="deck", written="from"
    )
    face_down: bool = key("whether those of play lie face down", default=False)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing (J7)."""
        if self.from_ == "play":
            return None if isinstance(self.at, EachOf) else "`from: play` needs `at: {each: ...}`"
        if self.face_down:
            return "`face_down` needs `from: play`"
        return check_free(self.at)

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return ThreatPlacing(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        if self.from_ == "play":
            return state.threats.count(NO_THREAT) < len(state.threats)
        return bool(state.threat_deck) and state.threats[place] == NO_THREAT

    def resolve(self, state: State, scene: Scene) -> None:
        if self.from_ == "play":
            found = self.found(state, scene)
            lay_out_again(state, found, scene.rule, face_down=self.face_down)
            return
        free = [n for n in self.found(state, scene) if state.threats[n] == NO_THREAT]
        if not free:
            state.tell("threat-no-room", "G6")
        elif self.asks():
            self.ask(state, scene, optional=False)
        else:
            first, *others = free
            if others:
                schedule(state, *[ThreatPlacing(place, scene.rule) for place in others])
            place_threat(state, first, scene.rule)

    def say_at(self, where: str, voice: Voice) -> str:
        if self.from_ == "play":
            how = " face down" if self.face_down else ""
            return f"shuffle the Threats in play and lay them down again{how}, 1 at {where}"
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
        return [
            place
            for place, threat in enumerate(state.threats)
            if threat != NO_THREAT and threat not in state.face_down
        ]
