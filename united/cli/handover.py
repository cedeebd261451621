"""The keyboard from one seat to the next: nobody sees a hand until the next person is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from united.cli.streams import is_dumb, is_terminal, read_line

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal, what has been scrolled out of sight too."""

_NEW_PAGE: Final = "\f"
"""What a terminal without control codes may know: a new page."""


def put_out_of_sight() -> None:
    """Take what stands on a terminal out of sight; without a terminal there is nothing to do.

    A screen reader has nothing to speak of it: no empty lines are printed.
    """
    if is_terminal():
        print(_NEW_PAGE if is_dumb() else _CLEAR, end="", flush=True)


def hand_over(name: str, may_leave: Callable[[], bool]) -> bool:
    """Ask to hand the keyboard to somebody and wait for Enter alone; False if the player leaves.

    Keys that were typed ahead open nothing. `may_leave` is asked before the game is left by q.
    """
    print(f"\nHand the keyboard to {name}. {name} then presses Enter.", flush=True)
    while (text := read_line()) is not None:
        wish = text.strip()
        if not wish:
            return True
        if wish == "q" and may_leave():
            return False
        print("Enter alone opens the curtain; q leaves.", flush=True)
    return False
