"""Where each part of the table stands, for every size of the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.geometry import Region, Size

SMALLEST: Final = Size(60, 20)
"""Below this the game asks for a larger terminal."""

MEDIUM: Final = Size(100, 30)
WIDE: Final = Size(120, 40)

MISSIONS: Final = 5
VILLAIN: Final = 13
HAND: Final = 9
HEROES: Final = 10
LOG: Final = 26

PARTS: Final[dict[str, str]] = {
    "choices": "Decision",
    "ring": "Board",
    "villain": "Villain",
    "storyline": "Storyline",
    "hand": "Hand",
    "heroes": "Heroes",
    "log": "Log",
    "missions": "Missions",
}
"""The parts of the table and their names, in the order in which Tab goes through them."""

WITHIN: Final = {"missions": "villain", "storyline": "ring"}
"""Parts that come in front together with another."""

FRONTS: Final = ("ring", "villain", "hand", "heroes", "log")
"""The parts that take turns in a small terminal."""

SIDE_FRONTS: Final = ("hand", "heroes", "log")
"""The parts that take turns in a terminal of medium size, at the side."""


def too_small(size: Size) -> bool:
    """Tell whether a terminal is too small for the game."""
    return size.width < SMALLEST.width or size.height < SMALLEST.height


def is_medium(size: Size) -> bool:
    """Tell whether the board, the Storyline and the Villain fit side by side."""
    return size.width >= MEDIUM.width and size.height >= MEDIUM.height


def is_wide(size: Size) -> bool:
    """Tell whether everything fits at once."""
    return size.width >= WIDE.width and size.height >= WIDE.height


def tabs_of(size: Size) -> tuple[str, ...]:
    """Return the parts that have a tab because they do not all fit."""
    if is_wide(size):
        return ()
    return SIDE_FRONTS if is_medium(size) else FRONTS


def storyline_rows(size: Size) -> int:
    """Return how many rows the Storyline has in the middle of the ring."""
    return 2 if is_wide(size) else 1


def arrange(size: Size, front: str) -> dict[str, Region]:
    """Return the region of each part that is shown; `front` is the one that was chosen last."""
    ends = {
        "status": Region(0, 0, size.width, 1),
        "footer": Region(0, size.height - 1, size.width, 1),
    }
    if is_wide(size):
        return ends | _wide(size)
    if is_medium(size):
        return ends | _medium(size, front if front in SIDE_FRONTS else SIDE_FRONTS[0])
    return ends | _narrow(size, front)


def _wide(size: Size) -> dict[str, Region]:
    side = max(size.width * 32 // 100, 43)
    left = size.width - side
    ring = min(max(size.height * 11 // 20, 18), 26)
    below = Region(0, 1 + ring, left, size.height - 2 - ring)
    log = max(left * 35 // 100, LOG)
    least = {"villain": VILLAIN, "missions": MISSIONS, "hand": HAND, "heroes": HEROES}
    return {
        "ring": Region(0, 1, left, ring),
        "choices": Region(0, below.y, left - log, below.height),
        "log": Region(left - log, below.y, log, below.height),
        **_filled(Region(left, 1, side, size.height - 2), least, (1, 0, 3, 2)),
    }


def _medium(size: Size, front: str) -> dict[str, Region]:
    side = max(size.width * 23 // 100, 23)
    left = size.width - side
    ring = min(max((size.height - 2) * 17 // 28, 15), 21)
    least = {"villain": VILLAIN, "missions": MISSIONS, "tabs": 1, front: 9}
    return {
        "ring": Region(0, 1, left, ring),
        "choices": Region(0, 1 + ring, left, size.height - 2 - ring),
        **_filled(Region(left, 1, side, size.height - 2), least, (2, 0, 0, 3)),
    }


def _narrow(size: Size, front: str) -> dict[str, Region]:
    pane = min(max((size.height - 2) * 13 // 22, 11), 19)
    room = Region(0, 2, size.width, pane)
    shown = {
        "tabs": Region(0, 1, size.width, 1),
        "choices": Region(0, 2 + pane, size.width, size.height - 3 - pane),
    }
    if front != "villain":
        return {**shown, front: room}
    villain, missions = room.split_vertical(size.width * 58 // 100)
    return {**shown, "villain": villain, "missions": missions}


def _filled(room: Region, least: dict[str, int], weights: tuple[int, ...]) -> dict[str, Region]:
    """Return the parts one below the other: to each its least, the rest by weight."""
    heights = _share(room.height, tuple(least.values()), weights)
    return _column(room.x, room.y, room.width, zip(least, heights, strict=True))


def _share(height: int, least: tuple[int, ...], weights: tuple[int, ...]) -> list[int]:
    """Share a height out: to each part its least, the rest by weight, the remainder to the last."""
    rest = max(height - sum(least), 0)
    whole = sum(weights) or 1
    heights = [low + rest * weight // whole for low, weight in zip(least, weights, strict=True)]
    heights[-1] += height - sum(heights)
    return heights


def _column(x: int, y: int, width: int, parts: Iterable[tuple[str, int]]) -> dict[str, Region]:
    regions = {}
    for name, height in parts:
        regions[name] = Region(x, y, width, height)
        y += height
    return regions
