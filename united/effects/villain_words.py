"""Words that concern the Villain: his plan, his Threats, his movement, the end of the game."""

from __future__ import annotations

from typing import final

from attrs import frozen

from united.changes.movement import delay_villain, hold_villain, hurry_villain
from united.definitions.keys import key
from united.definitions.voice import Voice
from united.effects.base import EffectWord
from united.effects.text import text_of
from united.effects.vocabulary import word
from united.effects.words import counted
from united.state.agenda import finish
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


@word("lose", bare="because")
@final
@frozen
class Lose(EffectWord):
    """End the game: the Heroes lose, which counts as the Evil Goal (W3)."""

    because: str = key("why, as it is told at the end")

    def resolve(self, state: State, scene: Scene) -> None:
        finish(state, "lost", "evil-goal", "W3", self.because)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return "the Heroes lose"


@word("win", bare="because")
@final
@frozen
class Win(EffectWord):
    """End the game: the Heroes win, which counts as the Villain's defeat (W2)."""

    because: str = key("why, as it is told at the end")

    def resolve(self, state: State, scene: Scene) -> None:
        finish(state, "won", "villain-defeated", "W2", self.because)

    def can_change(self, state: State, scene: Scene) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return "the Heroes win"
