"""What words that act at a place share: they ask where, if the card leaves it to the player."""

from __future__ import annotations

from abc import abstractmethod

from attrs import define

from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.parts.region import Finder
from united.effects.parts.where import Place, SplitOf, is_chosen, places_of, say_place
from united.effects.questions.asking import LOCATION, Pick
from united.state.agenda import schedule
from united.state.scene import Scene
from united.state.state import State, Step


class AtPlace(EffectWord):
    """A word that acts at one or several Locations, each by a step of its own.

    `found` finds those that the card names, or those of which one may be chosen.
    """

    __slots__ = ("_asks", "found")
    _asks: bool
    found: Finder

    def __attrs_post_init__(self) -> None:
        # They are no fields, for they are made of one.
        object.__setattr__(self, "_asks", is_chosen(self.where()))
        object.__setattr__(self, "found", places_of(self.where()))

    @abstractmethod
    def where(self) -> Place:
        """Return the place that the card names."""

    @abstractmethod
    def step(self, state: State, scene: Scene, place: int) -> Step:
        """Return the step that acts at one Location."""

    @abstractmethod
    def changes(self, state: State, scene: Scene, place: int) -> bool:
        """Tell whether acting at this Location could change anything."""

    def pieces(self, state: State, scene: Scene) -> tuple[AtPlace, ...]:
        """Return what it does in single pieces, for Locations to split."""
        return (self,)

    @abstractmethod
    def say_at(self, where: str, voice: Voice) -> str:
        """Return the word as a clause that names the place as `where`."""

    def say(self, voice: Voice) -> str:
        return self.say_at(say_place(self.where(), voice), voice)

    def asks(self) -> bool:
        """Tell whether somebody chooses the Location."""
        return self._asks

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask for one of the Locations where acting could change something."""
        if isinstance(self.where(), SplitOf):
            pieces = self.pieces(state, scene)
            schedule(state, NextPlace(pieces, scene, optional or len(pieces) > 1))
            return
        options = tuple(self.changing(state, scene))
        question = f"{self.say_at('which Location', scene.voice)}?"
        state.agenda.append(Pick(LOCATION, options, scene, question, self, optional))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Act at the Location that was picked."""
        state.agenda.append(self.step(state, scene, number))

    def resolve(self, state: State, scene: Scene) -> None:
        if self._asks:
            self.ask(state, scene, optional=False)
        else:
            found = self.found(state, scene)
            schedule(state, *[self.step(state, scene, place) for place in found])

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(self.changing(state, scene))

    def changing(self, state: State, scene: Scene) -> list[int]:
        """Return the Locations where acting could change something."""
        return [place for place in self.found(state, scene) if self.changes(state, scene, place)]


@define(eq=False)
class NextPlace(Step):
    """Choose a Location for each piece of what a word does, one after the other."""

    parts: tuple[AtPlace, ...]
    scene: Scene
    optional: bool

    def resolve(self, state: State) -> None:
        if self.parts:
            piece = self.parts[0]
            options = tuple(piece.changing(state, self.scene))
            question = f"{piece.say_at('which Location', self.scene.voice)}?"
            schedule(state, Pick(LOCATION, options, self.scene, question, self, self.optional))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Act at the Location that was picked, and ask for the next one."""
        piece, *rest = self.parts
        schedule(
            state,
            piece.step(state, scene, number),
            NextPlace(tuple(rest), scene, self.optional),
        )
