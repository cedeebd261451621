"""The saved games: go on with one, look at it again, delete it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from united.app.keyboard import DEFAULT_KEYS, fill_keys
from united.app.model.saved import (
    load,
    names_of,
    say_date,
    say_heroes,
    say_problem,
    say_progress,
    say_setup,
)
from united.app.pieces import lines
from united.app.screens.ask import AskScreen
from united.app.screens.base import Request, Screen
from united.app.widgets.listed import Listed
from united.outside.quoting import clipped
from united.session.problems import SaveProblem
from united.session.saves import SavedGame, delete_save, list_saves

TITLE = "Saved games   Enter go on   {watch} watch   {delete} delete   {leave}/Esc close"


class SavesScreen(Screen[None]):
    """The list of saved games, the newest first."""

    CSS_PATH = "../styles/screens.tcss"
    HELP = """\
### Saved games

Enter goes on with a game, `{watch}` shows it again step by step, `{delete}` deletes it after
asking. A game that cannot be opened is listed with the reason; it is left as it is.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["watch"], "watch", "Watch again", id="watch"),
        Binding(DEFAULT_KEYS["delete"], "delete", "Delete", id="delete"),
        Binding("escape", "close", "Close"),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave"),
    ]

    class Continued(Request):
        """The player wants to go on with a game."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    class Watched(Request):
        """The player wants to see a game again."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    def __init__(self) -> None:
        super().__init__()
        self.saves: list[SavedGame] = []
        self.names: Mapping[str, str] = {}

    def compose(self) -> ComposeResult:
        title = fill_keys(TITLE, self.player_keys)
        yield Static(Content(title), classes="title")
        yield Listed(id="saves-list", markup=False)
        yield Static("No games yet", id="saves-empty", classes="empty")
        yield Static("Looking at the saved games ...", id="saves-note", markup=False)

    def on_mount(self) -> None:
        """List the games."""
        self.refresh_list()

    def on_screen_resume(self) -> None:
        """List the games anew when coming back to them."""
        self.refresh_list()

    def refresh_list(self) -> None:
        """Read the folder; opening many games takes a moment, so it is done beside the screen."""
        self.run_worker(self._read, thread=True, exclusive=True)

    def _read(self) -> None:
        worker = get_current_worker()
        try:
            saves, problem = list_saves(load), ""
        except SaveProblem as error:
            saves, problem = [], f"{error}."
        packs = {pack: None for save in saves if save.header for pack in save.header.setup.packs}
        names = names_of(list(packs))
        if not worker.is_cancelled:
            self.call_from_worker(self._show, saves, names, problem)

    def _show(self, saves: list[SavedGame], names: Mapping[str, str], problem: str) -> None:
        self.saves = saves
        self.names = names
        listed = self.query_one(OptionList)
        kept = listed.highlighted or 0
        listed.set_options([Option(_draw(save, names)) for save in saves])
        self.query_one("#saves-note", Static).update(Content(problem))
        self.set_class(not saves and not problem, "-empty")
        if saves:
            listed.highlighted = min(kept, len(saves) - 1)

    @property
    def save(self) -> SavedGame | None:
        """The game under the cursor."""
        number = self.query_one(OptionList).highlighted
        return self.saves[number] if number is not None and number < len(self.saves) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say why a game cannot be opened."""
        event.stop()
        save = self.save
        text = ""
        if save is not None:
            text = say_problem(save.damaged, save.path, clipped(save.path.name))
        self.query_one("#saves-note", Static).update(Content(text))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game; one that is over is shown again."""
        event.stop()
        if self.save is None or self.save.damaged:
            return
        message = self.Watched if self.save.finished else self.Continued
        self.post_message(message(self.save.path))

    def action_watch(self) -> None:
        """Show a game again."""
        if self.save is not None and not self.save.damaged:
            self.post_message(self.Watched(self.save.path))

    def action_delete(self) -> None:
        """Delete a game after asking."""
        save = self.save
        if save is None:
            return
        question = f"Delete {_say_game(save, self.names)}? It cannot be brought back."
        self.open(AskScreen(question, "Delete it", "Keep it"), lambda yes: self._delete(save, yes))

    def _delete(self, save: SavedGame, agreed: bool | None) -> None:
        if agreed:
            try:
                delete_save(save.path)
            except SaveProblem as problem:
                said = say_problem(problem, save.path)
                self.app.notify(said, severity="warning", markup=False)
            self.refresh_list()

    def action_close(self) -> None:
        """Close."""
        self.dismiss()


def _say_game(save: SavedGame, names: Mapping[str, str]) -> str:
    """Return which game it is: the Heroes and the date, the file where not even they are known."""
    if save.header is None:
        return clipped(save.path.name)
    return f"the game of {say_heroes(save.header, names)} from {say_date(save.date)}"


def _draw(save: SavedGame, names: Mapping[str, str]) -> Content:
    if save.header is None:
        return lines([(clipped(save.path.name), "bold"), ("   cannot be opened", "$touched")])
    first = Content.assemble(
        (say_date(save.date), "bold"), "  ", (say_heroes(save.header, names), "bold")
    )
    style = "$touched" if save.damaged else "$quiet"
    second = f"   {say_progress(save)}  ({say_setup(save.header, names)})"
    return lines([first, Content.styled(second, style)])
