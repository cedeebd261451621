"""Rescuing Civilians by the effect of a card (A4, A5, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal, final

from attrs import define, evolve, frozen

from united.changes.civilians_and_thugs import free_captive, rescue
from united.definitions.effect import Effect
from united.definitions.keys import key
from united.definitions.option_keys import NONE, RESCUE
from united.definitions.voice import Voice
from united.definitions.wording import counted
from united.effects.at_place import AtPlace
from united.effects.english import clauses
from united.effects.parts.amount import Number, UpTo, for_each, number, said
from united.effects.parts.where import Place
from united.effects.questions.asking import SceneQuestion, asked
from united.effects.vocabulary import word
from united.state.agenda import Do, schedule
from united.state.choice import About, Choice
from united.state.scene import Scene
from united.state.state import State, Step
from united.state.table import Table

BOARD: Final = -1
"""What stands for the Villain's board where a Location number would."""


@word("rescue")
@final
@frozen
class Rescue(AtPlace):
    """Rescue Civilians of a Location or the Villain's board; each counts for the Mission (A5)."""

    needs_hero: ClassVar[bool] = True
    civilians: Number | UpTo = key("how many Civilians", least=1)
    from_: Place | Literal["board"] = key("from where", default="here", written="from")
    for_each: tuple[Effect, ...] = key("what each rescued one brings", default=())

    def where(self) -> Place:
        return "here" if self.from_ == "board" else self.from_

    def resolve(self, state: State, scene: Scene) -> None:
        if self.from_ == "board":
            schedule(state, self.step(state, scene, BOARD))
        else:
            AtPlace.resolve(self, state, scene)

    def step(self, state: State, scene: Scene, place: int) -> Step:
        civilians = self.civilians
        up_to = isinstance(civilians, UpTo)
        most = civilians.up_to if isinstance(civilians, UpTo) else number(civilians, state, scene)
        return RescueMore(scene, place, most, up_to, self.for_each)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return there(state, place) > 0

    def can_change(self, state: State, scene: Scene) -> bool:
        if self.from_ == "board":
            return there(state, BOARD) > 0
        return AtPlace.can_change(self, state, scene)

    def say_at(self, where: str, voice: Voice) -> str:
        if isinstance(self.civilians, UpTo):
            amount = f"up to {counted(self.civilians.up_to, 'Civilian')}"
        else:
            amount = said(self.civilians, "Civilian") + for_each(voice, self.civilians)
        place = "from the Villain's board" if self.from_ == "board" else f"at {where}"
        more = f"; for each, {clauses(self.for_each, voice)}" if self.for_each else ""
        return f"rescue {amount} {place}{more}"


def there(state: State, place: int) -> int:
    """Return how many Civilians there are to rescue at a Location, or on the Villain's board."""
    return state.captives if place == BOARD else state.civilians[place]


@define(eq=False)
class RescueMore(SceneQuestion):
    """Rescue one Civilian and go on; where the card says `up to`, the player may stop."""

    scene: Scene
    place: int
    left: int
    up_to: bool
    for_each: tuple[Effect, ...]

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        yield from (RESCUE, NONE)

    def list_choices(self, state: State) -> list[Choice]:
        if self.left == 0 or not there(state, self.place):
            return []
        rescue_one = Choice(RESCUE, RESCUE)
        return [rescue_one, Choice(NONE, NONE)] if self.up_to else [rescue_one]

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == NONE:
            return
        schedule(state, Do(self.for_each, self.scene), evolve(self, left=self.left - 1))
        if self.place == BOARD:
            free_captive(state, self.scene.rule)
        else:
            rescue(state, self.place, self.scene.rule)

    def about(self, state: State, choice: Choice) -> About:
        where = state.table.ring[self.place].id if self.place != BOARD else ""
        return About(location=where, action="" if choice.verb == NONE else RESCUE)

    def prompt(self, state: State) -> str:
        return f"{asked(state, self)}: rescue a Civilian? ({self.left} more at most)"

    def say(self, state: State, choice: Choice) -> str:
        return "Stop here" if choice.verb == NONE else "Rescue a Civilian"
