"""Words that concern the Villain: when his turn comes, where he is, his Health (T4, J59, J60)."""

from __future__ import annotations

from typing import Literal, final

from attrs import define, frozen

from united.changes.combat import heal_villain
from united.changes.movement import (
    delay_villain,
    hold_villain,
    hurry_villain,
    place_villain,
    remove_villain,
)
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import counted
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.where import Place, is_chosen, is_one
from united.effects.vocabulary import word
from united.state.scene import Scene
from united.state.state import State, Step


@word("villain_turn")
@final
@frozen
class VillainTurn(EffectWord):
    """Let the next Villain turn come later or sooner, or keep the Villain where he is (T4, J60)."""

    later: int = key("how many Hero cards later", default=0, least=1, most=9)
    sooner: int = key("how many Hero cards sooner", default=0, least=1, most=9)
    stays: bool = key("whether he does not move in it", default=False)

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        given = [one for one in (self.later, self.sooner, self.stays) if one]
        return None if len(given) == 1 else "give one of `later`, `sooner` and `stays`"

    def resolve(self, state: State, scene: Scene) -> None:
        if self.stays:
            hold_villain(state)
        elif self.later:
            delay_villain(state, self.later)
        else:
            hurry_villain(state, self.sooner)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not (self.stays and state.villain_stays)

    def say(self, voice: Voice) -> str:
        if self.stays:
            return "the Villain does not move in the next Villain turn"
        if self.sooner:
            return f"the next Villain turn comes {counted(self.sooner, 'card')} sooner"
        return f"the next Villain turn is delayed by {counted(self.later, 'card')}"


@word("move_villain", bare="to")
@final
@frozen
class MoveVillainTo(EffectWord):
    """Move the Villain to a Location, in play again if he was out of it; or out of play (J59)."""

    to: Place | Literal["out"] = key("where to; out: out of play until he is moved again")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        if self.to == "out" or is_one(self.to):
            return None
        return "the Villain moves to one Location"

    def resolve(self, state: State, scene: Scene) -> None:
        if self.to == "out":
            remove_villain(state, scene.rule)
        else:
            VillainGoes(self.to).resolve(state, scene)

    def can_change(self, state: State, scene: Scene) -> bool:
        if self.to == "out":
            return not state.villain_away
        return VillainGoes(self.to).can_change(state, scene)

    def say(self, voice: Voice) -> str:
        if self.to == "out":
            return f"{voice.villain} is out of play until he is moved again"
        return VillainGoes(self.to).say(voice)

    def asks(self) -> bool:
        """Tell whether somebody chooses the Location."""
        return self.to != "out" and is_chosen(self.to)

    def ask(self, state: State, scene: Scene, *, optional: bool) -> None:
        """Ask for the Location."""
        if self.to != "out":
            VillainGoes(self.to).ask(state, scene, optional=optional)


@frozen
class VillainGoes(AtPlace):
    """The Villain goes to a Location that the card names."""

    to: Place

    def where(self) -> Place:
        return self.to

    def step(self, state: State, scene: Scene, place: int) -> Step:
        return VillainTo(place, scene.rule)

    def changes(self, state: State, scene: Scene, place: int) -> bool:
        return state.villain_away or place != state.villain_at

    def say_at(self, where: str, voice: Voice) -> str:
        return f"{voice.villain} moves to {where}"


@define(eq=False)
class VillainTo(Step):
    """Put the Villain at a Location."""

    place: int
    rule: str

    def resolve(self, state: State) -> None:
        place_villain(state, self.place, self.rule)


@word("heal_villain", bare="amount")
@final
@frozen
class HealVillain(EffectWord):
    """Take damage off the Villain again."""

    amount: Number = key("how much", least=1, most=20)

    def resolve(self, state: State, scene: Scene) -> None:
        heal_villain(state, number(self.amount, state, scene), scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return state.villain_damage > 0 and number(self.amount, state, scene) > 0

    def say(self, voice: Voice) -> str:
        amount = said(self.amount, "damage", "damage")
        return f"{voice.villain} heals {amount}{for_each(voice, self.amount)}"
