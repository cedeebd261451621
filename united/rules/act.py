"""The question of a Hero turn: which action next (H4)?"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, field

from united.definitions.option_keys import END
from united.definitions.symbols import say_symbols
from united.rules.actions import Actions
from united.rules.triggers import Triggers
from united.state.choice import About, Choice, Reason, Refused
from united.state.state import Question, State
from united.state.table import Table


@define(eq=False)
class Act(Question):
    """Ask the acting Hero for actions until `end` (H4); a KO ends them at once (K7)."""

    kind = "act"
    always = True
    acting: int
    actions: Actions = field(repr=False)
    triggers: Triggers = field(repr=False)

    @classmethod
    def possible_keys(cls, table: Table) -> Iterator[str]:
        return Actions(table.boards).possible_keys(table)

    def resolve(self, state: State) -> None:
        if not state.ko[self.acting]:
            Question.resolve(self, state)

    def list_choices(self, state: State) -> list[Choice]:
        return self.actions.offered(state, self.acting)

    def take(self, state: State, choice: Choice) -> None:
        if choice.verb == END:
            return
        state.agenda.append(self)
        self.triggers.set_off(state, self.acting, choice)
        self.actions.by_verb[choice.verb].take(state, self.acting, choice)

    def hero(self, state: State) -> int:
        return self.acting

    def prompt(self, state: State) -> str:
        tokens = state.tokens[state.table.piles[self.acting]]
        name = state.table.heroes[self.acting].name
        held = f"; tokens: {say_symbols(tokens)}" if any(tokens) else ""
        return f"{name} acts. Symbols left: {say_symbols(state.pool)}{held}"

    def say(self, state: State, choice: Choice) -> str:
        kind = self.actions.by_verb[choice.verb]
        return kind.say(state, self.acting, choice) + kind.price_now(state, self.acting).said(
            choice.pay
        )

    def about(self, state: State, choice: Choice) -> About:
        return self.actions.by_verb[choice.verb].about(state, self.acting, choice)

    def refused(self, state: State) -> list[Refused]:
        return self.actions.refused(state, self.acting)

    def why_not(self, state: State, key: str) -> Reason:
        return self.actions.why_not(state, self.acting, key)
