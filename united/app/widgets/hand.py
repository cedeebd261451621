"""The hand: its cards, what each says, and the pool that each would give."""

from __future__ import annotations

from textual.content import Content

from united.app import glyphs
from united.app.model.folds import Offer
from united.app.model.sheets import card_sheet, hero_sheet, same_as_symbols
from united.app.model.shown import Shown
from united.app.pieces import card_title, hotkeys, join, lines, symbols
from united.app.widgets.list_pane import ListPane
from united.definitions.wording import counted
from united.rules.position import Card, Hero, Position


class HandPane(ListPane):
    """The hand of who is asked, in solo the team's; in the Villain's turn how many cards each has.

    Behind a curtain no card is shown.
    """

    HELP = """\
### Hand

Each card with its symbols and its special effect. When a card is to be played, the line that begins
with an arrow is the pool that this card gives together with the one played before it. Enter or the
key beside it takes a card; `i` opens it. In the Villain's turn all hands are listed.
"""

    def heading(self) -> str:
        if self.shown is None:
            return super().heading()
        position = self.shown.position
        if position.team is not None:
            return f"{super().heading()} {glyphs.DASH} deck {position.team.pile.deck_size}"
        holder = position.hand_holder
        if holder is None or holder.pile is None:
            return "All hands"
        return f"Hand {self.shown.badge(holder)} {glyphs.DASH} deck {holder.pile.deck_size}"

    def depends(self, shown: Shown) -> object:
        position = shown.position
        offered = [self._choices(shown, card) for card in position.hand]
        return position.hand, offered, position.hand_holder, _between_turns(position)

    def draw(self, shown: Shown) -> list[Content]:
        hands = [_draw_hand(hero) for hero in _between_turns(shown.position)]
        return hands or [self._draw_card(shown, card) for card in shown.position.hand]

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
        if self.shown is not None and not _between_turns(self.shown.position):
            self.say_closer(describe_card(self.shown.position.hand[number]))

    def choose(self, number: int) -> None:
        if self.shown is None:
            return
        cards = self.shown.position.hand[number : number + 1]
        choices = [one for card in cards for one in self._choices(self.shown, card)]
        if choices:
            self.pick(tuple(choices))
        else:
            self.open(number)

    def open(self, number: int) -> None:
        if self.shown is not None:
            heroes = _between_turns(self.shown.position)
            cards = self.shown.position.hand
            about = hero_sheet(heroes[number], self.shown) if heroes else card_sheet(cards[number])
            self.post_message(self.Opened(about))


def _between_turns(position: Position) -> tuple[Hero, ...]:
    """Return all Heroes where no hand is that of the turn, as in the Villain's; else none."""
    return position.heroes if position.team is None and position.hand_holder is None else ()


def _draw_hand(hero: Hero) -> Content:
    """Return how many cards a Hero has, and which they are where that is to be seen."""
    pile = hero.pile
    if pile is None:
        return Content.styled(hero.name, "bold $hero")
    head = Content.assemble((hero.name, "bold $hero"), f" {counted(pile.hand_size, 'card')}")
    return lines([head, *([", ".join(card.name for card in pile.hand)] if pile.hand else [])])


def describe_card(card: Card) -> Content:
    """Return in a few lines what a card gives and says."""
    parts = [Content.styled(card.name, "bold"), symbols(card.symbols)]
    if card.text:
        parts.append(Content(" ".join(card.text)))
    if card.pool is not None:
        parts.append(Content.assemble("Pool: ", symbols(card.pool, none="nothing")))
    return join(parts, "  ")
