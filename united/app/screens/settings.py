"""The settings: each with its value; Enter or the arrows change it, and the file with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import Request, Screen
from united.app.settings import CHOICES, Settings
from united.app.widgets.listed import Listed
from united.outside.quoting import shown_path
from united.session.player_settings import settings_path

NAMES: Final = {
    "theme": "Colours",
    "speed": "Pause after each step that is told",
    "flash": "Light up what has just changed",
    "automation": "What is asked",
    "unspent": "Say what a turn leaves unspent",
    "curtain": "Curtain between two seats",
    "ascii": "Only ASCII signs",
    "color": "Use colours at all",
}

VALUES: Final[dict[object, str]] = {
    "all": "everything",
    "real": "only real choices",
    "turns": "only real choices, and spent turns end by themselves",
    "auto": "where the terminal needs it",
    "contrast": "high contrast",
    "step": "until a key is pressed",
    "on": "yes",
    "off": "no",
    True: "yes",
    False: "no",
}


class SettingsScreen(Screen[None]):
    """The settings with their values."""

    CSS_PATH = "../styles/screens.tcss"
    HELP = """\
### Settings

Enter, left and right change the value of a setting. The settings are in a file, which you can edit;
other keys for the commands are set there, below `[keys]`.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "Value before", priority=True),
        Binding("right", "change(1)", "Next value", priority=True),
        Binding("escape", "close", "Close"),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave"),
    ]

    class Changed(Request):
        """The player wants another value for a setting."""

        def __init__(self, name: str, value: object) -> None:
            super().__init__()
            self.name = name
            self.value = value

    def __init__(self, settings: Settings, problems: Sequence[str] = ()) -> None:
        super().__init__()
        self.settings = settings
        self.problems = problems

    def compose(self) -> ComposeResult:
        title = f"Settings   Enter or left/right change   {self.leave_key}/Esc close"
        yield Static(Content(title), classes="title")
        yield Listed(id="settings-list", markup=False)
        yield Static(id="settings-problems")
        # The file is on the machine where the app runs: a visitor in a browser cannot get there.
        if not self.app.is_web:
            yield Static(
                Content(f"They are kept in {shown_path(settings_path())}"), id="settings-note"
            )

    def on_mount(self) -> None:
        """List the settings."""
        self.show_settings(self.settings, self.problems)

    def show_settings(self, settings: Settings, problems: Sequence[str]) -> None:
        """List the settings with their values, and what is wrong with their file."""
        self.settings = settings
        self.query_one("#settings-problems", Static).update(Content("\n".join(problems)))
        listed = self.query_one(OptionList)
        kept = listed.highlighted or 0
        listed.set_options([Option(self._draw(name)) for name in NAMES])
        listed.highlighted = kept

    def _draw(self, name: str) -> Content:
        value = getattr(self.settings, name)
        said = VALUES.get(value, str(value))
        return Content.assemble(f"{NAMES[name]:<36}", (said, "bold $key"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to the next value."""
        event.stop()
        self.action_change(1)

    def action_change(self, step: int) -> None:
        """Ask for the next value of the setting under the cursor, or the one before."""
        name = list(NAMES)[self.query_one(OptionList).highlighted or 0]
        values = CHOICES[name]
        now = values.index(getattr(self.settings, name))
        self.post_message(self.Changed(name, values[(now + step) % len(values)]))

    def action_close(self) -> None:
        """Close."""
        self.dismiss()
