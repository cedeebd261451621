"""The way from screen to screen: starting, opening, leaving, saving aside."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App

from united.app import later
from united.app.exports import Exports
from united.app.on_table import OnTable
from united.app.preferences import Preferences
from united.app.screens.base import Request
from united.app.screens.home import HomeScreen
from united.app.screens.too_small import TooSmallScreen

if TYPE_CHECKING:
    from united.app.model.guide import GuidedGame
    from united.app.model.played import PlayedGame
    from united.app.model.setup_form import Form
    from united.session.replay import Replay
    from united.session.session import Session


class Ways:
    """Where each request of a screen leads to: the methods are named as Textual names handlers.

    `last_game` is the saved game to go on with, None while there is none or it is not yet found.
    """

    def __init__(
        self, app: App[Any], table: OnTable, preferences: Preferences, exports: Exports
    ) -> None:
        self._app = app
        self._table = table
        self._preferences = preferences
        self._exports = exports
        self.last_game: Path | None = None
        self._guided: GuidedGame | None = None

    def follow(self, request: Request) -> None:
        """Do what a screen asks."""
        getattr(self, request.handler_name)(request)

    def find_last_game(self) -> None:
        """Look for the game to go on with; it takes a moment, so it is done beside the screen."""
        self._app.run_worker(self.seek_last_game, thread=True, exclusive=True)

    def seek_last_game(self) -> None:
        """Do so in the thread that this is called in, and offer what is found in the app's own."""
        self._app.call_from_thread(self._offer_last_game, *later.last_game())

    def _offer_last_game(self, path: Path | None, said: str) -> None:
        self.last_game = path
        # The app may have ended while the game was looked for.
        home = next(iter(self._app.screen_stack), None)
        if isinstance(home, HomeScreen):
            home.list_entries(said)

    def look_again(self) -> None:
        """Look again for the game to go on with; one that was deleted is offered no more."""
        if self.last_game is not None and not self.last_game.exists():
            self._offer_last_game(None, "")
        self.find_last_game()

    def on_home_screen_chosen(self, event: HomeScreen.Chosen) -> None:
        """Go where the player wants to go from home."""
        if event.entry == "continue" and self.last_game is not None:
            self.open_save(self.last_game)
        elif event.entry == "new":
            self.open_setup(later.first_form())
        elif event.entry == "day":
            self.open_setup(later.form_of_the_day())
        elif event.entry == "guided":
            self.open_guided()
        elif event.entry == "quit":
            self._app.exit()
        elif event.entry in ("saves", "rules", "statistics", "settings"):
            self._open_list(event.entry)

    def _open_list(self, entry: str) -> None:
        if entry == "settings":
            self._app.push_screen(
                later.SettingsScreen(self._preferences.settings, self._preferences.problems)
            )
        elif entry == "saves":
            self._app.push_screen(later.SavesScreen())
        else:
            self._app.push_screen(
                later.RulesScreen() if entry == "rules" else later.StatisticsScreen()
            )

    def open_guided(self) -> None:
        """Begin the guided opening, or go on with it where it was left."""
        if any(isinstance(screen, later.GuidedScreen) for screen in self._app.screen_stack):
            return
        if self._guided is None:
            self._guided = later.GuidedGame(self._preferences.settings)
        self._app.push_screen(later.GuidedScreen(self._guided))

    def open_setup(self, form: Form) -> None:
        """Show the form of a new game."""
        self._app.push_screen(later.SetupScreen(form))

    def on_setup_screen_started(self, event: later.SetupScreen.Started) -> None:
        """Start the game of a form."""
        try:
            session = later.start_game(event.form)
        except later.PROBLEMS as error:
            self._warn(str(error))
            return
        self.go_home()
        self.open_table(session, opening=True)

    def open_save(self, path: Path) -> None:
        """Go on with a saved game."""
        try:
            session = later.open_game(path)
        except later.PROBLEMS as error:
            self._warn(later.say_problem(error, path))
            self.find_last_game()
            return
        self.go_home()
        self.open_table(session)

    def open_table(self, session: Session, *, opening: bool | None = None) -> None:
        """Put a game on the table; a game without a choice begins with its first Villain turn."""
        play = self._table.play = later.PlayedGame(session, self._preferences.settings)
        first = not session.choices if opening is None else opening
        self._app.push_screen(later.TableScreen(play, opening=first))

    def open_replay(self, replay: Replay) -> None:
        """Show a saved game again."""
        self._app.push_screen(later.ReplayScreen(replay))
        if replay.torn:
            self._warn("The last line of the saved game was cut off; it is not shown")

    def on_saves_screen_continued(self, event: later.SavesScreen.Continued) -> None:
        """Go on with the game that was chosen."""
        self.open_save(event.path)

    def on_saves_screen_watched(self, event: later.SavesScreen.Watched) -> None:
        """Show the game that was chosen again."""
        try:
            self.open_replay(later.open_course(event.path))
        except later.PROBLEMS as error:
            self._warn(later.say_problem(error, event.path))

    def on_table_screen_left(self, event: Request) -> None:
        """Leave the game on the table."""
        self._ask_leave()

    def on_going_on_screen_ended(self, event: later.TableScreen.Ended) -> None:
        """Tell how the game ended."""
        self._app.push_screen(later.EndScreen(event.play))

    def on_curtain_screen_left(self, event: Request) -> None:
        """Leave a game at its curtain, which stays drawn while something is asked."""
        self._ask_leave()

    def _ask_leave(self) -> None:
        """Leave the game, after a question if it is not saved."""
        if self._table.is_safe:
            self._leave_asked(True)
        else:
            question = f"Leave the game? {self._table.fate}"
            self._app.push_screen(later.AskScreen(question, "Leave", "Stay"), self._leave_asked)

    def _leave_asked(self, agreed: bool | None) -> None:
        if agreed and self._table.play is not None:
            self._app.clear_notifications()
            self.leave_game(self._table.play)

    def on_too_small_screen_left(self, event: TooSmallScreen.Left) -> None:
        """Leave the app; where choices would be lost, at the second time only."""
        if self._table.is_safe or event.warned:
            self._app.exit()
        elif isinstance(self._app.screen, TooSmallScreen):
            self._app.screen.warn()

    def on_end_screen_chosen(self, event: later.EndScreen.Chosen) -> None:
        """Do what the player wants after a game."""
        if event.entry == "log":
            self._exports.ask_for_log()
        elif event.entry == "journal":
            self._exports.ask_for_journal()
        elif event.entry in ("again", "same", "harder"):
            self.play_again(event.play, event.entry)
        elif event.entry == "watch":
            self.open_replay(later.course_of(event.play))
        elif event.entry == "back":
            self._app.screen.dismiss()
            self._take_turn_back()
        elif event.entry == "home":
            self.leave_game(event.play)
        else:
            self._app.screen.dismiss()

    def on_settings_screen_changed(self, event: later.SettingsScreen.Changed) -> None:
        """Change a setting and keep it in the player's file."""
        self._preferences.change(event.name, event.value)

    def _take_turn_back(self) -> None:
        for screen in self._app.screen_stack:
            if isinstance(screen, later.TableScreen):
                screen.take_turn_back()

    def play_again(self, play: PlayedGame, how: str) -> None:
        """Start the same setup again, with the same seed or another, or a step harder."""
        try:
            session = later.start_again(play, how)
        except later.PROBLEMS as error:
            self._warn(str(error))
            return
        self.go_home()
        self.tell_notices(play)
        self.open_table(session, opening=True)

    def leave_game(self, play: PlayedGame) -> None:
        """Close a game and go home."""
        play.session.close()
        self.tell_notices(play)
        self._table.play = None
        self.go_home()

    def go_home(self) -> None:
        """Close all screens above the first one."""
        for screen in reversed(self._app.screen_stack[1:]):
            screen.dismiss()

    def tell_notices(self, play: PlayedGame) -> None:
        """Say what the player of a game must be told, such as that it is not being saved."""
        for notice in play.session.take_notices():
            self._warn(notice)

    def _warn(self, text: str) -> None:
        self._app.notify(text, severity="warning", timeout=15, markup=False)
