"""The one declaration of each word: its name, its typed parameters, its class.

The reader of YAML and the list of words are made from these declarations. A word is an attrs
class; its fields are its parameters, their types say what may be written. A word with `bare` may
be written short: `draw: 1` for `draw: {cards: 1}`. A word without parameters is written as its
name alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, TypeVar, overload

from attrs import frozen

from united.definitions.keys import Key, keys_of
from united.effects.base import ConditionWord, EffectWord, StandingWord

E = TypeVar("E", bound=EffectWord)
S = TypeVar("S", bound=StandingWord)
C = TypeVar("C", bound=ConditionWord)

WordKind: TypeAlias = Literal["effect", "standing", "condition"]

EFFECT: Final = "effect"
STANDING: Final = "standing"
CONDITION: Final = "condition"


@frozen
class Word:
    """A declared word. `kind` is EFFECT, STANDING or CONDITION; `bare` its short form's parameter.

    With `open` the parameters stand beside the word itself, as `then` stands beside `if`.
    """

    name: str
    kind: WordKind
    cls: type
    bare: str = ""
    open: bool = False

    @property
    def doc(self) -> str:
        """What the word does, the first line of its class's docstring."""
        return (self.cls.__doc__ or "").strip().splitlines()[0]

    @property
    def keys(self) -> tuple[Key, ...]:
        """The word's parameters, in the order of their declaration."""
        return keys_of(self.cls)


VOCABULARY: Final[dict[WordKind, dict[str, Word]]] = {EFFECT: {}, STANDING: {}, CONDITION: {}}
"""Every word, by kind and name."""


@overload
def word(
    name: str, kind: Literal["effect"] = EFFECT, *, bare: str = "", open: bool = False
) -> Callable[[type[E]], type[E]]: ...


@overload
def word(
    name: str, kind: Literal["standing"], *, bare: str = "", open: bool = False
) -> Callable[[type[S]], type[S]]: ...


@overload
def word(
    name: str, kind: Literal["condition"], *, bare: str = "", open: bool = False
) -> Callable[[type[C]], type[C]]: ...


def word(
    name: str, kind: WordKind = EFFECT, *, bare: str = "", open: bool = False
) -> Callable[[type[Any]], type[Any]]:
    """Declare a class as a word of the language.

    The class must be final: of a final class mypy says which methods it lacks.
    """

    def declare(cls: type[Any]) -> type[Any]:
        words = VOCABULARY[kind]
        if name in words:
            raise ValueError(f"the word {name} is declared twice")
        if not getattr(cls, "__final__", False):
            raise TypeError(f"the word {name} is not final: write @final below @word")
        words[name] = Word(name, kind, cls, bare, open)
        return cls

    return declare
