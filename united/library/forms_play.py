"""How tokens, marks, actions and triggers are written (A6, I1-I7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from attrs import evolve, frozen

from united.definitions.effect import Condition, Effect, RuleNumber
from united.definitions.play import Action, Mark, TokenKind, Trigger
from united.definitions.symbols import WILD, Symbols
from united.library.keys import Fault, Name, Scope, key
from united.library.nodes import Node


@frozen
class TokenForm:
    """A token that content declares."""

    token: str = key("the id, singular", declares="token")
    name: Name = key("its name")
    on: Literal["hero", "location"] = key("what it lies on")
    plural: Name = key(
        "its name for several, by which scenarios count it too: `Spies` as `spies`",
        default=Name(""),
    )
    full_at: int = key("the number of tokens that has an effect", default=0, least=1, most=20)
    when_full: tuple[Effect, ...] = key("what that number does", default=())
    rule: RuleNumber = key("the rule of that effect", default=RuleNumber(""))

    @staticmethod
    def scope_within(scope: Scope, node: Node) -> Scope:
        """Tokens on a Hero fill up where that Hero acts; on a Location nobody need act."""
        on = node.get("on")
        return evolve(scope, hero=on is not None and on.value == "hero")

    def faults(self) -> Iterator[Fault]:
        if self.full_at and not self.when_full:
            yield Fault(("full_at",), "`full_at` needs `when_full`: what happens at that number")
        if self.when_full and not self.full_at:
            yield Fault(("when_full",), "`when_full` needs `full_at`: the number of tokens")

    def build(self) -> TokenKind:
        """Return the definition."""
        return TokenKind(
            self.token,
            self.name,
            self.on,
            self.plural,
            self.full_at,
            self.when_full,
            self.rule,
        )


@frozen
class MarkForm:
    """A lasting mark on a Hero that content declares."""

    mark: str = key("the id", declares="mark")
    name: Name = key("its name")

    def build(self) -> Mark:
        """Return the definition."""
        return Mark(self.mark, self.name)


@frozen
class ActionForm:
    """An action with a price that a board or challenge adds."""

    action: str = key("the id", declares="action")
    name: Name = key("its name")
    price: Symbols = key("the symbols that it costs")
    effects: tuple[Effect, ...] = key("what it does", hero=True)
    condition: Condition | None = key("when it can be taken", default=None, hero=True)
    move_token: str = key(
        "the token that it moves to an adjacent Location", default="", ids="location-token"
    )
    rule: RuleNumber = key("the rule that it follows", default=RuleNumber(""))

    @staticmethod
    def scope_within(scope: Scope, node: Node) -> Scope:
        """With `move_token` there are an origin and a target."""
        return evolve(scope, moves=node.get("move_token") is not None)

    def faults(self) -> Iterator[Fault]:
        if self.price[WILD]:
            yield Fault(("price",), "a price has no `wild`: it pays for any symbol, so name which")

    def build(self) -> Action:
        """Return the definition."""
        return Action(
            self.action,
            self.name,
            self.price,
            self.effects,
            self.condition,
            self.move_token,
            self.rule,
        )


@frozen
class TriggerForm:
    """What happens after a Hero's action."""

    effects: tuple[Effect, ...] = key("what happens", hero=True)
    condition: Condition | None = key(
        "what must hold when the action is taken", default=None, hero=True
    )
    ignores: tuple[str, ...] = key("actions that do not count", default=(), ids="verb")
    once_a_turn: bool = key("at most once in a Hero turn", default=False)
    rule: RuleNumber = key("the rule that it follows", default=RuleNumber(""))

    def build(self) -> Trigger:
        """Return the definition."""
        return Trigger(self.effects, self.condition, self.ignores, self.once_a_turn, self.rule)
