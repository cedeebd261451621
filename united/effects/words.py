"""Small pieces of English that the words of the language share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from united.definitions.effect import Effect
from united.definitions.voice import Voice

Every: TypeAlias = Literal["all"]
"""As many as there are."""


def counted(amount: int, noun: str, plural: str = "") -> str:
    """Return `1 Thug`, `2 Thugs`."""
    return f"{amount} {noun if amount == 1 else plural or noun + 's'}"


def clauses(effects: Iterable[Effect], voice: Voice) -> str:
    """Return effects as one clause: `draw 1 card, then suffer 1 wound`."""
    return ", then ".join(effect.say(voice) for effect in effects)


def sentence(clause: str) -> str:
    """Return a clause as a sentence: with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}."


def any_can_change(effects: Iterable[Effect], state: Any, scene: Any) -> bool:
    """Tell whether any of the effects could change something now."""
    return any(effect.can_change(state, scene) for effect in effects)


def say_tokens(thugs: int | Every, civilians: int | Every) -> str:
    """Return `1 Thug and 2 Civilians`, `all Thugs`; empty for none."""
    parts = [
        f"all {name}s" if amount == "all" else counted(amount, name)
        for amount, name in ((thugs, "Thug"), (civilians, "Civilian"))
        if amount
    ]
    return " and ".join(parts)
