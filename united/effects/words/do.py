"""The word that does effects elsewhere: at other Locations, as other Heroes, several times."""

from __future__ import annotations

from typing import Final, final

from attrs import evolve, field, frozen

from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.voice import HERO_VOICE, Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord, any_can_change
from united.effects.english import clauses, says_each
from united.effects.parts.amount import Number, UpTo, number, said_by
from united.effects.parts.where import Place
from united.effects.parts.who import Who, say_who
from united.effects.questions.once_more import OnceMore
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import word
from united.effects.words.control import ChooseOne
from united.state.agenda import Do, schedule
from united.state.scene import Scene
from united.state.state import State, Step

_THERE: Final = "that Location"


@word("do", open=True)
@final
@frozen
class DoThere(EffectWord):
    """Do effects at Locations, as other Heroes where they stand, or several times."""

    effects: tuple[Effect, ...] = key("what is done", written="do")
    at: Place | None = key("at which Locations; each of them is `here`", default=None)
    who: Who | None = key("which Heroes do it, each where they stand", default=None)
    times: Number | UpTo = key("how many times", default=1, least=1, most=9)
    once: tuple[Effect, ...] = field(init=False, repr=False, eq=False)

    @once.default
    def _once(self) -> tuple[Effect, ...]:
        """What is done each time."""
        done = self.effects
        if self.who is not None:
            done = (DoAs(done, self.who),)
        return done if self.at is None else (DoAt(done, self.at),)

    @property
    def gives_hero(self) -> bool:
        """Whether some Hero acts inside it wherever it stands."""
        return self.who not in (None, "acting")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.at is None and self.who in (None, "acting") and self.times == 1:
            return "`do` needs `at`, `who` or `times`"
        return None

    def asks(self) -> bool:
        """Tell whether somebody chooses where or who."""
        (first, *_) = self.once
        return self.times == 1 and isinstance(first, DoAt | DoAs) and first.asks()

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask where or who."""
        (first, *_) = self.once
        if isinstance(first, DoAt | DoAs):
            first.ask(state, scene, optional=optional)

    def resolve(self, state: State, scene: Scene) -> None:
        if isinstance(self.times, UpTo):
            schedule(state, OnceMore(self._ways(), scene, self.times.up_to))
        else:
            schedule(state, *(Do(self.once, scene) for _ in range(self._times(state, scene))))

    def _ways(self) -> tuple[tuple[Effect, ...], ...]:
        """Return what may be done once more: one of several, where the card lets choose."""
        match self.once:
            case (ChooseOne() as choice,):
                return choice.ways
        return (self.once,)

    def can_change(self, state: State, scene: Scene) -> bool:
        return self._times(state, scene) > 0 and any_can_change(self.once, state, scene)

    def say(self, voice: Voice) -> str:
        done, times = clauses(self.once, voice), self._said_times(voice)
        if isinstance(self.times, UpTo):
            return f"{times.removeprefix(', ')}, {done}"
        return f"{done}{times}"

    def _times(self, state: State, scene: Scene) -> int:
        times = self.times
        return times.up_to if isinstance(times, UpTo) else number(times, state, scene)

    def _said_times(self, voice: Voice) -> str:
        times = self.times
        if isinstance(times, UpTo):
            return f", up to {_often(times.up_to)}"
        if isinstance(times, int):
            return "" if times == 1 else f", {_often(times)}"
        each = times.say_for_each(voice)
        if (times.times, times.plus) == (1, 0):
            return f" {each}"
        return f", {said_by(times, _often)} {each}"


def _often(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


@frozen
class DoAt(AtPlace):
    """Do effects at each of some Locations, which is `here` for them."""

    effects: tuple[Effect, ...]
    at: Place

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Do(self.effects, _there(scene, place))

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return any_can_change(self.effects, state, _there(scene, place))

    def say_at(self, where: str, voice: Voice) -> str:
        if self.at in ("here", "villain"):
            said = clauses(self.effects, evolve(voice, here=where))
            return said if where in said else f"at {where}, {said}"
        done = clauses(self.effects, evolve(voice, here=_THERE))
        return f"at {where}, {done.replace(f'at {_THERE}', 'there')}"


@frozen
class DoAs(ToHeroes):
    """Do effects as each of some Heroes, where they stand."""

    effects: tuple[Effect, ...]
    who: Who

    def whom(self) -> Who:
        return self.who

    def do(self, state: State, scene: Scene, hero: int) -> None:
        schedule(state, Do(self.effects, _as(scene, hero)))

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.ko[hero] and any_can_change(self.effects, state, _as(scene, hero))

    def say(self, voice: Voice) -> str:
        who = say_who(self.who, voice)
        return says_each(who, self._said(voice)) if who else self.say_plain(voice)

    def say_plain(self, voice: Voice) -> str:
        return ", then ".join(self._said(voice))

    def _said(self, voice: Voice) -> list[str]:
        own = evolve(voice, here=HERO_VOICE.here, hero="", acting=True)
        return [effect.say(own) for effect in self.effects]


def _there(scene: Scene, place: int) -> Scene:
    return evolve(scene, place=place, voice=evolve(scene.voice, here=_THERE))


def _as(scene: Scene, hero: int) -> Scene:
    return evolve(scene, hero=hero, place=-1, threat=-1, voice=HERO_VOICE)
