"""All screens that somebody can come to, and the key that leaves them in the tests."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from textual.strip import Strip

from tests.app.playing import Driver
from united.app import screens
from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.advising import AdvisingScreen
from united.app.screens.base import ModalScreen, OpenScreen, Screen
from united.app.screens.board import BoardScreen
from united.app.screens.game import GameScreen
from united.app.screens.going_on import GoingOnScreen

LEAVE: Final = "z"
"""The key of a player who has changed it."""


KEYS: Final = {**DEFAULT_KEYS, "leave": LEAVE}


for module in iter_modules(screens.__path__):
    import_module(f"{screens.__name__}.{module.name}")


def _below(kind: type) -> set[type]:
    return {one for sub in kind.__subclasses__() for one in ({sub} | _below(sub))}


BASES: Final = (Screen, ModalScreen, BoardScreen, GameScreen, AdvisingScreen, GoingOnScreen)
"""What screens are made on; nobody comes to these themselves."""


SHOWN: Final = {
    kind
    for kind in _below(OpenScreen)
    if kind.__module__.startswith("united.") and kind not in BASES
}
"""All screens that somebody can come to."""


def shown(driver: Driver) -> str:
    """Return what stands on the screen."""
    strips: list[Strip] = driver.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)
