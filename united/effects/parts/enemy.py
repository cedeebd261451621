"""Which enemies at a Location a card means: one of choice, each; of any kind or of one."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import frozen

from united.changes.combat import enemies
from united.definitions.keys import key
from united.definitions.option_keys import THUG, VILLAIN
from united.state.state import State

EnemyKind: TypeAlias = Literal["thug", "henchman", "villain"]

EnemyWord: TypeAlias = Literal["one", "each"]

ENEMY_WORDS: Final[dict[str, str]] = {
    "one": "one enemy of choice",
    "each": "each enemy: the Villain where he can be damaged, a Henchman, each Thug",
}
"""What each word for enemies means."""


@frozen
class OneEnemy:
    """One enemy of a kind."""

    one: EnemyKind = key("of which kind")


@frozen
class EachEnemy:
    """Each enemy of a kind."""

    each: EnemyKind = key("of which kind")


Enemy: TypeAlias = EnemyWord | OneEnemy | EachEnemy
"""Which enemies."""

ENEMIES: Final = (OneEnemy, EachEnemy)

_NAMES: Final[dict[str, str]] = {"thug": "Thug", "henchman": "Henchman"}


def is_each(enemy: Enemy) -> bool:
    """Tell whether each enemy is meant."""
    return enemy == "each" or isinstance(enemy, EachEnemy)


def kind_of(enemy: Enemy) -> EnemyKind | None:
    """Return of which kind they are, None for any."""
    if isinstance(enemy, OneEnemy):
        return enemy.one
    return enemy.each if isinstance(enemy, EachEnemy) else None


def found(kind: EnemyKind | None, state: State, place: int) -> list[str]:
    """Return the enemies of a kind that can be attacked at a Location, `thug` standing for each."""
    return [
        one
        for one in enemies(state, place)
        if kind is None or kind == (one if one in (THUG, VILLAIN) else "henchman")
    ]


def say_enemy(enemy: Enemy) -> str:
    """Return them as the object of a clause."""
    kind = kind_of(enemy)
    if kind == "villain":
        return "the Villain"
    before = "each" if is_each(enemy) else "a single"
    return f"{before} {_NAMES[kind] if kind else 'enemy'}"
