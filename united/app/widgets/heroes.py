"""The Heroes: where they are, what they hold, how they are."""

from __future__ import annotations

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model.sheets import hero_sheet
from united.app.model.shown import Shown
from united.app.pieces import join, lines, packed, symbols
from united.app.widgets.list_pane import ListPane
from united.definitions.symbols import NO_SYMBOLS
from united.rules.position import Count, Hero, Holding, Position


class HeroesPane(ListPane):
    """One entry a Hero."""

    HELP = """\
### Heroes

For each Hero the Location, cards in hand and deck, Action tokens, the tokens of a challenge with
what a full set does, and the state. Enter or `i` shows everything.
"""

    _drawn_for = 0

    def heading(self) -> str:
        team = self.shown.position.team if self.shown is not None else None
        if team is None:
            return super().heading()
        return f"The team {glyphs.DASH} hand {team.pile.hand_size}, deck {team.pile.deck_size}"

    def depends(self, shown: Shown) -> object:
        return shown.position.heroes, shown.position.team, _lasting(shown.position)

    def draw(self, shown: Shown) -> list[Content]:
        drawn = [self._draw_hero(shown, hero) for hero in shown.position.heroes]
        team = shown.position.team
        if team is not None:
            left = team.kos_allowed - team.kos
            kos = f", {left} KO left" if team.kos_allowed else ""
            tokens = symbols(team.pile.tokens)
            drawn.append(Content.assemble(("Team tokens ", "bold"), tokens, kos))
        return drawn

    def _draw_hero(self, shown: Shown, hero: Hero) -> Content:
        parts = [_title(hero, shown), Content(hero.place)]
        pile = hero.pile
        if pile is not None:
            parts += [Content(f"hand {pile.hand_size}"), Content(f"deck {pile.deck_size}")]
            if pile.tokens != NO_SYMBOLS:
                parts.append(Content.assemble("Tokens ", symbols(pile.tokens)))
        parts += [_draw_count(count) for count in hero.counts if count.amount or count.full_at]
        parts += [Content(f"tied to {hero.tied_place}")] if hero.tied_place else []
        full = [count.full_text for count in hero.counts if count.amount + 1 == count.full_at]
        full += [one.said for one in _lasting(shown.position) if one.hero == hero.id]
        return lines(
            [*packed(parts, self._room), *(Content.styled(text, "$touched") for text in full)]
        )

    @property
    def _room(self) -> int:
        return max(self.content_size.width - self.styles.scrollbar_size_vertical, 20)

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new width."""
        del event
        if self.shown is not None and self._drawn_for != self._room:
            self.refresh_table(self.shown)

    def refresh_table(self, shown: Shown) -> None:
        self._drawn_for = self._room
        super().refresh_table(shown)

    def look(self, number: int) -> None:
        if self.shown is not None and number < len(self.shown.position.heroes):
            sheet = hero_sheet(self.shown.position.heroes[number], self.shown)
            text = " ".join(sheet.paragraphs)
            self.say_closer(Content.assemble((f"{sheet.title}  ", "bold"), text))

    def choose(self, number: int) -> None:
        if self.shown is None or number >= len(self.shown.position.heroes):
            return
        choices = self.shown.between_heroes(self.shown.position.heroes[number].id)
        if choices:
            self.pick(choices)
        else:
            self.open(number)

    def open(self, number: int) -> None:
        if self.shown is not None and number < len(self.shown.position.heroes):
            self.post_message(
                self.Opened(hero_sheet(self.shown.position.heroes[number], self.shown))
            )


def _title(hero: Hero, shown: Shown) -> Content:
    """Return the sign and the name of a Hero, who plays it, and how it is."""
    seat = shown.seat(hero)
    sign = glyphs.CURRENT if hero.acting else " "
    name = Content.styled(f"{sign}{shown.badge(hero)} {hero.name}", f"bold {shown.colour(hero)}")
    person = Content.styled(f"({seat})", "$quiet") if seat else Content()
    states = [Content.styled(state.upper(), "bold reverse $touched") for state in hero.states]
    marks = [Content.styled(mark.name, "bold $touched") for mark in hero.marks if mark.given]
    return join(part for part in (name, person, *states, *marks) if part.plain)


def _lasting(position: Position) -> list[Holding]:
    """Return what cards let hold for single Heroes."""
    return [one for one in position.in_force if one.hero]


def _draw_count(count: Count) -> Content:
    signs = glyphs.DONE_TOKEN * count.amount
    signs += glyphs.OPEN_TOKEN * max(count.full_at - count.amount, 0)
    return Content.assemble((f"{signs} ", "bold $accent"), count.said)
