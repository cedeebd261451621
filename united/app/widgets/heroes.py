"""The Heroes: where they are, what they hold, how they are."""

from __future__ import annotations

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model import Count, Hero, Table
from united.app.pieces import join, lines, packed, symbols
from united.app.sheets import hero_sheet
from united.app.widgets.list_pane import ListPane
from united.definitions.symbols import NO_SYMBOLS


class HeroesPane(ListPane):
    """One entry a Hero."""

    HELP = """\
### Heroes

For each Hero the Location, cards in hand and deck, Action tokens, the tokens of a challenge with
what a full set does, and the state. Enter or `i` shows everything.
"""

    _drawn_for = 0

    def heading(self) -> str:
        team = self.table.team if self.table is not None else None
        if team is None:
            return super().heading()
        return f"The team {glyphs.DASH} hand {len(team.hand)}, deck {team.deck}"

    def depends(self, table: Table) -> object:
        return table.heroes, table.team

    def draw(self, table: Table) -> list[Content]:
        drawn = [self._draw_hero(table, hero) for hero in table.heroes]
        if table.team is not None:
            left = table.team.kos_allowed - table.team.kos
            kos = f", {left} KO left" if table.team.kos_allowed else ""
            tokens = symbols(table.team.tokens)
            drawn.append(Content.assemble(("Team tokens ", "bold"), tokens, kos))
        return drawn

    def _draw_hero(self, table: Table, hero: Hero) -> Content:
        sign = f"{glyphs.CURRENT} " if hero.acting else ""
        name = Content.styled(f"{sign}{hero.name}", "bold $hero")
        seat = Content.styled(f"({hero.seat})", "$quiet") if hero.seat else Content()
        states = [Content.styled(state.upper(), "bold reverse $touched") for state in hero.states]
        marks = [Content.styled(mark, "bold $touched") for mark in hero.marks]
        parts = [join(part for part in (name, seat, *states, *marks) if part.plain)]
        parts.append(Content(hero.place))
        if table.team is None:
            parts += [Content(f"hand {hero.hand_size}"), Content(f"deck {hero.deck}")]
        if hero.tokens != NO_SYMBOLS and table.team is None:
            parts.append(Content.assemble("Tokens ", symbols(hero.tokens)))
        parts += [_draw_count(count) for count in hero.counts]
        full = [
            Content.styled(count.full_text, "$touched")
            for count in hero.counts
            if count.amount + 1 == count.full_at
        ]
        return lines([*packed(parts, self._room), *full])

    @property
    def _room(self) -> int:
        return max(self.content_size.width - self.styles.scrollbar_size_vertical, 20)

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new width."""
        del event
        if self.table is not None and self._drawn_for != self._room:
            self.refresh_table(self.table)

    def refresh_table(self, table: Table) -> None:
        self._drawn_for = self._room
        super().refresh_table(table)

    def look(self, number: int) -> None:
        if self.table is not None and number < len(self.table.heroes):
            sheet = hero_sheet(self.table.heroes[number])
            text = " ".join(sheet.paragraphs)
            self.say_closer(Content.assemble((f"{sheet.title}  ", "bold"), text))

    def choose(self, number: int) -> None:
        if self.table is None or number >= len(self.table.heroes):
            return
        decision = self.table.decision
        id = self.table.heroes[number].id
        choices = decision.about(hero=id) if decision and decision.kind == "choose" else ()
        if choices:
            self.pick(choices)
        else:
            self.open(number)

    def open(self, number: int) -> None:
        if self.table is not None and number < len(self.table.heroes):
            self.post_message(self.Opened(hero_sheet(self.table.heroes[number])))


def _draw_count(count: Count) -> Content:
    signs = glyphs.DONE_TOKEN * count.amount
    signs += glyphs.OPEN_TOKEN * max(count.full_at - count.amount, 0)
    return Content.assemble((f"{signs} ", "bold $accent"), count.said)
