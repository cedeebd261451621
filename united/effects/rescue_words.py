"""Rescuing Civilians by the effect of a card (A4, A5, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, final

from attrs import define, frozen

from united.changes.tokens import free_captive, rescue
from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.option_keys import NONE, RESCUE
from united.definitions.voice import Voice
from united.effects.asking import SceneQuestion, asked
from united.effects.base import EffectWord
from united.effects.place import places
from united.effects.vocabulary import word
from united.effects.words import clauses, counted
from united.state.agenda import Do, schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


@frozen
class UpTo:
    """An amount that the player chooses, one at a time."""

    up_to: int = key("at most how many", least=1)


@word("rescue")
@final
@frozen
class Rescue(EffectWord):
    """Rescue Civilians here or from the Villain's board; each counts for the Mission (A5)."""

    needs_hero: ClassVar[bool] = True
    civilians: int | UpTo = key("how many Civilians, or {up_to: n}", least=1)
    from_: Literal["here", "board"] = key("from where", default="here", written="from")
    for_each: tuple[Effect, ...] = key("what each rescued one brings", default=())

    def resolve(self, state: State, scene: Scene) -> None:
        most = self.civilians.up_to if isinstance(self.civilians, UpTo) else self.civilians
        schedule(state, RescueMore(self, scene, most))

    def can_change(self, state: State, scene: Scene) -> bool:
        return self.available(state, scene) > 0

    def available(self, state: State, scene: Scene) -> int:
        """Return how many Civilians there are to rescue."""
        if self.from_ == "board":
            return state.captives
        return sum(state.civilians[place] for place in places("here", state, scene))

    def say(self, voice: Voice) -> str:
        if isinstance(self.civilians, UpTo):
            amount = f"up to {counted(self.civilians.up_to, 'Civilian')}"
        else:
            amount = counted(self.civilians, "Civilian")
        place = "from the Villain's board" if self.from_ == "board" else f"at {voice.here}"
        more = f"; for each, {clauses(self.for_each, voice)}" if self.for_each else ""
        return f"rescue {amount} {place}{more}"


@define(eq=False)
class RescueMore(SceneQuestion):
    """Rescue one Civilian and go on; where the card says `up to`, the player may stop."""

    word: Rescue
    scene: Scene
    left: int

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield from (RESCUE, NONE)

    def list_choices(self, state: State) -> list[Choice]:
        if self.left == 0 or not self.word.can_change(state, self.scene):
            return []
        rescue_one = Choice(RESCUE, RESCUE)
        if isinstance(self.word.civilians, UpTo):
            return [rescue_one, Choice(NONE, NONE)]
        return [rescue_one]

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == NONE:
            return
        schedule(
            state,
            Do(self.word.for_each, self.scene),
            RescueMore(self.word, self.scene, self.left - 1),
        )
        if self.word.from_ == "board":
            free_captive(state, self.scene.rule)
        else:
            rescue(state, state.here(self.scene), self.scene.rule)

    def about(self, state: State, choice: Choice) -> About:
        here = state.here(self.scene)
        where = state.table.ring[here].id if self.word.from_ == "here" and here >= 0 else ""
        return About(location=where, action="" if choice.verb == NONE else RESCUE)

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: rescue a Civilian? ({self.left} more at most)"

    def say(self, state: State, choice: Choice) -> str:
        return "Stop here" if choice.verb == NONE else "Rescue a Civilian"
