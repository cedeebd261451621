"""The Villain's board and the Missions."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from united.app import glyphs
from united.app.model import Sheet, Table, Villain
from united.app.pieces import bar, lines, packed
from united.app.sheets import mission_sheet, villain_sheet
from united.app.widgets.text_pane import SheetPane
from united.effects.text import EVIL_GOAL, OVERFLOW


class VillainPane(SheetPane):
    """The Villain: Health, Civilians on his board, decks, Evil Goal, what his board says."""

    HELP = """\
### Villain

His Health, the Civilians on his board, the cards left in his decks, how near his Evil Goal is, and
what his board says. `i` or Enter shows the whole board. The first line of the screen says when his
next turn comes.
"""

    def heading(self) -> str:
        return self.table.villain.name if self.table is not None else super().heading()

    def depends(self, table: Table) -> object:
        return table.villain

    def draw(self, table: Table, width: int) -> Content:
        return lines([*_figures(table.villain, width), *_texts(table.villain)])

    def sheet(self, table: Table) -> Sheet:
        return villain_sheet(table.villain)


def _figures(villain: Villain, width: int) -> list[Content]:
    health = f" {villain.health}/{villain.full_health} Health"
    room = max(min(width - len(health), 20), 4)
    captives = f"Civilians {villain.captives}"
    decks = [
        Content.styled(captives, "bold $civilian" if villain.captives else ""),
        Content(f"Plan deck {villain.plan_deck}"),
        Content(f"Threats {villain.threat_deck}"),
    ]
    return [
        Content.assemble(
            bar(villain.health, villain.full_health, room, "$villain"), (health, "bold")
        ),
        *packed(decks, width),
        *([_goal(villain)] if villain.goal else []),
        *([Content.styled(villain.harmless, "italic")] if villain.harmless else []),
    ]


def _goal(villain: Villain) -> Content:
    near = f"{villain.goal_now}/{villain.goal_needed}"
    style = "bold $touched" if villain.goal_needed - villain.goal_now <= 2 else "bold"
    return Content.assemble((f"{EVIL_GOAL} ", "bold"), (near, style), f": {villain.goal}")


def next_turn(villain: Villain) -> Content:
    """Return after how many more Hero cards the Villain has his next turn."""
    if villain.turn_in == 0:
        return Content.styled("His turn comes next", "bold $touched")
    cards = "card" if villain.turn_in == 1 else "cards"
    style = "bold $touched" if villain.turn_in <= 1 else "bold"
    return Content.assemble("His turn after ", (f"{villain.turn_in} more Hero {cards}", style))


def _texts(villain: Villain) -> list[Content]:
    """Return what the board says for the play; what has no label is put together."""
    labelled = [
        Content.assemble((f"{_SHORT.get(label, label)}: ", "bold"), said)
        for label, said in villain.paragraphs
        if label and label not in _LEFT_OUT
    ]
    rules = " ".join(said for label, said in villain.paragraphs if not label)
    return [*labelled, Content(rules)] if rules else labelled


_SHORT: Final = {OVERFLOW: "Overflow"}
_LEFT_OUT: Final = ("Health", "Setup", EVIL_GOAL)
"""What the figures say already, and what was for the setup; the closer look has all of it."""


FRAME: Final = 6
"""Cells of a frame's edge that a text in it cannot have."""


class MissionsPane(SheetPane):
    """The three Missions as bars, and what completing the next one brings."""

    HELP = """\
### Missions

Each completed Mission changes the game; the lowest line says what the next one brings. The Villain
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
        fits = len(table.mission_brings) <= self.outer_size.width - FRAME
        self.border_subtitle = Content(table.mission_brings if fits else "")
        return lines(drawn if fits else [*drawn, Content.styled(table.mission_brings, "$quiet")])

    def sheet(self, table: Table) -> Sheet:
        return mission_sheet(table.missions, table.mission_brings)
