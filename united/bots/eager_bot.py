"""A bot that always does something useful here and now; it gets further than a random one."""

from __future__ import annotations

from typing import Final

from united.bots.random_bot import RandomBot
from united.rules.game import Game
from united.state.chance import next_number
from united.state.choice import Choice

_RANKS: Final = (
    ("attack villain",),
    ("rescue-from-board",),
    ("clear ", "attack "),
    ("rescue",),
    ("special", "use", "accept", "choose "),
    ("play ", "discard ", "move "),
)
"""Beginnings of keys, the best first; what is not listed comes last."""

_WHIM: Final = 8
"""One choice in so many is any choice, so that nothing is never tried."""


class EagerBot:
    """Fights, rescues and clears where it stands before it moves; else it picks at random."""

    def __init__(self, seed: int) -> None:
        self._chance = seed
        self._random = RandomBot(seed)

    def pick(self, game: Game) -> Choice:
        """Return one of the most useful choices."""
        self._chance, number = next_number(self._chance)
        if number % _WHIM == 0:
            return self._random.pick(game)
        ranked = [(_rank(choice.key), choice) for choice in game.choices]
        best = min(rank for rank, _ in ranked)
        useful = [choice for rank, choice in ranked if rank == best]
        return useful[(number >> 8) % len(useful)]


def _rank(key: str) -> int:
    for rank, beginnings in enumerate(_RANKS):
        if key.startswith(beginnings):
            return rank
    return len(_RANKS)
