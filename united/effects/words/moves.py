"""Moving Heroes by the effect of a card; that is no Move action (A1)."""

from __future__ import annotations

from typing import final

from attrs import define, evolve, frozen

from united.changes.movement import move_hero
from united.definitions.keys import key
from united.definitions.voice import HERO_VOICE, Voice
from united.effects.parts.where import Place, is_chosen, is_one, places, say_place
from united.effects.parts.who import Who, meant, say_who
from united.effects.questions.asking import LOCATION, Pick
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.state.agenda import Do, schedule
from united.state.scene import Scene
from united.state.state import State, Step


@word("move")
@final
@frozen
class Move(ToHeroes):
    """Move Heroes, each to one Location; that is no Move action."""

    to: Place = key("where to")
    who: Who = key("who moves", default="acting")
    along: Who | None = key("who may come along to the same Location", default=None)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.along is not None and meant(self.who) is not None:
            return "others come along with the acting Hero: leave out `who`"
        return None if is_one(self.to) else "a Hero moves to one Location"

    def whom(self) -> Who:
        return self.who

    def asks(self) -> bool:
        """Tell whether somebody chooses the Hero, or the acting Hero the Location."""
        return ToHeroes.asks(self) or (meant(self.who) is None and is_chosen(self.to))

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask for the Hero, else where the acting one moves."""
        if ToHeroes.asks(self):
            ToHeroes.ask(self, state, scene, optional=optional)
        else:
            self._ask_where(state, scene, scene.hero, optional=optional)

    def do(self, state: State, scene: Scene, hero: int) -> None:
        if is_chosen(self.to):
            self._ask_where(state, scene, hero, optional=False)
        else:
            for place in self._places(state, scene, hero):
                self._go(state, scene, hero, place)

    def _ask_where(self, state: State, scene: Scene, hero: int, *, optional: bool) -> None:
        seen = self._seen(scene, hero)
        options = tuple(n for n in self._places(state, scene, hero) if n != state.hero_at[hero])
        question = f"{self.say_plain(scene.voice, 'which Location')}?"
        schedule(state, Pick(LOCATION, options, seen, question, self, optional))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Move the Hero who chose to the Location that was picked."""
        self._go(state, scene, scene.hero, number)

    def _go(self, state: State, scene: Scene, hero: int, place: int) -> None:
        going = HeroMove(hero, place, scene.rule)
        if self.along is None:
            schedule(state, going)
        else:
            # Who comes along is seen from where the Hero still is.
            schedule(state, Do((ComeAlong(self.along, place),), scene), going)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return any(n != state.hero_at[hero] for n in self._places(state, scene, hero))

    def say(self, voice: Voice) -> str:
        seen = evolve(voice, here="the own Location") if say_who(self.who, voice) else voice
        return ToHeroes.say(self, seen)

    def say_plain(self, voice: Voice, where: str = "") -> str:
        said = f"move to {where or say_place(self.to, voice)}"
        along = f", together with {say_who(self.along, voice)}" if self.along and not where else ""
        return said + along

    def _places(self, state: State, scene: Scene, hero: int) -> list[int]:
        return [*places(self.to, state, self._seen(scene, hero))]

    def _seen(self, scene: Scene, hero: int) -> Scene:
        """Return the scene of the Hero who moves: whoever is moved looks from the own place."""
        if meant(self.who) is None:
            return scene
        return evolve(scene, voice=HERO_VOICE, hero=hero, place=-1, threat=-1)


@frozen
class ComeAlong(ToHeroes):
    """Move Heroes to the Location to which the acting one is about to move."""

    who: Who
    place: int

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        schedule(state, HeroMove(hero, self.place, scene.rule))

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return state.hero_at[hero] != self.place

    def say_plain(self, voice: Voice) -> str:
        return "come along"


@define(eq=False)
class HeroMove(Step):
    """Put a Hero at a Location."""

    mover: int
    place: int
    rule: str

    def resolve(self, state: State) -> None:
        move_hero(state, self.mover, self.place, self.rule)
