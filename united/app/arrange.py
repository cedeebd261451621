"""Where each part of the table stands, for every size of the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual.geometry import Region, Size

SMALLEST: Final = Size(60, 20)
"""Below this the game asks for a larger terminal."""

MEDIUM: Final = Size(100, 30)
WIDE: Final = Size(120, 40)

STORYLINE: Final = 5
MISSIONS: Final = 6
MISSIONS_WIDE: Final = 5
VILLAIN: Final = 24
HAND: Final = 10
HEROES: Final = 10

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

FRONTS: Final = ("ring", "villain", "storyline", "hand", "heroes", "log")
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


def arrange(size: Size, front: str) -> dict[str, Region]:
    """Return the region of each part that is shown; `front` is the one that was chosen last."""
    if is_wide(size):
        return _wide(size)
    if is_medium(size):
        return _medium(size, front if front in SIDE_FRONTS else SIDE_FRONTS[0])
    return _narrow(size, front)


def _wide(size: Size) -> dict[str, Region]:
    side = max(size.width * 32 // 100, 43)
    left = size.width - side
    ring = min(max(size.height // 2 - 1, 19), 23)
    below = 1 + ring + STORYLINE
    log = left * 37 // 100
    corner = Region(left - log, below, log, size.height - below)
    return {
        "status": Region(0, 0, size.width, 1),
        "ring": Region(0, 1, left, ring),
        "storyline": Region(0, 1 + ring, left, STORYLINE),
        "decision": Region(0, below, left - log, size.height - below),
        **_side(Region(left, 1, side, size.height - 1), corner),
    }


def _side(side: Region, corner: Region) -> dict[str, Region]:
    """Fill the side of a large terminal and the corner beside the decision.

    In a low one the Villain's board needs the side, so the hand stands above the log.
    """
    least = {"villain": VILLAIN, "missions": MISSIONS_WIDE, "hand": HAND, "heroes": HEROES}
    if sum(least.values()) <= side.height:
        return {**_filled(side, least, (1, 0, 3, 2)), "log": corner}
    del least["hand"]
    return {
        **_filled(side, least, (2, 0, 1)),
        **_filled(corner, {"hand": 0, "log": 0}, (1, 1)),
    }


def _filled(room: Region, least: dict[str, int], weights: tuple[int, ...]) -> dict[str, Region]:
    heights = _share(room.height, tuple(least.values()), weights)
    return _column(room.x, room.y, room.width, zip(least, heights, strict=True))


def _medium(size: Size, front: str) -> dict[str, Region]:
    side = max(size.width * 30 // 100, 30)
    left = size.width - side
    ring = min(max((size.height - 2) * 15 // 28, 15), 21)
    below = 2 + ring + STORYLINE
    heights = _share(size.height - 2, (10, MISSIONS + 1, 11), (2, 0, 3))
    return {
        "status": Region(0, 0, size.width, 1),
        "tabs": Region(0, 1, size.width, 1),
        "ring": Region(0, 2, left, ring),
        "storyline": Region(0, 2 + ring, left, STORYLINE),
        "decision": Region(0, below, left, size.height - below),
        **_column(left, 2, side, zip(("villain", "missions", front), heights, strict=True)),
    }


def _narrow(size: Size, front: str) -> dict[str, Region]:
    pane = min(max((size.height - 2) * 13 // 22, 11), 19)
    shown = {
        "status": Region(0, 0, size.width, 1),
        "tabs": Region(0, 1, size.width, 1),
        "decision": Region(0, 2 + pane, size.width, size.height - 2 - pane),
    }
    if front == "villain":
        missions = size.width * 42 // 100
        left = size.width - missions
        shown["villain"] = Region(0, 2, left, pane)
        shown["missions"] = Region(left, 2, missions, pane)
    else:
        shown[front] = Region(0, 2, size.width, pane)
    return shown


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
