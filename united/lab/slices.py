"""Comparing speeds on a busy machine: CPU time, in slices that take turns.

Two things are measured one right after the other, over and over. Each such pair gives a ratio; what
is told is the median of these and how far they lie apart.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import NamedTuple, TypeAlias

from attrs import field, frozen


class Played(NamedTuple):
    """What one game came to; `single` counts the decisions that had exactly one option."""

    decisions: int
    single: int = 0


PlayGame: TypeAlias = Callable[[int], Played]
"""Plays the game of a number, 0 or more, to its end."""


@frozen
class Player:
    """Something that plays games at random; `counts_single` tells whether `single` is counted."""

    name: str
    play: PlayGame
    counts_single: bool = False


@frozen
class Slice:
    """What was played in one slice of CPU time."""

    seconds: float
    games: int
    decisions: int
    single: int

    @property
    def rate(self) -> float:
        """Decisions a second of CPU time."""
        return self.decisions / self.seconds

    @property
    def games_rate(self) -> float:
        """Games a second of CPU time."""
        return self.games / self.seconds


def slice_of(player: Player, seconds: float) -> Slice:
    """Play whole games for so many seconds of CPU time, at least one; always the same ones."""
    games = decisions = single = 0
    start = time.process_time()
    while not games or time.process_time() - start < seconds:
        played = player.play(games)
        games += 1
        decisions += played.decisions
        single += played.single
    # A clock that goes in steps must not make a short slice take no time at all.
    took = max(time.process_time() - start, 1e-9)
    return Slice(took, games, decisions, single)


@frozen
class Comparison:
    """How fast we were and how fast another was, slice by slice in turn."""

    player: Player
    own: list[Slice] = field(factory=list)
    other: list[Slice] = field(factory=list)

    @property
    def ratios(self) -> list[float]:
        """How many times as fast as the other we were, pair by pair."""
        return [own.rate / other.rate for own, other in zip(self.own, self.other, strict=True)]


def compare(own: Player, others: Sequence[Player], rounds: int, seconds: float) -> list[Comparison]:
    """Measure each of the others in turn with our own play, so many rounds.

    Before, each plays for one slice that does not count: what is made once is made then.
    """
    for player in (own, *others):
        slice_of(player, seconds)
    found = [Comparison(player) for player in others]
    # Nobody is charged for looking through what others have loaded.
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        for one in found:
            one.own.append(slice_of(own, seconds))
            one.other.append(slice_of(one.player, seconds))
    gc.unfreeze()
    return found


def said(ratios: Sequence[float]) -> str:
    """Return the median of some ratios and between what half of them lie: `1.07 (1.02-1.11)`."""
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return f"{middle:.3g} ({low:.3g}-{high:.3g})"
