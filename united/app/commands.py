"""What the command palette lists."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from textual.app import SystemCommand
from textual.screen import Screen

from united.app.arrange import PARTS
from united.app.exports import Exports
from united.app.preferences import Preferences
from united.app.screens.base import OpenScreen
from united.app.screens.board import BoardScreen
from united.app.screens.settings import NAMES, VALUES
from united.app.screens.table import TableScreen
from united.app.settings import CHOICES
from united.app.ways import Ways

_ABOUT: Final = {
    "choices": "What is asked now, and the options",
    "ring": "The six Locations and who is there",
    "villain": "Health, BAM!, Evil Goal and decks",
    "missions": "How far the three Missions are",
    "storyline": "The cards played so far, and the symbols they give",
    "hand": "The cards to play",
    "heroes": "Place, cards and tokens of each Hero",
    "log": "What happened, turn by turn, with the rules",
}
"""What each part of the table shows."""


def list_commands(
    screen: Screen[Any], ways: Ways, exports: Exports, preferences: Preferences
) -> Iterator[SystemCommand]:
    """Yield the commands that make sense on a screen."""
    if isinstance(screen, OpenScreen):
        yield from _of_keys(screen)
    if isinstance(screen, TableScreen):
        yield from _game(exports, screen)
    if isinstance(screen, BoardScreen):
        for part, name in PARTS.items():
            yield SystemCommand(f"Go to: {name}", _ABOUT[part], _going(screen, part))
    yield SystemCommand("Help", "For the part that has the focus", _acting(screen, "help"))
    yield SystemCommand("Rules reference", "All rules, searchable", _acting(screen, "rules"))
    yield SystemCommand("Guided opening", "The game by doing, step by step", ways.open_guided)
    yield from _settings(preferences)
    yield SystemCommand("Screenshot", "A picture of this screen, as SVG", exports.ask_for_picture)
    yield SystemCommand("Quit", "Leave United, after a question", _acting(screen, "ask_quit"))


def _settings(preferences: Preferences) -> Iterator[SystemCommand]:
    """Yield a command for each value that a setting has not, with the one that is in force."""
    for name, said in NAMES.items():
        in_force = getattr(preferences.settings, name)
        now = VALUES.get(in_force, str(in_force))
        for value in CHOICES[name]:
            if value != in_force:
                text = f"{said}: {VALUES.get(value, str(value))}"
                yield SystemCommand(text, f"Now it is: {now}", _setting(preferences, name, value))


def _of_keys(screen: OpenScreen) -> Iterator[SystemCommand]:
    """Yield what the keys of a screen do, as far as their bindings explain it in a tooltip."""
    for _, binding in screen._bindings:
        if binding.tooltip:
            act = screen.if_present(partial(screen.run_action, binding.action))
            yield SystemCommand(binding.description, binding.tooltip, act)


def _game(exports: Exports, screen: TableScreen) -> Iterator[SystemCommand]:
    yield SystemCommand("Save the log", "As a text file", exports.ask_for_log)
    yield SystemCommand("Save the journal", "A copy of the saved game", exports.ask_for_journal)
    yield SystemCommand(
        "Copy the seed", "To start the same game again elsewhere", exports.copy_seed
    )
    yield SystemCommand("Leave the game", _fate(screen), screen.if_present(screen.action_leave))


def _fate(screen: TableScreen) -> str:
    return screen.play.session.fate.removesuffix(".")


def _going(screen: BoardScreen, part: str) -> Any:
    return screen.if_present(lambda: screen.go_to(part))


def _acting(screen: Screen[Any], action: str) -> Any:
    return partial(screen.run_action, f"app.{action}")


def _setting(preferences: Preferences, name: str, value: object) -> Any:
    return lambda: preferences.change(name, value)
