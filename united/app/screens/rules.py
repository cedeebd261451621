"""The rules reference: every rule with its number, searchable."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from united.app.keyboard import DEFAULT_KEYS
from united.app.screens.base import Screen
from united.app.widgets.line import InputLine
from united.app.widgets.listed import Listed
from united.library import load_rulebook
from united.library.rulebook import Rule, UnknownRule


class RulesScreen(Screen[None]):
    """All rules at the left, the one in focus at the right; `number` is the one to begin with."""

    AUTO_FOCUS = "#rule-list"
    CSS_PATH = "../styles/screens.tcss"
    HELP = """\
### Rules

Up and down go from rule to rule. Type `{search}` and some words to find rules that have them, Enter
to go to what was found. Escape closes.
"""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close", show=False),
        Binding(DEFAULT_KEYS["leave"], "close", "Close", id="leave", show=False),
        Binding(DEFAULT_KEYS["search"], "search", "Search", id="search", show=False),
    ]

    def __init__(self, number: str = "") -> None:
        super().__init__()
        self.book = load_rulebook()
        self.rules: tuple[Rule, ...] = self.book.rules
        self.number = number

    def compose(self) -> ComposeResult:
        title = (
            f"Rules reference   {self.player_keys['search']} search   {self.leave_key}/Esc close"
        )
        yield Static(Content(title), classes="title")
        yield InputLine(placeholder="words to find in the rules", id="rule-search", compact=True)
        with Horizontal():
            yield Listed(id="rule-list", markup=False)
            with VerticalScroll(id="rule-text", can_focus=False):
                yield Static(id="rule", markup=False)

    def on_mount(self) -> None:
        """List the rules and open the wanted one."""
        self._list(self.rules)
        try:
            wanted = self.book.get(self.number) if self.number else self.rules[0]
        except UnknownRule:
            wanted = self.rules[0]
        self.query_one(OptionList).highlighted = self.rules.index(wanted)

    def _list(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        listed = self.query_one(OptionList)
        listed.set_options([Option(_draw_title(rule), id=rule.number) for rule in rules])
        if rules:
            listed.highlighted = 0
        else:
            self.query_one("#rule", Static).update(Content("No rule has these words."))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule in focus."""
        event.stop()
        # Of a list that was shorter or longer before, events may still be on their way.
        rule = next((one for one in self.rules if one.number == event.option.id), None)
        if rule is not None:
            self.query_one("#rule", Static).update(draw_rule(rule))
            self.query_one("#rule-text").scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """List the rules that have the words."""
        event.stop()
        self._list(self.book.search(event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to what was found."""
        event.stop()
        self.query_one(OptionList).focus()

    def action_search(self) -> None:
        """Go to the search line."""
        self.query_one(Input).focus()

    def action_close(self) -> None:
        """Go back to the list from the search line, else close."""
        if isinstance(self.focused, Input) and self.focused.value:
            self.focused.value = ""
        elif isinstance(self.focused, Input):
            self.query_one(OptionList).focus()
        else:
            self.dismiss()


def _draw_title(rule: Rule) -> Content:
    return Content.assemble((f"{rule.number:>3}", "bold $key"), f" {rule.title}")


def draw_rule(rule: Rule) -> Content:
    """Return a rule with its text, reason and source."""
    parts = [
        Content.assemble((f"{rule.number} {rule.title}", "bold")),
        Content.styled(rule.section, "$quiet"),
        Content(),
        Content(rule.text),
        Content(),
    ]
    if rule.reason:
        parts += [Content.assemble(("Reason: ", "bold"), rule.reason), Content()]
    parts.append(Content.styled(f"Source: {rule.source}.", "$quiet"))
    return Content("\n").join(parts)
