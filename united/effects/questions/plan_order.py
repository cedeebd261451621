"""The question in which order the top Master Plan cards lie."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define

from united.definitions.option_keys import choose_key
from united.definitions.villain import PlanCard
from united.effects.questions.asking import SceneQuestion, asked
from united.state.choice import Choice
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


@define(eq=False)
class OrderPlan(SceneQuestion):
    """Choose which of the top Master Plan cards lies on top, then which comes next, and so on.

    `left` cards are still to be put in order, below those that are already.
    """

    scene: Scene
    done: int
    left: int

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return (choose_key(card.id) for card in table.villain.plan)

    def list_choices(self, state: State) -> list[Choice]:
        cards = state.plan_deck[self.done : self.done + self.left]
        return [Choice(choose_key(card.id), "plan", card) for card in dict.fromkeys(cards)]

    def take(self, state: State, choice: Choice) -> None:
        card: PlanCard = choice.subject
        deck, at = state.plan_deck, state.plan_deck.index(card, self.done)
        rest = deck[self.done : at] + deck[at + 1 :]
        state.plan_deck = (*deck[: self.done], card, *rest)
        if self.left > 2:
            state.agenda.append(OrderPlan(self.scene, self.done + 1, self.left - 1))
        else:
            state.tell("plan-ordered", self.scene.rule, amount=self.done + self.left)

    def prompt(self, state: State) -> str:
        place = "on top" if self.done == 0 else "next"
        return f"{asked(state, self)}: which of these Master Plan cards lies {place}?"

    def say(self, state: State, choice: Choice) -> str:
        card: PlanCard = choice.subject
        return f"{card.name} (move {card.move}{', BAM!' if card.bam else ''})"
