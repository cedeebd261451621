"""What the first screen does without: the other screens, and the engine behind them.

Loading it takes longer than all that comes before the first picture. So nothing here is imported
until it is asked for by name, or until `load_all` brings it in once the first screen is to be seen.
"""

from __future__ import annotations

from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from united.app.model.games import PROBLEMS as PROBLEMS
    from united.app.model.games import course_of as course_of
    from united.app.model.games import first_form as first_form
    from united.app.model.games import form_of_the_day as form_of_the_day
    from united.app.model.games import last_game as last_game
    from united.app.model.games import open_course as open_course
    from united.app.model.games import open_game as open_game
    from united.app.model.games import start_again as start_again
    from united.app.model.games import start_game as start_game
    from united.app.model.guide import GuidedGame as GuidedGame
    from united.app.model.log_lines import as_text as as_text
    from united.app.model.played import PlayedGame as PlayedGame
    from united.app.model.saved import say_problem as say_problem
    from united.app.screens.ask import AskScreen as AskScreen
    from united.app.screens.board import BoardScreen as BoardScreen
    from united.app.screens.end import EndScreen as EndScreen
    from united.app.screens.guided import GuidedScreen as GuidedScreen
    from united.app.screens.help import HelpScreen as HelpScreen
    from united.app.screens.help import help_for as help_for
    from united.app.screens.notice import NoticeScreen as NoticeScreen
    from united.app.screens.replay import ReplayScreen as ReplayScreen
    from united.app.screens.rules import RulesScreen as RulesScreen
    from united.app.screens.saves import SavesScreen as SavesScreen
    from united.app.screens.settings import SettingsScreen as SettingsScreen
    from united.app.screens.setup import SetupScreen as SetupScreen
    from united.app.screens.statistics import StatisticsScreen as StatisticsScreen
    from united.app.screens.table import TableScreen as TableScreen
    from united.app.screens.type import TypeScreen as TypeScreen
    from united.app.settings_file import change_settings as change_settings
else:

    def __getattr__(name: str) -> object:
        for module, names in PLACES.items():
            if name in names:
                return getattr(_load(module), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


PLACES: Final = {
    "screens.setup": ("SetupScreen",),
    "model.games": (
        "PROBLEMS", "course_of", "first_form", "form_of_the_day", "last_game", "open_course",
        "open_game", "start_again", "start_game",
    ),
    "model.saved": ("say_problem",),
    "model.played": ("PlayedGame",),
    "screens.table": ("TableScreen",),
    "screens.ask": ("AskScreen",),
    "screens.board": ("BoardScreen",),
    "screens.saves": ("SavesScreen",),
    "model.guide": ("GuidedGame",),
    "screens.guided": ("GuidedScreen",),
    "screens.rules": ("RulesScreen",),
    "screens.statistics": ("StatisticsScreen",),
    "screens.settings": ("SettingsScreen",),
    "settings_file": ("change_settings",),
    "screens.help": ("HelpScreen", "help_for"),
    "commands": (),
    "screens.end": ("EndScreen",),
    "screens.replay": ("ReplayScreen",),
    "screens.notice": ("NoticeScreen",),
    "screens.type": ("TypeScreen",),
    "model.log_lines": ("as_text",),
}  # fmt: skip
"""The modules below `united.app` and what is used of each, in the order in which they are loaded:
what a player is likely to want first comes first."""


def load_all() -> None:
    """Load everything, so that the player need not wait for it; this may be done in a thread."""
    for module in PLACES:
        _load(module)


_LOADING: Final = RLock()


def _load(module: str) -> ModuleType:
    # Two threads that import packages at once can each hold what the other waits for.
    with _LOADING:
        return import_module(f"united.app.{module}")
