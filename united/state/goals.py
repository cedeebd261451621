"""The goals that end a game: the Villain's Evil Goal, and what boards and challenges add."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any, Literal

from attrs import frozen

from united.definitions.challenge import Challenge
from united.definitions.effect import Condition
from united.definitions.villain import Villain
from united.state.answering import board_scene
from united.state.scene import Scene
from united.state.uses import MOST_KEPT


@frozen(eq=False)
class Goal:
    """A condition that ends the game when it holds; `holds` is the condition's own test."""

    result: Literal["won", "lost"]
    condition: Condition
    rule: str
    scene: Scene
    holds: Callable[[Any, Any], bool]

    @cached_property
    def said(self) -> str:
        """What ends the game, as a clause."""
        return self.condition.say(self.scene.voice)


@lru_cache(MOST_KEPT)
def goals_of(boards: tuple[Villain | Challenge, ...]) -> tuple[Goal, ...]:
    """Return the goals that boards have, those that win first (J35)."""
    found = [goal for board in boards for goal in _goals(board)]
    return tuple(sorted(found, key=lambda goal: goal.result == "lost"))


def _goals(board: Villain | Challenge) -> Iterator[Goal]:
    scene = board_scene(board)
    if isinstance(board, Villain) and (evil := board.evil_goal):
        condition = evil.lose_when
        yield Goal("lost", condition, evil.rule, scene, condition.test)
    for ending in board.endings:
        if ending.lose_when is not None:
            yield Goal("lost", ending.lose_when, ending.rule, scene, ending.lose_when.test)
        if ending.win_when is not None:
            yield Goal("won", ending.win_when, ending.rule, scene, ending.win_when.test)
