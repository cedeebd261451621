"""A bot that always does something useful here and now; it gets further than a random one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from united.bots.random_bot import RandomBot
from united.definitions.option_keys import verb_of
from united.effects.words.rescue import Rescue
from united.rules.game import Game
from united.state.chance import next_number
from united.state.choice import Choice
from united.state.table import Boards

_RANKS: Final = (
    ("attack villain",),
    (),
    ("clear ", "attack "),
    ("rescue",),
    ("special", "use", "accept", "choose "),
    ("play ", "discard ", "move "),
)
"""Beginnings of keys, the best first; what is not listed comes last."""

_ADDED: Final = 1
"""The rank of actions that content adds to rescue Civilians with."""

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
        added = _rescuing(game.table.boards)
        ranked = [(_rank(choice.key, added), choice) for choice in game.choices]
        best = min(rank for rank, _ in ranked)
        useful = [choice for rank, choice in ranked if rank == best]
        return useful[(number >> 8) % len(useful)]


@lru_cache
def _rescuing(boards: Boards) -> frozenset[str]:
    """Return the added actions by which Civilians are rescued."""
    actions = (action for board in boards for action in board.actions)
    return frozenset(
        action.id
        for action in actions
        if any(isinstance(effect, Rescue) for effect in action.effects)
    )


def _rank(key: str, added: frozenset[str]) -> int:
    if verb_of(key) in added:
        return _ADDED
    for rank, beginnings in enumerate(_RANKS):
        if key.startswith(beginnings):
            return rank
    return len(_RANKS)
