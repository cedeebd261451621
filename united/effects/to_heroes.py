"""What words that concern Heroes share: they find whom, ask whom, and say whom, all in one way."""

from __future__ import annotations

from abc import abstractmethod

from attrs import define, evolve

from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.english import says
from united.effects.parts.who import (
    Heroes,
    SplitHeroes,
    UpToHeroes,
    Who,
    heroes,
    is_together,
    meant,
    say_split,
    say_who,
)
from united.effects.questions.asking import HERO, Pick
from united.state.agenda import schedule
from united.state.scene import Scene
from united.state.state import State, Step


class ToHeroes(EffectWord):
    """A word that concerns the acting Hero, or those that its `who` says: its `part`."""

    __slots__ = ("part",)
    part: Heroes | None

    def __attrs_post_init__(self) -> None:
        # It is no field, for it is made of one.
        object.__setattr__(self, "part", meant(self.whom()))

    @abstractmethod
    def whom(self) -> Who:
        """Return whom the card names."""

    @abstractmethod
    def do(self, state: State, scene: Scene, hero: int) -> None:
        """Do it to one Hero."""

    @abstractmethod
    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        """Tell whether doing it to this Hero could change anything."""

    @abstractmethod
    def say_plain(self, voice: Voice) -> str:
        """Return the word as a clause in the imperative that leaves out who."""

    def pieces(self, state: State, scene: Scene) -> tuple[ToHeroes, ...]:
        """Return what it does in single pieces, for Heroes to split."""
        return (self,)

    @property
    def needs_hero(self) -> bool:
        """Whether a Hero must act where it stands: it is about the acting one."""
        return self.part is None

    def resolve(self, state: State, scene: Scene) -> None:
        part = self.part
        if part is None:
            self.do(state, scene, scene.hero)
        elif part.asks:
            self.ask(state, scene, optional=False)
        else:
            schedule(state, *[OnHero(self, scene, hero) for hero in part.find(state, scene)])

    def asks(self) -> bool:
        """Tell whether somebody chooses the Heroes."""
        return self.part is not None and self.part.asks

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask for the Heroes whom doing it could change something for."""
        part = self.part
        if isinstance(part, SplitHeroes):
            pieces = self.pieces(state, scene)
            if scene.extra_wounds:
                # What makes a BAM! stronger does so for each Hero it wounds, not for each wound.
                scene = evolve(scene, extra_wounds=0)
        else:
            pieces = (self,) * (part.up_to if isinstance(part, UpToHeroes) else 1)
        optional = optional or isinstance(part, UpToHeroes)
        state.agenda.append(NextHero(self, scene, pieces, optional))

    def can_change(self, state: State, scene: Scene) -> bool:
        if self.part is None:
            return self.affects(state, scene, scene.hero)
        return any(self.affects(state, scene, h) for h in self.part.find(state, scene))

    def say(self, voice: Voice) -> str:
        who, split = say_who(self.whom(), voice), say_split(self.whom(), voice)
        if split:
            return self.say_among(who, split, voice)
        if not who:
            return says(voice.hero, self.say_plain(voice))
        return says(who, self.say_plain(evolve(voice, hero="that Hero")))

    def say_among(self, who: str, split: str, voice: Voice) -> str:
        """Return the word as a clause where some Heroes split it."""
        return f"{who} {self.say_plain(voice)}, {split}"


@define(eq=False)
class OnHero(Step):
    """Do to one Hero what a word says."""

    word: ToHeroes
    scene: Scene
    to: int

    def resolve(self, state: State) -> None:
        self.word.do(state, self.scene, self.to)


@define(eq=False)
class NextHero(Step):
    """Choose a Hero for each piece of what a word does, one after the other."""

    word: ToHeroes
    scene: Scene
    pieces: tuple[ToHeroes, ...]
    optional: bool

    def resolve(self, state: State) -> None:
        if not self.pieces:
            return
        who, scene = self.word.whom(), self.scene
        once = isinstance(self.word.part, UpToHeroes)
        options = tuple(
            hero
            for hero in heroes(who, state, scene)
            if not (once and hero in scene.picks) and self.pieces[0].affects(state, scene, hero)
        )
        together = is_together(who, scene)
        # Where nobody is asked nobody needs the question.
        ask = self._asked() if len(options) + self.optional > 1 else ""
        state.agenda.append(Pick(HERO, options, scene, ask, self, self.optional, together))

    def picked(self, state: State, scene: Scene, number: int) -> None:
        """Do it to the Hero who was picked, and ask for the next one."""
        piece, *rest = self.pieces
        bare = evolve(scene, picks=()) if scene.picks else scene
        more = NextHero(self.word, scene.picked(number), tuple(rest), self.optional)
        schedule(state, OnHero(piece, bare, number), more)

    def _asked(self) -> str:
        said = says("which Hero", self.pieces[0].say_plain(evolve(self.scene.voice, hero="that")))
        return f"{said}?"
