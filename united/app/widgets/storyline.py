"""The Storyline: the cards in the order they were played, in the middle of the ring."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.style import Style

from united.app import glyphs
from united.app.model.sheets import card_sheet, same_as_symbols
from united.app.model.shown import Shown
from united.app.pieces import draw_tokens, hero_sign, join, lines, symbols
from united.app.widgets.pane import Pane
from united.rules.position import Card

EDGE = 2
"""Cells at each end for the arrow of the way round."""


class StorylinePane(Pane, can_focus=True):
    """The cards in the order they were played, the newest at the end; `cursor` counts from 0."""

    HELP = """\
### Storyline

Every card played lies here, the newest last. The two cards whose symbols count now stand in
brackets with what they give. Left and right go from card to card, Home and End to the first and the
last; Enter or `i` opens a card. The arrows at the ends belong to the way round the ring.
"""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", "Earlier", show=False),
        Binding("right", "go(1)", "Later", show=False),
        Binding("up,home", "go(-1000)", "First", show=False),
        Binding("down,end", "go(1000)", "Last", show=False),
        Binding("enter", "open", "Open", show=False),
    ]

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cursor = 0

    def depends(self, shown: Shown) -> object:
        return shown.position.storyline

    def refresh_table(self, shown: Shown) -> None:
        self.cursor = max(len(shown.position.storyline) - 1, 0)
        self.refresh()

    def heading(self) -> str:
        return ""

    def render(self) -> Content:
        if self.shown is None:
            return Content()
        width, height = self.content_size
        rows = self._draw_cards(self.shown, max(width - 2 * EDGE, 1), height)
        edges = (
            Content.styled(f"{glyphs.UP} ", "bold $quiet"),
            Content.styled(f" {glyphs.DOWN}", "bold $quiet"),
        )
        padded = (row.pad_right(max(width - 2 * EDGE - row.cell_length, 0)) for row in rows)
        return lines(Content.assemble(edges[0], row, edges[1]) for row in padded)

    def _draw_cards(self, shown: Shown, width: int, height: int) -> list[Content]:
        """Return the cards up to the newest, or to the one under the cursor, in so many rows."""
        cards = shown.position.storyline
        last = len(cards) if not self.has_focus else self._end(shown, width, height)
        first = last
        rows: list[Content] = []
        while first and len(more := self._rows(shown, first - 1, last, width)) <= height:
            first, rows = first - 1, more
        if not rows and first:
            first, rows = first - 1, [self._draw_card(shown, first - 1)]
        rows = [one.truncate(width, ellipsis=True) for one in rows]
        return [*rows, *[Content()] * (height - len(rows))]

    def _end(self, shown: Shown, width: int, height: int) -> int:
        """Return where what is shown must end, so that the card under the cursor is among it."""
        end = len(shown.position.storyline)
        while end - 1 > self.cursor and len(self._rows(shown, self.cursor, end, width)) > height:
            end -= 1
        return end

    def _rows(self, shown: Shown, first: int, last: int, width: int) -> list[Content]:
        """Return some cards in rows, after how many there are before them."""
        count = len(shown.position.storyline)
        parts = [Content.styled(f"{first} earlier", "$quiet")] if first else []
        parts += [self._draw_card(shown, number) for number in range(first, last)]
        parts += [Content.styled(f"{count - last} later", "$quiet")] if last < count else []
        rows: list[Content] = []
        for part in parts:
            if rows and rows[-1].cell_length + 1 + part.cell_length <= width:
                rows[-1] = Content(" ").join([rows[-1], part])
            else:
                rows.append(part)
        return rows

    def _draw_card(self, shown: Shown, number: int) -> Content:
        card = shown.position.storyline[number]
        drawn = _say_card(card, shown)
        if self.has_focus and number == self.cursor:
            drawn = drawn.stylize("reverse")
        if card.counts:
            drawn = Content.assemble(("[", "bold $key"), drawn, ("]", "bold $key"))
        return drawn.stylize(Style.from_meta({"card": number}))

    def on_click(self, event: events.Click) -> None:
        """Open the card under the mouse."""
        number = event.style.meta.get("card")
        if isinstance(number, int):
            event.stop()
            self.cursor = number
            self.action_open()

    def action_go(self, steps: int) -> None:
        """Move the cursor along the cards."""
        if self.shown is None or not self.shown.position.storyline:
            return
        self.cursor = min(max(self.cursor + steps, 0), len(self.shown.position.storyline) - 1)
        self.say_closer(_describe(self.shown.position.storyline[self.cursor]))
        self.refresh()

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


def _say_card(card: Card, shown: Shown) -> Content:
    """Return a card in one line: whose, its name, and what it gives where that counts now."""
    if card.kind == "plan":
        name = Content.assemble(("Plan ", "$villain"), (card.name, "bold $villain"))
        return join([name, *(draw_tokens(token) for token in card.tokens if token.amount)])
    sign = hero_sign(card.owner, shown)
    if card.face_down:
        return Content.assemble(sign, (" face down", "italic"))
    if not card.counts or same_as_symbols(card.name, card.symbols):
        return Content.assemble(sign, " ", card.name)
    return Content.assemble(sign, " ", card.name, " ", symbols(card.symbols))


def _describe(card: Card) -> Content:
    sheet = card_sheet(card)
    said = " ".join(sheet.paragraphs)
    return Content.assemble((sheet.title, "bold"), f" ({sheet.kind}) {said}")
