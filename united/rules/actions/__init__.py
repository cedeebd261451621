"""The actions of a Hero turn (chapter 5 of the rules): a kind of action is a class in a file here.

A new kind needs its file and its place in `kinds_at`; if a card can speak of it, its name in
`definitions.option_keys.VERBS` too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from united.definitions.option_keys import rest_of, verb_of, without_payment
from united.definitions.symbols import NO_SYMBOLS
from united.rules.actions.added import Added
from united.rules.actions.attack import Attack
from united.rules.actions.clear import Clear
from united.rules.actions.end import End
from united.rules.actions.kind import ActionKind
from united.rules.actions.move import Move
from united.rules.actions.move_token import MoveToken
from united.rules.actions.rescue import Rescue
from united.rules.actions.special import Special
from united.rules.payment import BY_SYMBOL
from united.rules.price import FREE
from united.state.choice import Choice, Reason, Refused
from united.state.state import State
from united.state.table import Table

_NO_SUCH: Final = Reason("There is no such option", "H4")
_NO_CHOICE_OF_PAYMENT: Final = Reason(
    "What pays for this is not a choice now: see the option without `with`", "A7"
)


def kinds_at(table: Table) -> tuple[ActionKind, ...]:
    """Return the kinds of action at a table, in the order in which they are offered."""
    added = (
        MoveToken(table, action, scenes) if action.move_token else Added(table, action, scenes)
        for action, scenes in table.actions
    )
    return (
        Move(table), Attack(table), Rescue(table), Clear(table), Special(table), *added, End(table),
    )  # fmt: skip


class Actions:
    """All kinds of action at one table: made with its first game, shared by all."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kinds = kinds_at(table)
        self.free = tuple(kind for kind in self.kinds if kind.price is FREE)
        self.by_verb = {kind.verb: kind for kind in self.kinds}

    def offered(self, state: State, hero: int) -> list[Choice]:
        """Return all options of the acting Hero (H4).

        What pays is asked first: an action that nothing pays for needs no further thought.
        """
        pool, tokens = state.pool, state.tokens[self.table.pile(hero)]
        found: list[Choice] = []
        kinds = self.free if pool == tokens == NO_SYMBOLS else self.kinds
        for kind in kinds:
            if ways := kind.price.ways(pool, tokens):
                candidates = kind.candidates(state, hero, ways)
                if kind.sure:
                    found += candidates
                else:
                    found += [one for one in candidates if not kind.hindrance(state, hero, one)]
        return found

    def refused(self, state: State, hero: int) -> list[Refused]:
        """Return what the board suggests to the acting Hero and the rules refuse."""
        return [
            Refused(choice, reason)
            for kind in self.kinds
            if kind.shown
            for choice in kind.candidates(state, hero, BY_SYMBOL)
            if (reason := kind.reason(state, hero, choice)) is not None
        ]

    def why_not(self, state: State, hero: int, key: str) -> Reason:
        """Return why a key that is not offered is not possible now."""
        bare = without_payment(key)
        kind = self.by_verb.get(verb_of(bare))
        if kind is None:
            return _NO_SUCH
        for choice in kind.candidates(state, hero, BY_SYMBOL):
            if choice.key == bare:
                return kind.reason(state, hero, choice) or _NO_CHOICE_OF_PAYMENT
        return kind.missing(state, hero, rest_of(bare))

    def possible_keys(self) -> Iterator[str]:
        """Yield each key that an action can have in a game, without what pays for it."""
        for kind in self.kinds:
            yield from kind.possible_keys()
