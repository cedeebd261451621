"""The setup of a new game: every value in one list, with what it means beside it."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from united.app.keyboard import DEFAULT_KEYS, fill_keys
from united.app.model.setup_form import Form, Row, change
from united.app.model.setup_rows import details, rows
from united.app.model.setup_typing import typing_problem, write
from united.app.pieces import lines
from united.app.screens.ask import AskScreen
from united.app.screens.base import Request, Screen
from united.app.screens.type import TypeScreen
from united.app.widgets.listed import Listed
from united.rules.setup import random_seed

AROUND: Final = 4
"""Cells that a row of the list has around it, its frame and what scrolls it with them."""

LEAST_BESIDE: Final = 20
"""Cells that what there is to read of a row always has."""


class SetupScreen(Screen[None]):
    """The form of a new game."""

    CSS_PATH = "../styles/screens.tcss"
    HELP = """\
### New game

Up and down choose a row, left and right its value. Enter starts the game from the first row, types
a text where one is wanted, and else takes the next value. `{another_seed}` takes another seed,
`{copy_seed}` copies it. The right side says what the row means; for a Hero it shows all twelve
cards.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "Value before", priority=True),
        Binding("right", "change(1)", "Next value", priority=True),
        Binding(DEFAULT_KEYS["another_seed"], "another_seed", "Another seed", id="another_seed"),
        Binding(DEFAULT_KEYS["copy_seed"], "copy_seed", "Copy the seed", id="copy_seed"),
        Binding("escape", "close", "Close"),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave"),
    ]

    class Started(Request):
        """The player wants to play the game of this form."""

        def __init__(self, form: Form) -> None:
            super().__init__()
            self.form = form

    def __init__(self, form: Form) -> None:
        super().__init__()
        self.form = form
        self.first = form
        self.rows: list[Row] = []

    def compose(self) -> ComposeResult:
        keys = f"left/right change  Enter type or start  {self.leave_key}/Esc close"
        yield Static(Content(f"{self.form.title}  {keys}"), classes="title")
        with Horizontal():
            yield Listed(id="setup-list", markup=False)
            with VerticalScroll(id="setup-details", can_focus=False):
                yield Static(id="setup-text", markup=False)
        yield Static(id="setup-problem", markup=False)

    def on_mount(self) -> None:
        """List the rows."""
        self.show_form(self.form)

    def show_form(self, form: Form) -> None:
        """List the rows of a form."""
        self.form = form
        self.rows = rows(form)
        listed = self.query_one(OptionList)
        kept = listed.highlighted or 0
        width = max(len(row.label) for row in self.rows)
        listed.set_options([Option(_draw(row, width)) for row in self.rows])
        listed.highlighted = min(kept, len(self.rows) - 1)
        self.give_room()
        trouble = form.trouble()
        first = trouble.partition("\n")[0]
        self.query_one("#setup-problem", Static).update(Content(first))

    def on_resize(self) -> None:
        """Give the list the room that it needs in a terminal of another size."""
        if self.rows:
            self.give_room()

    def give_room(self) -> None:
        """Let the list be as wide as its longest row, as far as something is left beside it."""
        label = max(cell_len(row.label) for row in self.rows)
        needed = label + 1 + max(cell_len(row.value) for row in self.rows)
        listed = self.query_one(OptionList)
        listed.styles.min_width = min(needed + AROUND, max(self.size.width - LEAST_BESIDE, 1))

    @property
    def row(self) -> Row:
        """The row under the cursor."""
        return self.rows[self.query_one(OptionList).highlighted or 0]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what there is to read of the row."""
        event.stop()
        drawn: list[Content] = []
        for heading, paragraphs in details(self.form, self.row):
            drawn.append(Content.styled(heading, "bold"))
            drawn += [Content(f"  {self._fill(one)}" if heading else one) for one in paragraphs]
        self.query_one("#setup-text", Static).update(lines(drawn))
        self.query_one("#setup-details").scroll_home(animate=False)

    def _fill(self, paragraph: str) -> str:
        """Put the player's keys into what the app says itself, and into nothing from content."""
        own = self.row.about == ("", "")
        return fill_keys(paragraph, self.player_keys) if own else paragraph

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Start, type a text, or take the next value."""
        event.stop()
        row = self.row
        if row.kind == "start":
            self.start()
        elif row.kind == "type":
            check = partial(typing_problem, row.id)
            typing = TypeScreen(row.label.strip().capitalize(), row.typed, check=check)
            self.open(typing, self._typed)
        else:
            self.action_change(1)

    def start(self) -> None:
        """Start the game, or say why it cannot start."""
        trouble = self.form.trouble()
        if trouble:
            self.app.notify(trouble, severity="warning", markup=False)
        else:
            self.post_message(self.Started(self.form))

    def _typed(self, text: str | None) -> None:
        if text is not None:
            self.show_form(write(self.form, self.row.id, text))

    def action_change(self, step: int) -> None:
        """Take the next value of the row, or the one before."""
        if self.row.kind != "start":
            self.show_form(change(self.form, self.row.id, step))

    def action_another_seed(self) -> None:
        """Take another seed at random."""
        self.show_form(evolve(self.form, seed=random_seed()))

    def action_copy_seed(self) -> None:
        """Copy the seed."""
        self.app.copy_to_clipboard(str(self.form.seed))
        self.app.notify(f"Seed {self.form.seed} copied", markup=False)

    def action_close(self) -> None:
        """Close; ask first where something that was chosen would be lost."""
        if self.form == self.first:
            self.dismiss()
            return
        question = "Leave without starting a game? What you have chosen is not kept."
        self.open(AskScreen(question, "Leave", "Stay"), self._close_asked)

    def _close_asked(self, agreed: bool | None) -> None:
        if agreed:
            self.dismiss()


def _draw(row: Row, width: int) -> Content:
    if row.kind == "start":
        return Content.styled(row.label, "bold $key")
    return Content.assemble(f"{row.label:<{width}} ", (row.value, "bold"))
