"""The options of the pending decision, each with its key; and what is refused, with the reason."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.reactive import reactive
from textual.style import Style

from united.app import glyphs
from united.app.model.sheets import same_as_symbols
from united.app.model.shown import Offer, Shown
from united.app.pieces import META, hotkey, join, lines, rule_number, symbols
from united.app.widgets.pane import Pane
from united.rules.decision import Refusal

KEY = 2
"""Cells of the key before an option."""

NUMBER = "number"
"""The name under which a line carries the number of its option."""


class ChoiceList(Pane, can_focus=True):
    """The options in one column or two, as many as fit; `highlighted` counts from 0."""

    HELP = """\
### Decision

What is asked now, and what can be chosen. The key beside an option takes it at once; the arrows and
Enter do the same, and so does the mouse, here and on the board. `0` always ends or declines.

What is dim is not possible now; the reason stands beside it, with the number of its rule.
"""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Up", show=False),
        Binding("down", "move(1)", "Down", show=False),
        Binding("left", "across(-1)", "Left", show=False),
        Binding("right", "across(1)", "Right", show=False),
        Binding("home", "move(-1000)", "First", show=False),
        Binding("end", "move(1000)", "Last", show=False),
        Binding("enter", "take", "Take", show=False),
    ]
    highlighted: reactive[int] = reactive(0)

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.choices: tuple[Offer, ...] = ()
        self.refused: tuple[Refusal, ...] = ()
        self.starts: list[int] = []
        self.texts: list[Content] = []
        self.lines = 1
        self._fitted = 0

    def refresh_table(self, shown: Shown) -> None:
        decision = shown.position.decision
        self.choices = shown.offers
        self.refused = decision.refused if decision is not None else ()
        self.texts = [_say(one, shown) for one in self.choices]
        self.set_reactive(ChoiceList.highlighted, 0)
        self.fit()

    def fit(self) -> None:
        """Take as many lines as the options need. (An automatic height may be a step behind.)"""
        self._fitted = self._room
        self.lines = max(len(self._draw(self._fitted)), 1)
        self.styles.height = self.lines
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        """Fit the options to the new width."""
        del event
        if self._room != self._fitted:
            self.fit()

    @property
    def _room(self) -> int:
        """The cells of a line."""
        frame = self.parent
        width = frame.content_size.width if isinstance(frame, VerticalScroll) else 0
        return max(width - 1, 20)

    def heading(self) -> str:
        return ""

    def render(self) -> Content:
        return lines(self._draw(self._room))

    def _draw(self, width: int) -> list[Content]:
        drawn = self._draw_pairs(width) if self._two_columns(width) else self._draw_rows(width)
        for names, refused in _by_reason(self.refused):
            drawn += _draw_refused(names, refused, width)
        return drawn

    def _two_columns(self, width: int) -> bool:
        longest = max((one.cell_length for one in self.texts), default=0)
        return len(self.choices) > 3 and 2 * (longest + KEY) + 1 <= width

    def _draw_rows(self, width: int) -> list[Content]:
        drawn: list[Content] = []
        self.starts = []
        for number in range(len(self.choices)):
            self.starts.append(len(drawn))
            drawn += self._draw_choice(number, width)
        return drawn

    def _draw_pairs(self, width: int) -> list[Content]:
        rows, room = -(-len(self.choices) // 2), (width - 1) // 2
        self.starts = [number % rows for number in range(len(self.choices))]
        drawn = []
        for row in range(rows):
            left = self._draw_choice(row, room)[0]
            left = left.pad_right(room + 1 - left.cell_length)
            right = self._draw_choice(row + rows, room) if row + rows < len(self.choices) else []
            drawn.append(Content("").join([left, *right[:1]]))
        return drawn

    def _draw_choice(self, number: int, width: int) -> list[Content]:
        choice = self.choices[number]
        link = Style.from_meta({META: choice.key, NUMBER: number})
        style = ("bold reverse" if self.has_focus else "bold") if number == self.highlighted else ""
        rows = self.texts[number].stylize(style, 0, len(choice.text)).wrap(max(width - KEY, 10))
        heads = [Content.assemble(hotkey(choice.hotkey), " "), *[Content(" " * KEY)] * len(rows)]
        return [
            Content.assemble(head, row).stylize(link)
            for head, row in zip(heads, rows, strict=False)
        ]

    def watch_highlighted(self) -> None:
        """Bring the option into sight and tell of it."""
        if not self.choices:
            return
        self.refresh()
        if isinstance(self.parent, VerticalScroll) and self.highlighted < len(self.starts):
            line = Region(0, self.starts[self.highlighted], self._room, 1)
            self.parent.scroll_to_region(line, animate=False)
        if self.onlooker is not None:
            self.onlooker.look_at(self.choices[self.highlighted])

    def on_focus(self) -> None:
        """Show where the cursor is."""
        self.watch_highlighted()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Highlight the option under the mouse."""
        number = event.style.meta.get(NUMBER)
        if isinstance(number, int) and number < len(self.choices):
            self.highlighted = number

    def action_move(self, steps: int) -> None:
        """Move the cursor down or up the options."""
        if self.choices:
            self.highlighted = min(max(self.highlighted + steps, 0), len(self.choices) - 1)

    def action_across(self, columns: int) -> None:
        """Move the cursor to the other column; with a single column, down or up."""
        if self._two_columns(self._room):
            target = self.highlighted + columns * -(-len(self.choices) // 2)
            if 0 <= target < len(self.choices):
                self.highlighted = target
        else:
            self.action_move(columns)

    def action_take(self) -> None:
        """Take the option under the cursor."""
        if self.choices:
            self.pick((self.choices[self.highlighted],))


def _say(choice: Offer, shown: Shown) -> Content:
    """Return the text of an option; of a card also its symbols, or the pool that it would give."""
    decision = shown.position.decision
    card = next((one for one in shown.position.hand if one.id == choice.about.card), None)
    if card is None or decision is None or decision.kind not in ("play", "discard"):
        return Content(choice.text)
    if card.pool is not None:
        gives = symbols(card.pool, none="nothing")
        return Content.assemble(choice.text, (f" {glyphs.RIGHT} ", "$quiet"), gives)
    plain = same_as_symbols(card.name, card.symbols)
    return Content(choice.text) if plain else join([choice.text, symbols(card.symbols)], "  ")


def _by_reason(refused: tuple[Refusal, ...]) -> list[tuple[str, Refusal]]:
    """Return what is refused for the same reason together: the names, and one of them."""
    first = {one.reason: one for one in reversed(refused)}
    return [
        (", ".join(one.text for one in refused if one.reason == reason), sample)
        for reason, sample in reversed(first.items())
    ]


def _draw_refused(names: str, refused: Refusal, width: int) -> list[Content]:
    """Return what is not possible, dim, with the reason and its rule."""
    reason = refused.reason
    said = Content.assemble(
        f"{names}: ", (reason.text, "italic"), " ", rule_number(reason.rule)
    ).stylize_before("dim")
    rows = said.wrap(max(width - KEY, 10))
    heads = [Content.styled(f"{glyphs.DASH} ", "dim"), *[Content(" " * KEY)] * len(rows)]
    return [Content.assemble(head, row) for head, row in zip(heads, rows, strict=False)]
