"""The Villain's board and the Missions."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from united.app import glyphs
from united.app.model.sheets import Sheet, mission_sheet, villain_sheet
from united.app.model.shown import Shown
from united.app.pieces import bar, lines, packed
from united.app.widgets.text_pane import SheetPane
from united.effects.text import EVIL_GOAL, OVERFLOW
from united.effects.words import counted
from united.rules.position import Count, Goal, Position, Villain


class VillainPane(SheetPane):
    """The Villain: Health, what lies on his board, decks, Evil Goal, what his board says."""

    HELP = """\
### Villain

His Health, the Civilians and tokens on his board, the cards left in his decks, how near his Evil
Goal is, and what his board says. `i` or Enter shows the whole board. The first line of the screen
says when his next turn comes.
"""

    def heading(self) -> str:
        return self.shown.position.villain.name if self.shown is not None else super().heading()

    def depends(self, shown: Shown) -> object:
        return shown.position.villain, shown.position.in_force

    def draw(self, shown: Shown, width: int) -> Content:
        position = shown.position
        figures = _figures(position.villain, width)
        return lines([*figures, *_from_cards(position), *_texts(position.villain)])

    def sheet(self, shown: Shown) -> Sheet:
        return villain_sheet(shown.position.villain, shown.position.in_force)


def _figures(villain: Villain, width: int) -> list[Content]:
    full = villain.full_health.now
    health = f" {villain.health}/{full} Health"
    room = max(min(width - len(health), 20), 4)
    captives = f"Civilians {villain.captives}"
    decks = [
        Content.styled(captives, "bold $civilian" if villain.captives else ""),
        Content(f"Plan deck {villain.plan_deck}"),
        Content(f"Threats {villain.threat_deck}"),
        *(_count(one) for one in villain.tokens if one.amount or one.full_at),
    ]
    return [
        Content.assemble(bar(villain.health, full, room, "$villain"), (health, "bold")),
        *packed(decks, width),
        *([_goal(villain.goal)] if villain.goal else []),
        *([Content.styled(villain.harmless, "italic")] if villain.harmless else []),
    ]


def _count(count: Count) -> Content:
    full = f"/{count.full_at}" if count.full_at else ""
    style = "bold $accent" if count.amount else ""
    return Content.styled(f"{count.plural} {count.amount}{full}", style)


def _goal(goal: Goal) -> Content:
    label = f"{EVIL_GOAL} " if goal.needed else EVIL_GOAL
    near = f"{goal.now}/{goal.needed}" if goal.needed else ""
    style = "bold $touched" if goal.needed - goal.now <= 2 else "bold"
    return Content.assemble((label, "bold"), (near, style), f": {goal.name}")


def _from_cards(position: Position) -> list[Content]:
    """Return what Master Plan cards in force add; boards and Threats speak for themselves."""
    number = position.villain.bam
    plans = {card.id for card in position.storyline if card.kind == "plan"}
    holding = [one for one in position.in_force if one.card in plans]
    said = [Content.styled(f"In force, {one.said}", "$touched") for one in holding]
    if number is None or not number.causes:
        return said
    wounds = Content.assemble("BAM! of ", (counted(number.now, "wound"), "bold $touched"))
    return [Content.assemble(wounds, f", {number.why}"), *said]


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

    def depends(self, shown: Shown) -> object:
        return shown.position.missions

    def draw(self, shown: Shown, width: int) -> Content:
        longest = max(len(one.name) for one in shown.position.missions)
        drawn = []
        for one in shown.position.missions:
            figures = f" {one.done}/{one.target}{f' {glyphs.CHECK}' if one.complete else ''}"
            room = max(min(width - longest - 1 - len(figures), 18), 3)
            drawn.append(
                Content.assemble(
                    f"{one.name:<{longest}} ", bar(one.done, one.target, room), (figures, "bold")
                )
            )
        brings = shown.position.mission_brings
        fits = len(brings) <= self.outer_size.width - FRAME
        self.border_subtitle = Content(brings if fits else "")
        return lines(drawn if fits else [*drawn, Content.styled(brings, "$quiet")])

    def sheet(self, shown: Shown) -> Sheet:
        return mission_sheet(shown.position.missions, shown.position.mission_brings)
