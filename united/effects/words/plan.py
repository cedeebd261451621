"""Words for the Master Plan: its cards shown, buried, put in order, played, left out (V1, J58)."""

from __future__ import annotations

from typing import Final, Literal, final

from attrs import frozen

from united.changes.plan import play_plan_card
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord, StandingWord
from united.effects.questions.plan_order import OrderPlan
from united.effects.text import text_of
from united.effects.vocabulary import STANDING, word
from united.state.agenda import schedule
from united.state.scene import Scene
from united.state.state import State


@word("reveal_plan")
@final
@frozen
class RevealPlan(EffectWord):
    """Show the top Master Plan card."""

    def resolve(self, state: State, scene: Scene) -> None:
        if state.plan_deck:
            card = state.plan_deck[0]
            state.hidden += 1
            state.plan_shown = True
            said = " ".join(text_of(card))
            state.tell("plan-shown", scene.rule, card=(card.id, card.name), note=said)

    def can_change(self, state: State, scene: Scene) -> bool:
        return bool(state.plan_deck)

    def say(self, voice: Voice) -> str:
        return "reveal the top Master Plan card"


@word("bury_plan")
@final
@frozen
class BuryPlan(EffectWord):
    """Put the top Master Plan card at the bottom of its deck."""

    def resolve(self, state: State, scene: Scene) -> None:
        if state.plan_deck:
            card, *rest = state.plan_deck
            told = (card.id, card.name) if state.plan_shown else ("", "The top card")
            state.plan_deck = (*rest, card)
            state.plan_shown = state.plan_shown and not rest
            state.tell("plan-buried", scene.rule, card=told)

    def can_change(self, state: State, scene: Scene) -> bool:
        return len(state.plan_deck) > 1

    def say(self, voice: Voice) -> str:
        return "put that card at the bottom of its deck"

    def wish(self, state: State) -> str:
        """Return what burying would do now: it names the card if that was revealed."""
        top = state.plan_deck[0] if state.plan_deck and state.plan_shown else None
        card = f"{top.name} (move {top.move})" if top else "the top card"
        return f"put {card} at the bottom of the Master Plan deck"


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
