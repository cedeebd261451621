"""The one declaration of each word: its name, its typed parameters, its class.

The reader of YAML and the list of words are made from these declarations. A word is an attrs
class; its fields are its parameters, their types say what may be written. A word with `bare` may
be written short: `draw: 1` for `draw: {cards: 1}`. A word without parameters is written as its
name alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from attrs import frozen

from united.definitions.keys import Key, keys_of

C = TypeVar("C", bound=type)

EFFECT: Final = "effect"
STANDING: Final = "standing"
CONDITION: Final = "condition"


@frozen
class Word:
    """A declared word. `kind` is EFFECT, STANDING or CONDITION; `bare` its short form's parameter.

    With `open` the parameters stand beside the word itself, as `then` stands beside `if`.
    """

    name: str
    kind: str
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


VOCABULARY: Final[dict[str, dict[str, Word]]] = {EFFECT: {}, STANDING: {}, CONDITION: {}}
"""Every word, by kind and name."""


def word(name: str, kind: str = EFFECT, *, bare: str = "", open: bool = False) -> Callable[[C], C]:
    """Declare a class as a word of the language."""

    def declare(cls: C) -> C:
        words = VOCABULARY[kind]
        if name in words:
            raise ValueError(f"the word {name} is declared twice")
        words[name] = Word(name, kind, cls, bare, open)
        return cls

    return declare
