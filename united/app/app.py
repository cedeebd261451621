"""The app: its themes, keys and settings, and what is the same on every screen."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable, Sequence
from errno import EIO
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import evolve
from rich.console import RenderableType
from textual import events
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.filter import LineFilter, Monochrome
from textual.geometry import Size
from textual.screen import Screen

from united.app import later
from united.app.arrange import too_small
from united.app.flow import Flow
from united.app.glyphs import AsciiFilter, locale_is_utf8
from united.app.keys import DEFAULT_KEYS
from united.app.no_color import NoColorFilter
from united.app.screens.base import Palette
from united.app.screens.home import HomeScreen
from united.app.screens.too_small import TooSmallScreen
from united.app.settings import Settings, read_settings
from united.app.signals import catch_ending, catch_waking, end_at_last
from united.app.themes import THEMES
from united.outside.quoting import shown_path
from united.session.player_settings import CURTAIN, SettingsError, settings_path

if TYPE_CHECKING:
    from united.session.replay import Replay
    from united.session.session import Session


class UnitedApp(Flow, App[None]):
    """United in the terminal. `failure` is the error that ended it, None where none did.

    `curtain` is what the command line says of the curtain, instead of the settings; None for
    nothing. `settings_problems` are sentences about what is wrong with the settings file.
    `ended_by` is the number of the signal that did, 0 for none; only if it `catches_signals`.
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
        self.settings_problems: tuple[str, ...] = ()
        self.curtain_asked = curtain
        self.settings = settings or self._read_settings()
        self._no_color_asked = self.no_color
        self._ascii = AsciiFilter()
        self._no_color_filter = NoColorFilter()
        self.animation_level = "none"
        for theme in THEMES:
            self.register_theme(theme)
        self.apply_settings(self.settings)

    def _read_settings(self) -> Settings:
        reading = read_settings(settings_path())
        self.settings_problems = reading.problems
        return reading.settings

    def apply_settings(self, settings: Settings) -> None:
        """Use other settings from now on."""
        if self.curtain_asked is not None:
            settings = evolve(settings, curtain=self.curtain_asked)
        self.settings = settings
        self.no_color = self._no_color_asked or not settings.color
        utf8 = locale_is_utf8(os.environ)
        self._ascii.enabled = settings.ascii == "on" or (settings.ascii == "auto" and not utf8)
        self.theme = settings.theme
        self.set_keymap(settings.keys)
        if self.play is not None:
            self.play.settings = settings

    def get_default_screen(self) -> Screen[Any]:
        """Return the screen below all others."""
        return HomeScreen()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what changes each line on its way out: no colours, ASCII only."""
        filters = [one for one in super().get_line_filters() if not isinstance(one, Monochrome)]
        filters += [self._no_color_filter] if self.no_color else []
        return [*filters, self._ascii] if self._ascii.enabled else filters

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
        if self.settings_problems:
            title = f"Not all of the settings in {shown_path(settings_path())} can be used"
            notice = later.NoticeScreen(title, self.settings_problems)
            self.push_screen(notice, lambda _: self._open_first())
        else:
            self._open_first()

    def _open_first(self) -> None:
        if self.first_session is not None:
            self.open_table(self.first_session)
        elif self.first_replay is not None:
            self.open_replay(self.first_replay)

    def warm_up(self) -> None:
        """Load the other screens and the engine now that the first screen is to be seen."""
        self.run_worker(self._warm_up, thread=True, exclusive=True)

    def _warm_up(self) -> None:
        later.load_all()
        # As at the start: what stays to the end is not to be searched for garbage.
        gc.freeze()
        self._find_last_game()

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

    def on_settings_screen_changed(self, event: later.SettingsScreen.Changed) -> None:
        """Change a setting and keep it in the player's file."""
        self.change_setting(event.name, event.value)

    def change_setting(self, name: str, value: object) -> None:
        """Change a setting and keep it; where the file cannot be changed it holds for now only."""
        if name == CURTAIN:
            self.curtain_asked = None
        try:
            reading = later.change_settings(settings_path(), {name: value})
            self.settings_problems = reading.problems
            self.apply_settings(reading.settings)
        except SettingsError as error:
            changes: dict[str, Any] = {name: value}
            self.apply_settings(evolve(self.settings, **changes))
            text = f"Not kept, it holds until you leave: {error}"
            self.notify(text, severity="warning", timeout=15, markup=False)
        if isinstance(self.screen, later.SettingsScreen):
            self.screen.show_settings(self.settings, self.settings_problems)
        self.refresh(repaint=True, layout=True)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Yield what the palette lists: all that can be done now."""
        yield from later.list_commands(self, screen)

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
        if isinstance(self.screen, later.AskScreen):
            return
        question = f"Leave United?{self._fate_of_game()}"
        self.push_screen(later.AskScreen(question, "Leave", "Stay"), self._quit_asked)

    def _fate_of_game(self) -> str:
        if self.play is None:
            return ""
        if self.play.session.saved:
            return " The game is saved."
        return " The game is not saved and will be lost."

    def _quit_asked(self, agreed: bool | None) -> None:
        if agreed:
            self.exit()

    def on_unmount(self) -> None:
        """Close the saved game, so that others can go on with it."""
        if self.play is not None:
            self.play.session.close()

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
