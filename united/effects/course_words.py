"""Words for the Villain's course: his plan cards, where he is, his Health (J58-J60)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from attrs import define, frozen

from united.changes.combat import heal_villain
from united.changes.movement import place_villain, remove_villain
from united.changes.plan import play_plan_card
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord, StandingWord
from united.effects.looking import LoseSymbol, OrderPlan
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.where import Place, is_chosen, is_one
from united.effects.vocabulary import STANDING, word
from united.effects.words import counted
from united.state.agenda import schedule
from united.state.scene import Scene
from united.state.state import State, Step


@word("play_plan")
@final
@frozen
class PlayPlan(EffectWord):
    """Play a further Master Plan card; without one the Heroes lose (V1)."""

    def resolve(self, state: State, scene: Scene) -> None:
        play_plan_card(state, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return "play the top Master Plan card"


@word("plan_without", STANDING, bare="part")
@final
@frozen
class PlanWithout(StandingWord):
    """A part of each Master Plan card is left out, or all of it: it is played face down (J58)."""

    part: Literal["face_down", "move", "bam", "tokens", "special"] = key(
        "what is left out; face_down: all of it"
    )

    @property
    def what(self) -> str:
        return "plan_face_down" if self.part == "face_down" else f"plan_without_{self.part}"

    def value(self, state: State, scene: Scene, subject: int) -> int:
        return 1

    def say(self, voice: Voice) -> str:
        return _LEFT_OUT[self.part].format(voice.villain)


_LEFT_OUT: Final = {
    "face_down": "each Master Plan card is played face down, without effect",
    "move": "{} does not move",
    "bam": "the BAM! of a Master Plan card does not come",
    "tokens": "Master Plan cards add no Thugs and Civilians",
    "special": "Master Plan cards have no special effect",
}


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


@word("order_plan", bare="top")
@final
@frozen
class OrderPlanCards(EffectWord):
    """Look at the top Master Plan cards and put them back in any order."""

    top: int = key("how many cards", least=2, most=6)

    def resolve(self, state: State, scene: Scene) -> None:
        cards = min(self.top, len(state.plan_deck))
        if cards > 1:
            state.hidden += 1
            state.plan_shown = False
            schedule(state, OrderPlan(scene, 0, cards))

    def can_change(self, state: State, scene: Scene) -> bool:
        return len(state.plan_deck) > 1

    def say(self, voice: Voice) -> str:
        return f"look at the top {self.top} Master Plan cards and put them back in any order"


@word("ignore_symbols", bare="symbols")
@final
@frozen
class IgnoreSymbols(EffectWord):
    """Leave out symbols of the acting Hero's turn, of the Hero's choice."""

    needs_hero: ClassVar[bool] = True
    symbols: int = key("how many symbols", least=1, most=6)

    def resolve(self, state: State, scene: Scene) -> None:
        schedule(state, LoseSymbol(scene, self.symbols))

    def can_change(self, state: State, scene: Scene) -> bool:
        return any(state.pool)

    def say(self, voice: Voice) -> str:
        return f"ignore {counted(self.symbols, 'symbol')} of your choice"
