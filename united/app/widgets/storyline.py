"""The Storyline: the row of cards, and what their symbols pay for now."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.style import Style

from united.app import glyphs
from united.app.model.sheets import card_sheet, same_as_symbols
from united.app.model.shown import Shown
from united.app.pieces import join, lines, symbols
from united.app.widgets.pane import Pane
from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.effects.words import counted
from united.rules.position import Card

CARD = 15
"""Cells of a card with its brackets."""

CARD_ROWS = 3
"""Lines of a card."""

POOL = 22
"""Cells kept for the pool beside the cards."""


class StorylinePane(Pane, can_focus=True):
    """The cards in the order they were played, the newest at the right; `cursor` counts from 0."""

    HELP = """\
### Storyline

Every card played lies here, the newest last. The two cards whose symbols count now stand in
brackets; what they give, and the Action tokens, is said beside them. Left and right go from card to
card, Home and End to the first and the last; Enter or `i` opens a card.
"""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", "Earlier", show=False),
        Binding("right", "go(1)", "Later", show=False),
        Binding("up", "row(-1)", "Row up", show=False),
        Binding("down", "row(1)", "Row down", show=False),
        Binding("home", "go(-1000)", "First", show=False),
        Binding("end", "go(1000)", "Last", show=False),
        Binding("enter", "open", "Open", show=False),
    ]

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cursor = 0
        self._first = 0
        self._pool: Symbols | None = None

    def depends(self, shown: Shown) -> object:
        return shown.position.storyline, shown.position.pool, shown.position.tokens

    def refresh_table(self, shown: Shown) -> None:
        self.cursor = max(len(shown.position.storyline) - 1, 0)
        self.refresh()

    def preview(self, pool: Symbols | None) -> None:
        """Show the pool that a card would give, None for the pool as it is."""
        if pool != self._pool:
            self._pool = pool
            self.refresh()

    def heading(self) -> str:
        count = len(self.shown.position.storyline) if self.shown is not None else 0
        if not count:
            return super().heading()
        return f"{super().heading()} {glyphs.DASH} {counted(count, 'card')}"

    @property
    def _grid(self) -> tuple[int, int]:
        """How many cards stand in a row, and how many rows there are."""
        width, height = self.content_size
        return max((width - POOL) // CARD, 1), max((height + 1) // (CARD_ROWS + 1), 1)

    def render(self) -> Content:
        if self.shown is None:
            return Content()
        columns, rows = self._grid
        cards = self.shown.position.storyline
        self._scroll(len(cards), columns * rows)
        last = min(self._first + columns * rows, len(cards))
        side = self._draw_pool(self.shown, self._first, len(cards) - last)
        drawn: list[Content] = []
        for start in range(self._first, last, columns):
            drawn += self._draw_row(cards, range(start, min(start + columns, last)))
            drawn.append(Content())
        room = columns * CARD
        padded = [line.pad_right(max(room - line.cell_length, 0)) for line in drawn]
        beside = [*side, *[Content()] * len(padded)]
        return lines(join(pair, " ") for pair in zip(padded, beside, strict=False))

    def _scroll(self, count: int, room: int) -> None:
        """Bring the cursor in sight; without need the cards stay where they are."""
        if self.cursor < self._first:
            self._first = self.cursor
        elif self.cursor >= self._first + room:
            self._first = self.cursor - room + 1
        self._first = max(min(self._first, count - room), 0)

    def _draw_row(self, cards: tuple[Card, ...], numbers: range) -> list[Content]:
        boxes = [self._draw_card(number, cards[number]) for number in numbers]
        return [Content("").join([box[line] for box in boxes]) for line in range(CARD_ROWS)]

    def _draw_card(self, number: int, card: Card) -> list[Content]:
        left, right = ("[", "]") if card.counts else (" ", " ")
        width = CARD - 3
        cursor = self.has_focus and number == self.cursor
        link = Style.from_meta({"card": number})
        drawn = []
        for text, style in _card_rows(card):
            cell = Content.styled(text, style).truncate(width, ellipsis=True)
            cell = cell.pad_right(width - cell.cell_length)
            cell = cell.stylize("reverse") if cursor else cell
            edge = "bold $key"
            drawn.append(Content.assemble((left, edge), cell, (right, edge), " ").stylize(link))
        return drawn

    def _draw_pool(self, shown: Shown, before: int, after: int) -> list[Content]:
        """Return what may be spent, and how many cards are out of sight."""
        if self._pool is None:
            pool = Content.assemble(("Pool ", "bold"), symbols(shown.position.pool, none="empty"))
        else:
            pool = Content.assemble(("Would give ", "bold"), symbols(self._pool))
        tokens = Content.assemble(("Tokens ", "bold"), symbols(shown.position.tokens))
        hidden = [f"{before} earlier"] if before else []
        hidden += [f"{after} later"] if after else []
        drawn = [*pool.wrap(POOL - 1)[:2]]
        drawn += tokens.wrap(POOL - 1)[:2] if shown.position.tokens != NO_SYMBOLS else []
        drawn += [Content.styled(f"({', '.join(hidden)})", "$quiet")] if hidden else []
        return drawn

    def on_click(self, event: events.Click) -> None:
        """Open the card under the mouse."""
        number = event.style.meta.get("card")
        if isinstance(number, int):
            self.cursor = number
            self.action_open()

    def action_go(self, steps: int) -> None:
        """Move the cursor along the cards."""
        if self.shown is None or not self.shown.position.storyline:
            return
        self.cursor = min(max(self.cursor + steps, 0), len(self.shown.position.storyline) - 1)
        card = self.shown.position.storyline[self.cursor]
        self.say_closer(_describe(card))
        self.refresh()

    def action_row(self, rows: int) -> None:
        """Move the cursor a row of cards."""
        self.action_go(rows * self._grid[0])

    def action_open(self) -> None:
        """Open the card under the cursor."""
        if self.shown is not None and self.cursor < len(self.shown.position.storyline):
            card = self.shown.position.storyline[self.cursor]
            self.post_message(self.Opened(card_sheet(card)))

    inspect = action_open

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()


def _card_rows(card: Card) -> tuple[tuple[str, str], ...]:
    """Return the lines of a card with their styles: whose, what, what it gives."""
    if card.face_down:
        return ((card.owner_name, "$quiet"), ("face down", "italic"), ("gives nothing", "$quiet"))
    if card.kind == "plan":
        first = card.text[0] if card.text else ""
        return (("MASTER PLAN", "bold $villain"), (card.name, ""), (first, "$quiet"))
    gives = "" if same_as_symbols(card.name, card.symbols) else symbols(card.symbols).plain
    return ((card.owner_name, "bold $hero"), (card.name, ""), (gives, "$quiet"))


def _describe(card: Card) -> Content:
    sheet = card_sheet(card)
    said = " ".join(sheet.paragraphs)
    return Content.assemble((sheet.title, "bold"), f" ({sheet.kind}) {said}")
