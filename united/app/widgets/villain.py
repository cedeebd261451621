"""The Villain's board and the Missions."""

from __future__ import annotations

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model import Table, Villain
from united.app.pieces import bar, lines
from united.app.sheets import mission_sheet, villain_sheet
from united.app.widgets.text_pane import TextPane


class VillainPane(TextPane):
    """The Villain: Health, Civilians on his board, rules, Evil Goal, decks, his next turn."""

    TITLE = "Villain"
    HELP = """\
### Villain

His Health, the Civilians on his board, what his board says, how near his Evil Goal is, and after
how many more Hero cards he has his next turn. `i` or Enter shows the whole board.
"""

    def heading(self) -> str:
        return self.table.villain.name if self.table is not None else self.TITLE

    def depends(self, table: Table) -> object:
        return table.villain

    def draw(self, table: Table, width: int) -> Content:
        return lines([*_figures(table.villain, width), *_texts(table.villain)])

    def on_click(self, event: events.Click) -> None:
        """Show the whole board."""
        event.stop()
        self.inspect()

    def key_enter(self) -> None:
        """Show the whole board."""
        self.inspect()

    def inspect(self) -> None:
        """Show the whole board."""
        if self.table is not None:
            self.post_message(self.Opened(villain_sheet(self.table.villain)))


def _figures(villain: Villain, width: int) -> list[Content]:
    health = f" {villain.health}/{villain.full_health} Health"
    room = max(min(width - len(health), 20), 4)
    drawn = [
        Content.assemble(
            bar(villain.health, villain.full_health, room, "$villain"), (health, "bold")
        ),
        next_turn(villain),
    ]
    captives = f"{villain.captives} on his board"
    drawn.append(
        Content.assemble("Civilians: ", (captives, "bold $civilian" if villain.captives else ""))
    )
    if villain.goal:
        near = f"{villain.goal_now} of {villain.goal_needed}"
        style = "bold $touched" if villain.goal_needed - villain.goal_now <= 2 else "bold"
        drawn.append(Content.assemble("Evil Goal ", (near, style), f": {villain.goal}"))
    drawn.append(Content(f"Plan deck {villain.plan_deck}, Threats {villain.threat_deck}"))
    return drawn


def next_turn(villain: Villain) -> Content:
    """Return after how many more Hero cards the Villain has his next turn."""
    if villain.turn_in == 0:
        return Content.styled("His turn comes next", "bold $touched")
    cards = "card" if villain.turn_in == 1 else "cards"
    style = "bold $touched" if villain.turn_in <= 1 else "bold"
    return Content.assemble("His turn after ", (f"{villain.turn_in} more Hero {cards}", style))


def _texts(villain: Villain) -> list[Content]:
    drawn = [Content.styled(villain.harmless, "italic")] if villain.harmless else []
    return drawn + [_labelled(text) for text in villain.text]


def _labelled(text: str) -> Content:
    """Return a paragraph with its label, such as `BAM!:`, set off."""
    label, colon, rest = text.partition(": ")
    if colon and len(label) <= 20:
        return Content.assemble((f"{label}: ", "bold"), rest)
    return Content(text)


class MissionsPane(TextPane):
    """The three Missions as bars, and what completing the next one brings."""

    TITLE = "Missions"
    HELP = """\
### Missions

Each completed Mission changes the game; the last line says what the next one brings. The Villain
can be damaged once two Missions are complete.
"""

    def depends(self, table: Table) -> object:
        return table.missions

    def draw(self, table: Table, width: int) -> Content:
        longest = max(len(one.name) for one in table.missions)
        drawn = []
        for one in table.missions:
            figures = f" {one.done}/{one.target}{f' {glyphs.CHECK}' if one.complete else ''}"
            room = max(min(width - longest - 1 - len(figures), 18), 3)
            drawn.append(
                Content.assemble(
                    f"{one.name:<{longest}} ", bar(one.done, one.target, room), (figures, "bold")
                )
            )
        drawn.append(Content.styled(table.mission_brings, "$quiet"))
        return lines(drawn)

    def on_click(self, event: events.Click) -> None:
        """Show the Missions whole."""
        event.stop()
        self.inspect()

    def key_enter(self) -> None:
        """Show the Missions whole."""
        self.inspect()

    def inspect(self) -> None:
        """Show the Missions whole."""
        if self.table is not None:
            sheet = mission_sheet(self.table.missions, self.table.mission_brings)
            self.post_message(self.Opened(sheet))
