"""Words for wounds by the effect of a card, and for more and fewer of them (K1, K5, J54)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, final

from attrs import evolve, frozen

from united.changes.wounds import deal_wounds
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import counted
from united.effects.base import StandingWord
from united.effects.concerned import is_at, say_where
from united.effects.english import says
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.where import Place
from united.effects.parts.who import Who, say_split, say_who
from united.effects.to_heroes import ToHeroes
from united.effects.vocabulary import STANDING, word
from united.state.scene import Scene
from united.state.state import State


@word("wound", bare="amount")
@final
@frozen
class WoundHeroes(ToHeroes):
    """Deal wounds to Heroes, one Hero after the other (K1, K5)."""

    amount: Number = key("how many wounds to each", default=1, least=1, most=9)
    who: Who = key("to whom", default="acting")

    def whom(self) -> Who:
        return self.who

    def resolve(self, state: State, scene: Scene) -> None:
        amount, part = self.amount, self.part
        if part is not None and not part.asks and isinstance(amount, int):
            # All at once, the common case: no step a Hero in between.
            found = part.find(state, scene)
            deal_wounds(state, found, amount + scene.extra_wounds, scene.source)
        else:
            ToHeroes.resolve(self, state, scene)

    def do(self, state: State, scene: Scene, hero: int) -> None:
        amount = self.amount
        if not isinstance(amount, int):
            amount = number(amount, state, evolve(scene, hero=hero))
        deal_wounds(state, [hero], amount + scene.extra_wounds, scene.source)

    def affects(self, state: State, scene: Scene, hero: int) -> bool:
        return not state.ko[hero]

    @cached_property
    def single(self) -> WoundHeroes:
        """The same for one wound: a piece of it, where Heroes split it."""
        return evolve(self, amount=1)

    def pieces(self, state: State, scene: Scene) -> tuple[ToHeroes, ...]:
        return (self.single,) * number(self.amount, state, scene)

    def say(self, voice: Voice) -> str:
        who, split = say_who(self.who, voice), say_split(self.who, voice)
        if not who:
            return says(voice.hero, self.say_plain(voice))
        wounds = said(self.amount, "wound")
        if split:
            return f"deal {wounds} among {who}{for_each(voice, self.amount)}, {split}"
        more = for_each(evolve(voice, hero="that Hero"), self.amount)
        return f"deal {wounds} to {who}{more}"

    def say_plain(self, voice: Voice) -> str:
        return f"suffer {said(self.amount, 'wound')}{for_each(voice, self.amount)}"


@word("wounds", STANDING)
@final
@frozen
class Wounds(StandingWord):
    """Heroes suffer more wounds, or fewer, whenever they are wounded (J54)."""

    more: int = key("how many more", default=0, least=1, most=9)
    fewer: int = key("how many fewer", default=0, least=1, most=9)
    first: bool = key("only the first time in a turn, each Hero", default=False)
    of: Literal["any", "bam"] = key("by what; bam: by the BAM! of the board", default="any")
    at: Place | None = key("where the Heroes are; the acting Hero, else all", default=None)

    @property
    def what(self) -> str:
        if self.of == "bam":
            return "bam_wounds"
        return "first_wounds" if self.first else "wounds"

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.of == "bam" and (self.fewer or self.first or self.at is not None):
            return "`of: bam` takes `more` alone"
        return None if bool(self.more) != bool(self.fewer) else "give `more` or `fewer`"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        if self.at is None:
            meant = self.of == "bam" or scene.hero in (-1, subject)
        else:
            meant = is_at(state, scene, subject, self.at)
        return self.more - self.fewer if meant else 0

    def say(self, voice: Voice) -> str:
        if self.of == "bam":
            more = counted(self.more, "more wound", "more wounds")
            return f"the BAM! of {voice.villain}'s board deals {more} to each Hero it wounds"
        link = "more" if self.more else "fewer"
        change = counted(self.more or self.fewer, f"{link} wound")
        yours = voice.acting and self.at is None
        who = (
            f"{voice.you_are} wounded" if yours else f"a Hero{say_where(self.at, voice)} is wounded"
        )
        when = "the first time in a turn that" if self.first else "whenever"
        return f"{when} {who}, that is {change}"
