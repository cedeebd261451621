"""Where a game began, and the choices that brought it to where it stands: what undo goes by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from attrs import frozen

from united.definitions.catalog import Catalog
from united.outside.errors import UnitedError
from united.outside.quoting import quoted
from united.rules.decision import find_choice
from united.state.agenda import take
from united.state.state import State


class NothingToUndo(UnitedError):
    """There are not that many choices to take back, or to make `again`."""

    def __init__(self, there: int, *, again: bool = False) -> None:
        super().__init__(
            f"Only {there} choice{'s' if there > 1 else ''} can be {_done(again)}"
            if there
            else f"There is no choice that can be {_done(again)}"
        )


def check_steps(steps: object, there: int, *, again: bool = False) -> None:
    """Raise NothingToUndo if there are not so many choices, UnitedError for what is no number."""
    if type(steps) is not int or steps < 1:
        raise UnitedError(
            f"A whole number of choices is {_done(again)}, 1 or more, not {quoted(steps)}."
        )
    if steps > there:
        raise NothingToUndo(there, again=again)


def _done(again: bool) -> str:
    return "made again" if again else "taken back"


@frozen(eq=False)
class Origin:
    """What a game began from: the state then, and the content, None where nobody said it.

    `by_setup` tells whether the setup alone leads there; it does not where a position was placed,
    or what is hidden was dealt anew.
    """

    state: State
    catalog: Catalog | None = None
    by_setup: bool = False


class Made(NamedTuple):
    """A choice that was made, after those before it; copies of a game share what they have."""

    before: Origin | Made
    key: str


Past: TypeAlias = Origin | Made
"""All choices of a game, the last one first, and at the end of them its origin."""


def origin_of(past: Past) -> Origin:
    """Return what a game began from."""
    while isinstance(past, Made):
        past = past.before
    return past


def keys_of(past: Past) -> tuple[str, ...]:
    """Return the keys of all choices that were made, in order."""
    return tuple(one.key for one in _last_first(past))[::-1]


def go_back(past: Past, steps: int) -> tuple[Past, State]:
    """Return the past without the last choices, and a silent state as it was then.

    The choices before them are made again: to keep a state at each would cost every choice more
    than an undo is worth. Raises NothingToUndo if there are not so many.
    """
    made = list(_last_first(past))
    check_steps(steps, len(made))
    state = origin_of(past).state.clone()
    for one in reversed(made[steps:]):
        choice = find_choice(state.choices, one.key)
        if choice is None:
            raise AssertionError("a choice that was made can be made again")
        take(state, choice)
    return made[steps - 1].before, state


def _last_first(past: Past) -> Iterator[Made]:
    while isinstance(past, Made):
        yield past
        past = past.before
