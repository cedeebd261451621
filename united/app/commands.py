"""What the command palette lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from textual.app import SystemCommand
from textual.screen import Screen

from united.app.screens.board import PARTS, BoardScreen
from united.app.screens.settings import NAMES, VALUES
from united.app.screens.table import TableScreen
from united.app.settings import CHOICES

if TYPE_CHECKING:
    from united.app.app import UnitedApp


def list_commands(app: UnitedApp, screen: Screen[Any]) -> Iterator[SystemCommand]:
    """Yield the commands that make sense on a screen."""
    if isinstance(screen, TableScreen):
        yield from _game(app, screen)
    if isinstance(screen, BoardScreen):
        for part, name in PARTS.items():
            yield SystemCommand(f"Go to: {name}", "Show this part", _going(screen, part))
    yield SystemCommand("Help", "For the part that has the focus", app.action_help)
    yield SystemCommand("Rules reference", "All rules, searchable", app.action_rules)
    yield SystemCommand("Tour", "The game in ten short steps", app.open_tour)
    for name, said in NAMES.items():
        for value in CHOICES[name]:
            text = f"{said}: {VALUES.get(value, str(value))}"
            yield SystemCommand(text, "Change this setting", _setting(app, name, value))
    yield SystemCommand("Quit", "Leave United; the game is saved", app.action_ask_quit)


def _game(app: UnitedApp, screen: TableScreen) -> Iterator[SystemCommand]:
    yield SystemCommand("Undo", "Take the last choice back", screen.action_undo)
    yield SystemCommand("Redo", "Make it again", screen.action_redo)
    yield SystemCommand("Search the log", "Show lines with some words", screen.action_search)
    yield SystemCommand("Save the log", "As a text file", app.ask_save_log)
    yield SystemCommand("Save the journal", "A copy of the saved game", app.ask_save_journal)
    yield SystemCommand("Copy the seed", "Of this game", app.copy_seed)
    yield SystemCommand("Leave the game", "It is saved", screen.action_leave)


def _going(screen: BoardScreen, part: str) -> Any:
    return lambda: screen.go_to(part)


def _setting(app: UnitedApp, name: str, value: object) -> Any:
    return lambda: app.change_setting(name, value)
