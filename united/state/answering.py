"""What the boards and the Threats of a table hold while in play, put in order once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from attrs import field, frozen

from united.definitions.challenge import Challenge
from united.definitions.effect import Standing
from united.definitions.villain import Villain
from united.definitions.voice import THREAT_VOICE, VILLAIN_VOICE
from united.state.scene import Scene
from united.state.uses import MOST_KEPT

Answer: TypeAlias = tuple[Standing, Scene]
"""A standing effect with the scene of its card."""

ANYTHING: Final = ""
"""The question that every standing effect answers."""


@frozen
class Answers:
    """What answers a question: of the boards, and of Threats by number, while these are in play."""

    boards: tuple[Answer, ...] = ()
    threats: Mapping[int, tuple[Answer, ...]] = field(factory=dict)


NO_ANSWERS: Final = Answers()


@lru_cache(MOST_KEPT)
def answers_of(boards: tuple[Villain | Challenge, ...]) -> Mapping[str, Answers]:
    """Return what answers each question, of these boards and of their Threats."""
    own = [(one, board_scene(board)) for board in boards for one in board.while_in_play]
    threats = {
        scene.threat: [(one, scene) for one in card.while_in_play]
        for board in boards
        if isinstance(board, Villain)
        for card, scene in zip(board.threat_deck, threat_scenes_of(board), strict=True)
    }
    held = [*own, *(one for some in threats.values() for one in some)]
    return {
        what: Answers(
            _about(what, own),
            {threat: found for threat, some in threats.items() if (found := _about(what, some))},
        )
        for what in (ANYTHING, *(standing.what for standing, _ in held))
    }


def _about(what: str, held: Iterable[Answer]) -> tuple[Answer, ...]:
    return tuple(one for one in held if what in (ANYTHING, one[0].what))


@lru_cache(MOST_KEPT)
def board_scene(board: Villain | Challenge) -> Scene:
    """Return the scene of what a board does and holds by itself."""
    return Scene(board, VILLAIN_VOICE, "V3" if isinstance(board, Villain) else "H4")


@lru_cache(MOST_KEPT)
def threat_scenes_of(villain: Villain) -> tuple[Scene, ...]:
    """Return the scene of each Threat card of a Villain, by number."""
    return tuple(
        Scene(threat, THREAT_VOICE, "V3", threat=n) for n, threat in enumerate(villain.threat_deck)
    )
