"""The end of a Hero turn: the Location's End of Turn effect, then the last card (H5, H6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from attrs import define

from united.changes.missions import check_villain
from united.changes.threats import reveal_threat
from united.changes.wounds import knock_out
from united.definitions.effect import Effect
from united.definitions.location import Location
from united.definitions.option_keys import SKIP, USE
from united.definitions.symbols import NO_SYMBOLS
from united.definitions.voice import LOCATION_VOICE
from united.effects.base import any_can_change
from united.effects.text import say_effects
from united.effects.words.control import agreed
from united.state.agenda import schedule_effect
from united.state.choice import About, Choice, Reason
from united.state.hearing import happen
from united.state.layout import NO_DEEDS, NO_THREAT, NOTHING_USED
from united.state.scene import Scene
from united.state.standing import total
from united.state.state import Question, State, Step
from united.state.table import Table

CHOICES: Final = (Choice(USE, USE), Choice(SKIP, SKIP))

MOST_SCENES: Final = 4096
"""Scenes of End of Turn effects that are kept; those of one content are fewer."""

TURN_ENDED: Final = "turn_end"
"""What `State.used` holds once those who wait for the end of this turn have been told."""

_TURN_ENDS: Final = Reason("The turn ends: use the End of Turn effect or skip it", "H5")


@define(eq=False)
class EndOfTurn(Question):
    """Ask whether the End of Turn effect is used, where no Threat covers it (H5).

    What is left of the symbols is lost (H4).
    """

    kind = "end-of-turn"
    number: int

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return (choice.key for choice in CHOICES)

    def resolve(self, state: State) -> None:
        state.pool = NO_SYMBOLS
        state.special_left = False
        Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        place = state.hero_at[self.number]
        if state.ko[self.number] or state.threats[place] != NO_THREAT:
            return []
        if "no_end_of_turn" in state.table.asked and total(state, "no_end_of_turn", place):
            return []
        effects = state.table.ring[place].end_of_turn
        return list(CHOICES) if any_can_change(effects, state, self._scene(state)) else []

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == USE:
            place = state.hero_at[self.number]
            state.tell("end-of-turn-effect", "H5", hero=self.number, place=place)
            schedule_effect(state, self._wanted(state), self._scene(state))

    def hero(self, state: State) -> int:
        return self.number

    def source(self, state: State) -> str:
        return self._location(state).id

    def prompt(self, state: State) -> str:
        location, name = self._location(state), state.table.heroes[self.number].name
        return f"{name} ends the turn at {location.name}: use its End of Turn effect?"

    def say(self, state: State, choice: Choice) -> str:
        if choice.verb == SKIP:
            return "Skip it"
        return f"Use it: {say_effects(self._wanted(state), LOCATION_VOICE)}"

    def about(self, state: State, choice: Choice) -> About:
        return About(location=self._location(state).id, action=choice.verb)

    def _wanted(self, state: State) -> tuple[Effect, ...]:
        """Return what using the effect does: this question asks what a `may` around it would."""
        return agreed(self._location(state).end_of_turn, state, self._scene(state))

    def _location(self, state: State) -> Location:
        return state.table.ring[state.hero_at[self.number]]

    def _scene(self, state: State) -> Scene:
        place = state.hero_at[self.number]
        return end_of_turn_scene(state.table.ring[place], place, self.number)

    def why_not(self, state: State, key: str) -> Reason:
        return _TURN_ENDS


@lru_cache(MOST_SCENES)
def end_of_turn_scene(location: Location, place: int, hero: int) -> Scene:
    """Return the scene of the End of Turn effect of a Location, whose number `place` is."""
    return Scene(location, LOCATION_VOICE, "H5", hero, place)


@define(eq=False)
class TurnEnd(Step):
    """What comes last in a turn, each once: a KO'd Hero gets to none of it (K7).

    A Threat face down is revealed (J64), then come what cards left for the end of this turn, what
    waits for it, and the KO of a Hero without cards (H6, K2).
    """

    number: int

    def resolve(self, state: State) -> None:
        standing, at = not state.ko[self.number], state.hero_at[self.number]
        if standing and state.threats[at] in state.face_down:
            state.agenda.append(self)
            reveal_threat(state, self.number, at)
            return
        if standing and state.at_turn_end:
            state.agenda.append(self)
            fire_at_turn_end(state)
            return
        if standing and "turn_end" in state.table.events and TURN_ENDED not in state.used:
            state.used |= {TURN_ENDED}
            state.agenda.append(self)
            happen(state, "turn_end", "H5", hero=self.number, place=at)
            return
        forget_turn(state)
        if standing and not state.hand(self.number):
            knock_out(state, self.number, "H6")


def forget_turn(state: State) -> None:
    """Forget what held for one Hero turn only: used triggers, damage on Thugs (A3, I3)."""
    state.used = NOTHING_USED
    state.deeds = NO_DEEDS
    if state.at_turn_end:
        state.at_turn_end = []
    if state.lasting:
        state.lasting = [one for one in state.lasting if one.until != "turn"]
        check_villain(state)
    if any(state.thug_damage):
        state.thug_damage = [0] * len(state.thug_damage)
    if state.table.hurried:
        _forget_heroic(state)


def _forget_heroic(state: State) -> None:
    """Take the Heroic tokens off Threats that must be cleared in one turn (J62)."""
    for place, threat in enumerate(state.threats):
        if threat != NO_THREAT and state.table.threat_cards[threat].in_one_turn:
            state.heroic[place] = 0


def fire_at_turn_end(state: State) -> None:
    """Schedule what cards of this turn left for its end, in the order they were used."""
    for effects, scene in reversed(state.at_turn_end):
        schedule_effect(state, effects, scene)
    state.at_turn_end = []
