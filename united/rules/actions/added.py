"""Actions that boards and challenges add, each at its price (A6, G3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from united.definitions.additions import Action
from united.definitions.challenge import Challenge
from united.definitions.effect import Condition
from united.definitions.villain import Villain
from united.definitions.voice import HERO_VOICE
from united.effects.base import any_can_change
from united.effects.text import say_price
from united.effects.words.logic import AllOf
from united.rules.actions.kind import ActionKind
from united.rules.payment import Ways
from united.rules.price import price_of
from united.rules.setup import MOST_HEROES
from united.state.agenda import schedule_effect
from united.state.choice import About, Choice, Reason
from united.state.scene import Scene
from united.state.state import State
from united.state.table import Table


class Added(ActionKind):
    """An action that content declares; the board suggests it while its condition holds."""

    def __init__(self, action: Action, board: Villain | Challenge) -> None:
        super().__init__(action.id, price_of(action.price))
        self.action = action
        self.name = action.name
        self.board = board.id
        self.rule = action.rule or "A6"
        self.scenes = [Scene(board, HERO_VOICE, self.rule, hero) for hero in range(MOST_HEROES)]

    def candidates(self, state: State, hero: int, ways: Ways) -> Sequence[Choice]:
        return self.offers(None, ways) if self.suggested(state, hero) else ()

    def suggested(self, state: State, hero: int) -> bool:
        """Tell whether the condition of the action holds for the acting Hero."""
        condition = self.action.condition
        return condition is None or condition.holds(state, self.scenes[hero])

    def hindrance(self, state: State, hero: int, choice: Choice) -> Reason | None:
        if any_can_change(self.action.effects, state, self.scenes[hero]):
            return None
        return Reason(f"{self.action.name} would change nothing now", "J11")

    def unpaid(self, state: State, hero: int) -> Reason | None:
        if self.price.ways(state.pool, state.tokens[state.table.piles[hero]]):
            return None
        costs = f"{self.action.name} costs {say_price(self.action.price)}"
        return Reason(f"{costs}; too little is left", self.rule)

    def reason(self, state: State, hero: int, choice: Choice) -> Reason | None:
        return self.unpaid(state, hero) or self.hindrance(state, hero, choice)

    def missing(self, state: State, hero: int, rest: str) -> Reason:
        failed = self._failed_condition(state, hero)
        if failed is None:
            return self.unpaid(state, hero) or self.misread(state)
        return Reason(f"{self.action.name}: only if {failed.say(HERO_VOICE)}", self.rule)

    def misread(self, state: State) -> Reason:
        """Return why a key that names the action, but nothing that it can do, is no option."""
        return self.alone()

    def _failed_condition(self, state: State, hero: int) -> Condition | None:
        condition, scene = self.action.condition, self.scenes[hero]
        if condition is None or condition.holds(state, scene):
            return None
        if not isinstance(condition, AllOf):
            return condition
        return next(one for one in condition.conditions if not one.holds(state, scene))

    def do(self, state: State, hero: int, choice: Choice) -> None:
        if state.listener is not None:
            state.tell("action", self.rule, hero=hero, note=self.action.name)
        schedule_effect(state, self.action.effects, self.scene(hero, choice))

    def scene(self, hero: int, choice: Choice) -> Scene:
        """Return the scene in which the effects of an option are resolved."""
        return self.scenes[hero]

    def say(self, state: State, hero: int, choice: Choice) -> str:
        return self.action.name

    def about(self, state: State, hero: int, choice: Choice) -> About:
        return About(action=self.verb)

    def possible_keys(self, table: Table) -> Iterator[str]:
        yield self.verb
