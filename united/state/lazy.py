"""Tables of what follows from one table alone, worked out the first time it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LazyTable(dict[K, V]):
    """What `make` returns for each key. Keys are few: Locations, cards, ways to pay.

    Many rings are laid out and few of their corners seen, so nothing is made before it is needed.
    """

    __slots__ = ("make",)

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self.make(key)
        return made
