"""The app: its themes, keys and settings, and what is the same on every screen."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from errno import EIO
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from textual import events, on
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.filter import LineFilter
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen

from united.app import later
from united.app.arrange import too_small
from united.app.exports import Exports
from united.app.in_turn import KeysInTurn
from united.app.keyboard import DEFAULT_KEYS
from united.app.on_table import OnTable
from united.app.preferences import Preferences
from united.app.screens.base import Palette, Request
from united.app.screens.home import HomeScreen
from united.app.screens.too_small import TooSmallScreen
from united.app.settings import Settings
from united.app.signals import catch_ending, catch_waking, end_at_last
from united.app.ways import Ways
from united.outside.quoting import shown_path
from united.session.player_settings import settings_path

if TYPE_CHECKING:
    from united.app.model.played import PlayedGame
    from united.session.replay import Replay
    from united.session.session import Session


class UnitedApp(KeysInTurn):
    """United in the terminal. `failure` is the error that ended it, None where none did.

    `curtain` is what the command line says of the curtain, instead of the settings; None for
    nothing. `ended_by` is the number of the signal that ended it, 0 for none; only if it
    `catches_signals`.
    """

    TITLE = "United"
    CSS_PATH = "styles/app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(DEFAULT_KEYS["help"], "help", "Help", id="help"),
        Binding(DEFAULT_KEYS["rules"], "rules", "Rules", id="rules"),
        Binding(DEFAULT_KEYS["palette"], "command_palette", "Commands", id="palette"),
        Binding("ctrl+c,ctrl+q", "ask_quit", "Quit", show=False, priority=True),
    ]

    def __init__(
        self,
        *,
        session: Session | None = None,
        replay: Replay | None = None,
        settings: Settings | None = None,
        curtain: bool | None = None,
        catches_signals: bool = False,
    ) -> None:
        super().__init__()
        self.failure: Exception | None = None
        self.ended_by = 0
        self.catches_signals = catches_signals
        self.first_session = session
        self.first_replay = replay
        self.animation_level = "none"
        self.table = OnTable()
        self.preferences = Preferences(self, self.table, settings, curtain)
        self.exports = Exports(self, self.table)
        self.ways = Ways(self, self.table, self.preferences, self.exports)

    @property
    def play(self) -> PlayedGame | None:
        """The game on the table, None where there is none."""
        return self.table.play

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.preferences.settings

    def get_default_screen(self) -> Screen[Any]:
        """Return the screen below all others."""
        return HomeScreen()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what changes each line on its way out."""
        return self.preferences.filters(super().get_line_filters())

    def on_load(self) -> None:
        """Make sure that the terminal is left as it was, before anything is done to it."""
        self._catch_signals()

    def _catch_signals(self) -> None:
        # A process that others embed the app in, as tests do, keeps its signals to itself.
        if self.catches_signals:
            catch_ending(self._end_by)
            if self._driver is not None:
                catch_waking(self._driver, lambda: bool(self.ended_by))

    def _end_by(self, number: int) -> None:
        if not self._exit:
            self.ended_by = number
            self.exit()

    def on_mount(self) -> None:
        """Open what was asked for, once the player has seen what is wrong with the settings."""
        # The drivers have signals of their own in mind.
        self._catch_signals()
        if not (self.first_session or self.first_replay):
            self.call_after_refresh(self.warm_up)
        if self.preferences.problems:
            title = f"Not all of the settings in {shown_path(settings_path())} can be used"
            notice = later.NoticeScreen(title, self.preferences.problems)
            self.push_screen(notice, lambda _: self._open_first())
        else:
            self._open_first()

    def _open_first(self) -> None:
        if self.first_session is not None:
            self.ways.open_table(self.first_session)
        elif self.first_replay is not None:
            self.ways.open_replay(self.first_replay)

    def warm_up(self) -> None:
        """Load the other screens and the engine now that the first screen is to be seen."""
        self.run_worker(self._warm_up, thread=True, exclusive=True)

    def _warm_up(self) -> None:
        later.load_all()
        # As at the start: what stays to the end is not to be searched for garbage.
        gc.freeze()
        self.ways.seek_last_game()

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger terminal where it is too small, and go on when it is larger."""
        self.mind_size(event.size)

    def mind_size(self, size: Size | None = None) -> None:
        """Put the wish for a larger terminal in front where it is too small, else take it away."""
        small = too_small(size or self.size)
        if not small and isinstance(self.screen, TooSmallScreen):
            self.screen.dismiss()
        elif small and not isinstance(self.screen, TooSmallScreen):
            self.push_screen(TooSmallScreen())

    @on(Request)
    def follow(self, request: Request) -> None:
        """Do what a screen asks."""
        self.ways.follow(request)

    def on_home_screen_returned(self) -> None:
        """See which game there is to go on with."""
        self.ways.look_again()

    async def _dispatch_message(self, message: Message) -> None:
        late = isinstance(message, Request) and message.is_late
        at_end = self._exit and isinstance(message, events.InputEvent | events.Paste)
        if not (late or at_end):
            await super()._dispatch_message(message)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Yield what the palette lists: all that can be done now."""
        # It knows screens that the first picture does without.
        from united.app.commands import list_commands

        yield from list_commands(screen, self.ways, self.exports, self.preferences)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let nothing be opened over the wish for a larger terminal: only leaving is possible."""
        return not isinstance(self.screen, TooSmallScreen) or action == "ask_quit"

    def action_command_palette(self) -> None:
        """Open the palette."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(Palette())

    def action_help(self) -> None:
        """Explain the part that has the focus, and list the keys."""
        if not isinstance(self.screen, later.HelpScreen):
            self.push_screen(later.help_for(self.screen, self.settings.keys))

    def action_rules(self) -> None:
        """Open the rules reference."""
        if not isinstance(self.screen, later.RulesScreen):
            self.push_screen(later.RulesScreen())

    def action_ask_quit(self) -> None:
        """Leave the app after asking, and say what becomes of the game."""
        if isinstance(self.screen, TooSmallScreen):
            self.screen.action_leave()
            return
        if isinstance(self.screen, later.AskScreen):
            return
        question = f"Leave United? {self.table.fate}".rstrip()
        self.push_screen(later.AskScreen(question, "Leave", "Stay"), self._quit_asked)

    def _quit_asked(self, agreed: bool | None) -> None:
        if agreed:
            self.exit()

    def on_unmount(self) -> None:
        """Close the saved game, so that others can go on with it."""
        self.table.close()

    def _handle_exception(self, error: Exception) -> None:
        self.failure = self.failure or error
        super()._handle_exception(error)

    def panic(self, *renderables: RenderableType) -> None:
        """End the app for a failure that is no error of its own, as when the terminal has gone."""
        del renderables
        self.failure = self.failure or OSError(EIO, "the terminal can no longer be read")
        self._return_code = 1
        end_at_last(1)
        self._close_messages_no_wait()

    def _fatal_error(self) -> None:
        # Textual would print a traceback; whoever runs the app says the failure in one line.
        self._close_messages_no_wait()
