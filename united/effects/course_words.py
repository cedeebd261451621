"""Words for the Villain's course: his plan cards, where he is, his Health (J70-J72)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from attrs import define, frozen

from united.changes.combat import heal_villain
from united.changes.movement import hurry_villain, place_villain, remove_villain
from united.changes.plan import play_plan_card
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.at_place import AtPlace
from united.effects.base import EffectWord, StandingWord
from united.effects.looking import LoseSymbol, OrderPlan
from united.effects.parts.amount import Number, for_each, number, said
from united.effects.parts.where import Place, is_one
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
    """A part of each Master Plan card is left out, or all of it: it is played face down (J70)."""

    part: Literal["face_down", "move", "bam", "tokens", "special"] = key(
        "what is left out; face_down: all of it"
    )

    @property
    def what(self) -> str:  # type: ignore[override]
        """The question that it answers."""
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
class MoveVillainTo(AtPlace):
    """Move the Villain to a Location, in play again if he was out of it (J71)."""

    to: Place = key("where to")

    def check(self) -> str | None:
        """Return what is wrong with the parameters, None for nothing."""
        return None if is_one(self.to) else "the Villain moves to one Location"

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


@word("villain_leaves")
@final
@frozen
class VillainLeaves(EffectWord):
    """Take the Villain out of play until `move_villain` brings him back (J71)."""

    def resolve(self, state: State, scene: Scene) -> None:
        remove_villain(state, scene.rule)

    def can_change(self, state: State, scene: Scene) -> bool:
        return not state.villain_away

    def say(self, voice: Voice) -> str:
        return f"{voice.villain} is out of play until he is put back"


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


@word("hurry_villain", bare="cards")
@final
@frozen
class HurryVillain(EffectWord):
    """Let the next Villain turn come some Hero cards sooner (J72)."""

    cards: int = key("how many Hero cards sooner", least=1, most=9)

    def resolve(self, state: State, scene: Scene) -> None:
        hurry_villain(state, self.cards)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return f"the next Villain turn comes {counted(self.cards, 'card')} sooner"


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
        return f"ignore {counted(self.symbols, 'symbol')} of your choice this turn"
