"""Words that put Civilians and Thugs at Locations, and that defeat Thugs (A5, I4)."""

from __future__ import annotations

from typing import final

from attrs import define, evolve, frozen

from united.changes.civilians_and_thugs import AddTokens
from united.changes.thugs import defeat_thug
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.parts.amount import Amount, Number, for_each, number, said, say_tokens
from united.effects.parts.where import Place
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State, Step


@word("add")
@final
@frozen
class Add(AtPlace):
    """Add Thugs and Civilians to a Location; what does not fit is Overflow (G4)."""

    thugs: Number = key("how many Thugs", default=0)
    civilians: Number = key("how many Civilians", default=0)
    at: Place = key("where", default="here")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if self.thugs or self.civilians else "`add` needs `thugs` or `civilians`"

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        thugs, civilians = number(self.thugs, state, scene), number(self.civilians, state, scene)
        return AddTokens(place, thugs, civilians, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return number(self.thugs, state, scene) + number(self.civilians, state, scene) > 0

    def pieces(self, state: State, scene: Scene) -> tuple[AtPlace, ...]:
        thugs, civilians = number(self.thugs, state, scene), number(self.civilians, state, scene)
        one_thug, one_civilian = (
            evolve(self, thugs=1, civilians=0),
            evolve(self, thugs=0, civilians=1),
        )
        return (one_thug,) * thugs + (one_civilian,) * civilians

    def say_at(self, where: str, voice: Voice) -> str:
        tokens = say_tokens(self.thugs, self.civilians)
        more = for_each(voice, self.thugs, self.civilians)
        return f"add {tokens} to {where}{more}"


@word("defeat")
@final
@frozen
class Defeat(AtPlace):
    """Defeat Thugs at a Location, however much damage each needs."""

    thugs: Amount = key("how many Thugs, or all", least=1)
    at: Place = key("where", default="here")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return DefeatThugs(place, number(self.thugs, state, scene, state.thugs[place]), scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.thugs[place] > 0

    def say_at(self, where: str, voice: Voice) -> str:
        thugs = "every Thug" if self.thugs == "all" else said(self.thugs, "Thug")
        return f"defeat {thugs} at {where}{for_each(voice, self.thugs)}"


@define(eq=False)
class DefeatThugs(Step):
    """Defeat Thugs at one Location, as far as there are any."""

    place: int
    most: int
    rule: str

    def resolve(self, state: State) -> None:
        for _ in range(min(self.most, state.thugs[self.place])):
            defeat_thug(state, self.place, self.rule)
