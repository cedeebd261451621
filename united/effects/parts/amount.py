"""How many: a number, all, up to so many, until so many, or as many as there are of something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from attrs import frozen

from united.definitions.keys import key
from united.definitions.voice import Voice
from united.definitions.wording import counted
from united.effects.parts.count import Count
from united.state.scene import Scene
from united.state.state import State

Every: TypeAlias = Literal["all"]
"""As many as there are."""


@frozen
class UpTo:
    """An amount that the player chooses, one at a time."""

    up_to: int = key("at most how many", least=1)


@frozen
class Until:
    """As many as are lacking."""

    until: int = key("until there are so many", least=1, most=12)


Number: TypeAlias = int | Count
"""A number, or as many as there are of something."""

Amount: TypeAlias = int | Every | Count
"""A number, all there are, or as many as there are of something else."""


def number(amount: Amount, state: State, scene: Scene, there: int = 0) -> int:
    """Return an amount now, where `there` is how many there are."""
    if isinstance(amount, int):
        return amount
    return there if isinstance(amount, str) else amount.value(state, scene)


def said(amount: Amount, noun: str, several: str = "") -> str:
    """Return an amount of something: `2 Thugs`, `all Thugs`; of a count what each one makes."""
    if isinstance(amount, str):
        return f"all {several or f'{noun}s'}"
    if isinstance(amount, int):
        return counted(amount, noun, several)
    return said_by(amount, lambda number: counted(number, noun, several))


def said_by(amount: Count, say: Callable[[int], str]) -> str:
    """Return a count by what says a number: `2 cards`, `1 card plus 2 cards`; see `for_each`."""
    each = say(amount.times)
    return f"{say(amount.plus)} plus {each}" if amount.plus else each


def for_each(voice: Voice, *amounts: object) -> str:
    """Return what ends a clause that counts: ` for each Thug at this Location`."""
    counts = [amount.say_for_each(voice) for amount in amounts if isinstance(amount, Count)]
    return "".join(f" {said}" for said in dict.fromkeys(counts))


def say_tokens(thugs: Amount, civilians: Amount) -> str:
    """Return `1 Thug and 2 Civilians`, `all Thugs`; empty for none."""
    pairs = ((thugs, "Thug"), (civilians, "Civilian"))
    return " and ".join(said(amount, name) for amount, name in pairs if amount)
