"""Questions in the middle of the screen: yes or no, and one of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from united.app.keyboard import DEFAULT_KEYS
from united.app.model.folds import Offer
from united.app.pieces import hotkey
from united.app.screens.base import ModalScreen
from united.app.widgets.listed import Listed


class AskScreen(ModalScreen[bool]):
    """A question with two answers; Escape is the careful one."""

    AUTO_FOCUS = "#no"
    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes", show=False),
        Binding("n,escape", "answer(False)", "No", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question = question
        self.answers = (yes, no)

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(Content(self.question), classes="paragraph")
            with Horizontal(classes="buttons"):
                yield Button(Content(f"{self.answers[0]} (y)"), id="yes", compact=True)
                yield Button(Content(f"{self.answers[1]} (n)"), id="no", compact=True)
            hint = f"{self.leave_key} or Esc: {self.answers[1]}"
            yield Static(Content(hint), classes="kind way-out")

    def on_key(self, event: events.Key) -> None:
        """Take the key that leaves for the careful answer; a binding would take `y` or `n` away."""
        pressed = "space" if event.key == "space" else event.character
        if pressed == self.leave_key and pressed not in ("y", "n"):
            event.stop()
            event.prevent_default()
            self.action_answer(False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give the answer of the button."""
        event.stop()
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Give an answer."""
        self.dismiss(yes)


class PickScreen(ModalScreen[str | None]):
    """Which of several options is meant by what was picked on the board."""

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", show=False),
        Binding(DEFAULT_KEYS["leave"], "leave", "Back", id="leave", show=False),
    ]

    def __init__(self, choices: Sequence[Offer]) -> None:
        super().__init__()
        self.choices = list(choices)

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static("Which one?", classes="kind")
            options = [
                Option(Content.assemble(hotkey(one.hotkey), " ", one.text)) for one in self.choices
            ]
            yield Listed(*options, markup=False)
            yield Static(Content(f"{self.leave_key} or Esc: none"), classes="kind way-out")

    def on_key(self, event: events.Key) -> None:
        """Take the option whose key was pressed."""
        for choice in self.choices:
            if choice.hotkey and event.character == choice.hotkey:
                event.stop()
                self.dismiss(choice.key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option that was picked."""
        event.stop()
        self.dismiss(self.choices[event.option_index].key)

    def action_leave(self) -> None:
        """Take none."""
        self.dismiss(None)
