"""The actions of a Hero turn (chapter 5 of the rules): a kind of action is a class in a file here.

An action of one board or challenge needs no Python: content declares it, with its price and effects
(`united cards words action`). A new kind for every game needs its file, its place in `_BEFORE`, and
its name in `definitions.option_keys.VERBS`, which content reads and cards say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from united.definitions.option_keys import rest_of, verb_of, without_payment
from united.definitions.symbols import Symbols
from united.rules.actions.added import Added
from united.rules.actions.attack import Attack
from united.rules.actions.clear import Clear
from united.rules.actions.end import End
from united.rules.actions.kind import ActionKind
from united.rules.actions.move import Move
from united.rules.actions.move_token import MoveToken
from united.rules.actions.rescue import Rescue
from united.rules.actions.special import Special
from united.rules.payment import BY_SYMBOL, Ways
from united.state.choice import Choice, Reason, Refused
from united.state.state import State
from united.state.table import Boards, Table

_NO_SUCH: Final = Reason("There is no such option", "H4")
_NO_CHOICE_OF_PAYMENT: Final = Reason(
    "What pays for this is not a choice now: see the option without `with`", "A7"
)

_BEFORE: Final = (Move(), Attack(), Rescue(), Clear(), Special())
_AFTER: Final = (End(),)


def kinds_with(boards: Boards) -> tuple[ActionKind, ...]:
    """Return the kinds of action where these boards add theirs, in the order they are offered."""
    added = (
        MoveToken(action, board) if action.move_token else Added(action, board)
        for board in boards
        for action in board.actions
    )
    return (*_BEFORE, *added, *_AFTER)


MOST_PURSES: Final = 4096
"""Purses for which it is kept what they pay for; a game has some dozen."""

_Paid: TypeAlias = tuple[Callable[[State, int, Ways], Sequence[Choice]], Ways]
"""What the listing asks of a kind that can be paid: its options, and the ways to pay for them."""


class Actions:
    """All kinds of action where certain boards lie: made with the first game, shared by all."""

    def __init__(self, boards: Boards) -> None:
        self.kinds = kinds_with(boards)
        self.by_verb = {kind.verb: kind for kind in self.kinds}
        self._paid_by = lru_cache(MOST_PURSES)(self._find_paid_by)

    def offered(self, state: State, hero: int) -> list[Choice]:
        """Return all options of the acting Hero (H4).

        What pays is asked first: an action that nothing pays for needs no further thought.
        """
        if state.table.changes_actions:
            paid = self._paid_here(state, hero)
        else:
            paid = self._paid_by(state.pool, state.tokens[state.table.piles[hero]])
        found: list[Choice] = []
        for options, ways in paid:
            found += options(state, hero, ways)
        return found

    def _find_paid_by(self, pool: Symbols, tokens: Symbols) -> list[_Paid]:
        return [
            (kind.options, ways) for kind in self.kinds if (ways := kind.price.ways(pool, tokens))
        ]

    def _paid_here(self, state: State, hero: int) -> list[_Paid]:
        """Return what can be paid where cards change what actions cost, or forbid them."""
        pool, tokens = state.pool, state.tokens[state.table.piles[hero]]
        return [
            (kind.options, ways)
            for kind in self.kinds
            if (ways := kind.price_now(state, hero).ways(pool, tokens))
            and kind.forbidden(state, hero) is None
        ]

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

    def possible_keys(self, table: Table) -> Iterator[str]:
        """Yield each key that an action can have in a game, without what pays for it."""
        for kind in self.kinds:
            yield from kind.possible_keys(table)
