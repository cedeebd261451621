"""Words that put tokens on Locations and take them off."""

from __future__ import annotations

from typing import final

from attrs import define, frozen

from united.changes.thugs import defeat_thug
from united.changes.tokens import AddTokens, remove_tokens, take_captives
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.place import Place
from united.effects.vocabulary import word
from united.effects.words import Every, counted, say_tokens
from united.state.scene import Scene
from united.state.state import State, Step


@word("add")
@final
@frozen
class Add(AtPlace):
    """Add Thugs and Civilians to a Location; what does not fit is Overflow (G4)."""

    thugs: int = key("how many Thugs", default=0)
    civilians: int = key("how many Civilians", default=0)
    at: Place = key("where", default="here")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if self.thugs or self.civilians else "`add` needs `thugs` or `civilians`"

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return AddTokens(place, self.thugs, self.civilians, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return True

    def say_at(self, where: str, voice: Voice) -> str:
        return f"add {say_tokens(self.thugs, self.civilians)} to {where}"


@word("remove")
@final
@frozen
class Remove(AtPlace):
    """Take Thugs and Civilians off the board; they count for no Mission."""

    thugs: int | Every = key("how many Thugs, or all", default=0)
    civilians: int | Every = key("how many Civilians, or all", default=0)
    at: Place = key("where", default="here")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if self.thugs or self.civilians else "`remove` needs `thugs` or `civilians`"

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Removal(self, place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        here = (self.thugs and state.thugs[place]) or (self.civilians and state.civilians[place])
        return bool(here)

    def say_at(self, where: str, voice: Voice) -> str:
        tokens = say_tokens(self.thugs, self.civilians)
        return f"remove {tokens} from {where}"


@define(eq=False)
class Removal(Step):
    """Take the tokens of a `remove` off one Location."""

    word: Remove
    place: int
    rule: str

    def resolve(self, state: State) -> None:
        thugs, civilians = state.thugs[self.place], state.civilians[self.place]
        if self.word.thugs != "all":
            thugs = min(self.word.thugs, thugs)
        if self.word.civilians != "all":
            civilians = min(self.word.civilians, civilians)
        remove_tokens(state, self.place, thugs, civilians, self.rule)


@word("defeat")
@final
@frozen
class Defeat(AtPlace):
    """Defeat every Thug at a Location, however much damage each needs."""

    thugs: Every = key("`all`")
    at: Place = key("where", default="here")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return DefeatThugs(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.thugs[place] > 0

    def say_at(self, where: str, voice: Voice) -> str:
        return f"defeat every Thug at {where}"


@define(eq=False)
class DefeatThugs(Step):
    """Defeat every Thug at one Location."""

    place: int
    rule: str

    def resolve(self, state: State) -> None:
        while state.thugs[self.place]:
            defeat_thug(state, self.place, self.rule)


@word("capture")
@final
@frozen
class Capture(AtPlace):
    """Put Civilians of a Location onto the Villain's board, as far as there are any."""

    civilians: int = key("how many Civilians", least=1)
    at: Place = key("where", default="villain")

    def where(self) -> Place:
        return self.at

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return Captivity(place, self.civilians, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.civilians[place] > 0

    def say_at(self, where: str, voice: Voice) -> str:
        taken = counted(self.civilians, "Civilian")
        return f"put {taken} at {where} onto the Villain's board"


@define(eq=False)
class Captivity(Step):
    """Put Civilians of one Location onto the Villain's board."""

    place: int
    civilians: int
    rule: str

    def resolve(self, state: State) -> None:
        take_captives(state, self.place, self.civilians, self.rule)
