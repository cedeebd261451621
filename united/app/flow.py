"""The way from screen to screen: starting, opening, leaving, saving aside."""

from __future__ import annotations

from asyncio import timeout
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from textual import events
from textual.message import Message

from united.app import later
from united.app.keeping import Keeping
from united.app.screens.base import Request
from united.app.screens.home import HomeScreen
from united.app.screens.too_small import TooSmallScreen

if TYPE_CHECKING:
    from united.app.play import Play
    from united.app.settings import Settings
    from united.app.setup_form import Form
    from united.session.replay import Replay
    from united.session.session import Session


PATIENCE: Final = 2.0
"""Seconds that a key waits for the screen that it is meant for."""


class Flow(Keeping):
    """Where each request of a screen leads to."""

    settings: Settings
    settings_problems: tuple[str, ...] = ()
    last_game: Path | None = None

    async def _dispatch_message(self, message: Message) -> None:
        late = isinstance(message, Request) and message.is_late
        at_end = self._exit and isinstance(message, events.InputEvent | events.Paste)
        if not (late or at_end):
            await super()._dispatch_message(message)

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        # A screen that has just been opened has no parts yet that a key could be about.
        with suppress(TimeoutError):
            async with timeout(PATIENCE):
                await self.screen._mounted_event.wait()
        return self._exit or await super()._check_bindings(key, priority)

    def find_last_game(self) -> None:
        """Look for the game to go on with; it takes a moment, so it is done beside the screen."""
        self.run_worker(self._find_last_game, thread=True, exclusive=True)

    def _find_last_game(self) -> None:
        self.call_from_thread(self._offer_last_game, *later.last_game())

    def _offer_last_game(self, path: Path | None, said: str) -> None:
        self.last_game = path
        # The app may have ended while the game was looked for.
        home = next(iter(self.screen_stack), None)
        if isinstance(home, HomeScreen):
            home.list_entries(said)

    def on_home_screen_returned(self) -> None:
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
        elif event.entry == "tour":
            self.open_tour()
        elif event.entry == "quit":
            self.exit()
        elif event.entry in ("saves", "rules", "statistics", "settings"):
            self._open_list(event.entry)

    def _open_list(self, entry: str) -> None:
        if entry == "settings":
            self.push_screen(later.SettingsScreen(self.settings, self.settings_problems))
        elif entry == "saves":
            self.push_screen(later.SavesScreen())
        else:
            self.push_screen(later.RulesScreen() if entry == "rules" else later.StatisticsScreen())

    def open_tour(self) -> None:
        """Show the tour, over a table: that of the game being played, or an example."""
        if any(isinstance(screen, later.BoardScreen) for screen in self.screen_stack):
            self.push_screen(later.TourScreen())
        else:
            self.push_screen(later.ExampleScreen())

    def open_setup(self, form: Form) -> None:
        """Show the form of a new game."""
        self.push_screen(later.SetupScreen(form))

    def on_setup_screen_started(self, event: later.SetupScreen.Started) -> None:
        """Start the game of a form."""
        try:
            session = later.start_game(event.form)
        except later.PROBLEMS as error:
            self._say(error)
            return
        self.go_home()
        self.open_table(session, opening=True)

    def open_save(self, path: Path) -> None:
        """Go on with a saved game."""
        try:
            session = later.open_game(path)
        except later.PROBLEMS as error:
            self._say(error)
            self.find_last_game()
            return
        self.go_home()
        self.open_table(session)

    def open_table(self, session: Session, *, opening: bool | None = None) -> None:
        """Put a game on the table; a game without a choice begins with its first Villain turn."""
        self.play = later.Play(session, self.settings)
        first = not session.choices if opening is None else opening
        self.push_screen(later.TableScreen(self.play, opening=first))

    def open_replay(self, replay: Replay) -> None:
        """Show a saved game again."""
        self.push_screen(later.ReplayScreen(replay))
        if replay.torn:
            text = "The last line of the saved game was cut off; it is not shown"
            self.notify(text, severity="warning", timeout=15, markup=False)

    def on_saves_screen_continued(self, event: later.SavesScreen.Continued) -> None:
        """Go on with the game that was chosen."""
        self.open_save(event.path)

    def on_saves_screen_watched(self, event: later.SavesScreen.Watched) -> None:
        """Show the game that was chosen again."""
        try:
            self.open_replay(later.open_course(event.path))
        except later.PROBLEMS as error:
            self._say(error)

    def on_table_screen_left(self) -> None:
        """Leave the game on the table."""
        self._ask_leave()

    def on_table_screen_ended(self, event: later.TableScreen.Ended) -> None:
        """Tell how the game ended."""
        self.push_screen(later.EndScreen(event.play))

    def on_curtain_screen_left(self) -> None:
        """Leave a game at its curtain, which stays drawn while something is asked."""
        self._ask_leave()

    def _ask_leave(self) -> None:
        """Leave the game, after a question if it is not saved."""
        if self.play is None or self.play.session.saved:
            self._leave_asked(True)
        else:
            question = "Leave the game? It is not saved and will be lost."
            self.push_screen(later.AskScreen(question, "Leave", "Stay"), self._leave_asked)

    def _leave_asked(self, agreed: bool | None) -> None:
        if agreed and self.play is not None:
            self.clear_notifications()
            self.leave_game(self.play)

    def on_too_small_screen_left(self, event: TooSmallScreen.Left) -> None:
        """Leave the app; where a game would be lost, at the second time only."""
        if self.play is None or self.play.session.saved or event.warned:
            self.exit()
        elif isinstance(self.screen, TooSmallScreen):
            self.screen.warn()

    def on_end_screen_chosen(self, event: later.EndScreen.Chosen) -> None:
        """Do what the player wants after a game."""
        if event.entry == "log":
            self.ask_save_log()
        elif event.entry == "journal":
            self.ask_save_journal()
        elif event.entry in ("again", "same"):
            self.play_again(event.play, same=event.entry == "same")
        elif event.entry == "home":
            self.leave_game(event.play)
        else:
            self.screen.dismiss()

    def play_again(self, play: Play, *, same: bool) -> None:
        """Start the same setup again, with the same seed or another."""
        try:
            session = later.start_again(play, same=same)
        except later.PROBLEMS as error:
            self._say(error)
            return
        self.go_home()
        self.tell_notices(play)
        self.open_table(session, opening=True)

    def leave_game(self, play: Play) -> None:
        """Close a game and go home."""
        play.session.close()
        self.tell_notices(play)
        self.play = None
        self.go_home()

    def go_home(self) -> None:
        """Close all screens above the first one."""
        for screen in reversed(self.screen_stack[1:]):
            screen.dismiss()

    def _say(self, error: Exception) -> None:
        self.notify(str(error), severity="warning", timeout=15, markup=False)
