"""The player's settings while the app runs: read once, used at once, kept in the player's file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from attrs import evolve
from textual.app import App
from textual.filter import LineFilter, Monochrome

from united.app import later
from united.app.glyphs import AsciiFilter, locale_is_utf8
from united.app.no_color import NoColorFilter
from united.app.on_table import OnTable
from united.app.settings import Settings, read_settings
from united.app.themes import THEMES
from united.session.player_settings import CURTAIN, SettingsError, settings_path


class Preferences:
    """The settings in force, and what is wrong with the file that they come from.

    `curtain` is what the command line says of the curtain, instead of the settings; None for
    nothing. `problems` are sentences.
    """

    def __init__(
        self, app: App[Any], table: OnTable, settings: Settings | None, curtain: bool | None
    ) -> None:
        self._app = app
        self._table = table
        self._curtain = curtain
        self._no_color_asked = app.no_color
        self._ascii = AsciiFilter()
        self._no_color = NoColorFilter()
        self.problems: tuple[str, ...] = ()
        for theme in THEMES:
            app.register_theme(theme)
        self.settings = settings or self._read()
        self.use(self.settings)

    def _read(self) -> Settings:
        reading = read_settings(settings_path())
        self.problems = reading.problems
        return reading.settings

    def use(self, settings: Settings) -> None:
        """Use other settings from now on."""
        if self._curtain is not None:
            settings = evolve(settings, curtain=self._curtain)
        self.settings = settings
        self._app.no_color = self._no_color_asked or not settings.color
        utf8 = locale_is_utf8(os.environ)
        self._ascii.enabled = settings.ascii == "on" or (settings.ascii == "auto" and not utf8)
        self._app.theme = settings.theme
        self._app.set_keymap(settings.keys)
        if self._table.play is not None:
            self._table.play.settings = settings

    def filters(self, usual: Sequence[LineFilter]) -> Sequence[LineFilter]:
        """Return what changes each line on its way out: no colours, ASCII only."""
        filters = [one for one in usual if not isinstance(one, Monochrome)]
        filters += [self._no_color] if self._app.no_color else []
        return [*filters, self._ascii] if self._ascii.enabled else filters

    def change(self, name: str, value: object) -> None:
        """Change a setting and keep it; where the file cannot be changed it holds for now only."""
        if name == CURTAIN:
            self._curtain = None
        try:
            reading = later.change_settings(settings_path(), {name: value})
            self.problems = reading.problems
            self.use(reading.settings)
        except SettingsError as error:
            changes: dict[str, Any] = {name: value}
            self.use(evolve(self.settings, **changes))
            text = f"Not kept, it holds until you leave: {error}"
            self._app.notify(text, severity="warning", timeout=15, markup=False)
        if isinstance(self._app.screen, later.SettingsScreen):
            self._app.screen.show_settings(self.settings, self.problems)
        self._app.refresh(repaint=True, layout=True)
