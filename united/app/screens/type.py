"""A line to type."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from united.app.screens.base import ModalScreen
from united.app.widgets.line import InputLine


class TypeScreen(ModalScreen[str | None]):
    """Asks for a text; Enter gives it, Escape gives none.

    `enter` says what Enter does with it. `check` says what is wrong with a text, empty for nothing;
    until then it stays to be mended.
    """

    CSS_PATH = "../styles/screens.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "Back", show=False)]

    def __init__(
        self,
        question: str,
        value: str = "",
        *,
        enter: str = "sets it",
        check: Callable[[str], str] = lambda _: "",
    ) -> None:
        super().__init__()
        self.enter = enter
        self.check = check
        self.question = question
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(Content(self.question), classes="paragraph")
            yield InputLine(self.value, classes="line", compact=True)
            yield Static(id="type-problem", classes="problem", markup=False)
            yield Static(Content(f"Enter {self.enter}   Esc goes back"), classes="kind")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the text."""
        event.stop()
        problem = self.check(event.value)
        self.query_one("#type-problem", Static).update(Content(problem))
        if not problem:
            self.dismiss(event.value)

    def action_leave(self) -> None:
        """Give none."""
        self.dismiss(None)
