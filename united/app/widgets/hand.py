"""The hand: its cards, what each says, and the pool that each would give."""

from __future__ import annotations

from textual.content import Content

from united.app import glyphs
from united.app.model.folds import Offer
from united.app.model.sheets import card_sheet, same_as_symbols
from united.app.model.shown import Shown
from united.app.pieces import card_title, hotkeys, join, lines, symbols
from united.app.widgets.list_pane import ListPane
from united.rules.position import Card


class HandPane(ListPane):
    """The hand of who is asked; in solo the team's. Behind a curtain it is not shown."""

    HELP = """\
### Hand

Each card with its symbols and its special effect. When a card is to be played, the line that begins
with an arrow is the pool that this card gives together with the one played before it. Enter or the
key beside it takes a card; `i` opens it.
"""

    def heading(self) -> str:
        if self.shown is None:
            return super().heading()
        position = self.shown.position
        holder = position.hand_holder
        whose = f"Hand of {holder.name}" if holder is not None else super().heading()
        pile = position.team.pile if position.team else holder.pile if holder else None
        return f"{whose} {glyphs.DASH} deck {pile.deck_size if pile else 0}"

    def depends(self, shown: Shown) -> object:
        offered = [self._choices(shown, card) for card in shown.position.hand]
        return shown.position.hand, offered, shown.position.hand_holder

    def draw(self, shown: Shown) -> list[Content]:
        return [self._draw_card(shown, card) for card in shown.position.hand]

    def _draw_card(self, shown: Shown, card: Card) -> Content:
        keys = hotkeys(self._choices(shown, card))
        title = [keys, card_title(card)] if keys else [card_title(card)]
        if shown.position.team is not None:
            title.append(Content.styled(f"({card.owner_name})", "$quiet"))
        drawn = [join(title)]
        if not same_as_symbols(card.name, card.symbols):
            drawn[0] = join([drawn[0], symbols(card.symbols)], "  ")
        drawn += [Content.styled(text, "$foreground") for text in card.text]
        if card.pool is not None:
            gives = symbols(card.pool, none="nothing")
            drawn.append(Content.assemble((f"{glyphs.RIGHT} gives ", "$quiet"), gives))
        return lines(drawn)

    def _choices(self, shown: Shown, card: Card) -> tuple[Offer, ...]:
        decision = shown.position.decision
        if decision is None or decision.kind not in ("play", "discard"):
            return ()
        return shown.about(card=card.id)

    def look(self, number: int) -> None:
        if self.shown is not None:
            self.say_closer(describe_card(self.shown.position.hand[number]))

    def choose(self, number: int) -> None:
        if self.shown is None:
            return
        choices = self._choices(self.shown, self.shown.position.hand[number])
        if choices:
            self.pick(choices)
        else:
            self.open(number)

    def open(self, number: int) -> None:
        if self.shown is not None:
            self.post_message(self.Opened(card_sheet(self.shown.position.hand[number])))


def describe_card(card: Card) -> Content:
    """Return in a few lines what a card gives and says."""
    parts = [Content.styled(card.name, "bold"), symbols(card.symbols)]
    if card.text:
        parts.append(Content(" ".join(card.text)))
    if card.pool is not None:
        parts.append(Content.assemble("Pool: ", symbols(card.pool, none="nothing")))
    return join(parts, "  ")
