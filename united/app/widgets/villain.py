"""The Villain's board and the Missions."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model.in_force import beyond_numbers, say_number
from united.app.model.sheets import Sheet, mission_sheet, villain_sheet
from united.app.model.shown import Shown
from united.app.pieces import bar, hero_sign, join, packed
from united.app.widgets.text_pane import SheetPane
from united.definitions.symbols import say_symbols
from united.definitions.wording import counted
from united.effects.text import BAM, EVIL_GOAL
from united.rules.position import Count, Goal, Holding, Position, Villain


class VillainPane(SheetPane):
    """The Villain: his numbers, what he does next, how near he is to winning, what is in force."""

    HELP = """\
### Villain

His Health and what keeps it whole, the tokens on his board, his next turn, his BAM! (where room is
short, only its wounds), how near he is to winning, and what his cards let hold. `i` or Enter shows
all that his board says.
"""

    def heading(self) -> str:
        return self.shown.position.villain.name if self.shown is not None else super().heading()

    def depends(self, shown: Shown) -> object:
        position = shown.position
        return position.villain, position.in_force, position.costs, position.result

    def draw(self, shown: Shown, width: int) -> list[Content]:
        return self._draw(shown, width, _bam(shown.position.villain))

    def draw_whole(self, shown: Shown, width: int) -> list[Content]:
        return self._draw(shown, width, _whole_bam(shown.position.villain))

    def _draw(self, shown: Shown, width: int, bam: list[Content]) -> list[Content]:
        position = shown.position
        villain = position.villain
        ended = position.result is not None
        return [
            *_health(villain, width),
            *bam,
            *(_held(one, position, shown) for one in beyond_numbers(position)),
            *([] if ended else [_next(villain)]),
            *([_goal(villain.goal)] if villain.goal else []),
            *_harmless(villain),
            *_prices(position),
            *packed(_decks(villain), width),
        ]

    def sheet(self, shown: Shown) -> Sheet:
        return villain_sheet(shown.position.villain, shown.position.in_force)


def _health(villain: Villain, width: int) -> list[Content]:
    full = villain.full_health
    room = max(min(width - len(f" {villain.health}/{full.now} Health"), 20), 4)
    drawn = Content.assemble(
        bar(villain.health, full.now, room, "$villain"),
        (f" {villain.health}/{full.now} Health", "bold"),
    )
    return [drawn, *([Content(f"({say_number(full, 'Health', 'Health')})")] if full.causes else [])]


def _harmless(villain: Villain) -> list[Content]:
    """Return why he cannot be damaged; his name stands in the frame."""
    why = villain.harmless.removeprefix(f"{villain.name} ")
    return [Content.styled(why[:1].upper() + why[1:], "italic")] if why else []


def _next(villain: Villain) -> Content:
    """Return after how many more Hero cards the Villain has his next turn, and if he stays."""
    left = villain.turn_in
    said = f"His turn after {counted(left, 'more Hero card')}" if left else "His turn comes next"
    style = "bold $touched" if left <= 1 else "bold"
    return Content.assemble(
        (said, style), f"; he stays at {villain.place}" if villain.stays else ""
    )


def _bam(villain: Villain) -> list[Content]:
    bam = villain.bam
    if bam is None:
        return []
    style = "bold $touched" if bam.causes else ""
    return [Content.assemble((f"{BAM}: ", "bold"), (say_number(bam, "wound"), style))]


def _whole_bam(villain: Villain) -> list[Content]:
    """Return all that his BAM! does, and above it the wounds, where they are not what it says."""
    changed = villain.bam is not None and bool(villain.bam.causes)
    said = [text for label, text in villain.paragraphs if label == BAM]
    whole = [Content.assemble((f"{BAM}: ", "bold"), text) for text in said]
    return [*(_bam(villain) if changed or not whole else []), *whole]


def _count(count: Count) -> Content:
    full = f"/{count.full_at}" if count.full_at else ""
    style = "bold $accent" if count.amount else ""
    return Content.styled(f"{count.plural} {count.amount}{full}", style)


def _goal(goal: Goal) -> Content:
    label = f"{EVIL_GOAL} " if goal.needed else EVIL_GOAL
    near = f"{goal.now}/{goal.needed}" if goal.needed else ""
    style = "bold $touched" if goal.needed - goal.now <= 2 else "bold"
    return Content.assemble((label, "bold"), (near, style), f": {goal.name}")


def _decks(villain: Villain) -> list[Content]:
    captives = f"{counted(villain.captives, 'Civilian')} on his board"
    few = "bold $touched" if villain.plan_deck <= FEW_PLANS else ""
    return [
        Content.styled(f"Plans {villain.plan_deck}", few),
        Content(f"Threats {villain.threat_deck}"),
        *([Content.styled(captives, "bold $civilian")] if villain.captives else []),
        *(_count(one) for one in villain.tokens if one.amount or one.full_at),
    ]


def _prices(position: Position) -> list[Content]:
    """Return what the actions of his board cost, while there is something that they are for."""
    if not position.villain.captives:
        return []
    return [
        Content(f"{cost.name}: {say_symbols(cost.symbols)}")
        for cost in position.costs
        if cost.board == position.villain.id
    ]


def _held(holding: Holding, position: Position, shown: Shown) -> Content:
    hero = position.hero(holding.hero)
    sign = [hero_sign(hero.id, shown), Content(" ")] if hero is not None else []
    name = Content.styled(f"{holding.name}: ", "bold $touched")
    return Content("").join([*sign, name, Content(holding.text)])


FEW_PLANS: Final = 2
"""So few cards left in his deck that his end of the game is near (W3)."""

LEAST_BAR: Final = 3
"""Cells below which a bar says nothing."""

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

    def draw(self, shown: Shown, width: int) -> list[Content]:
        longest = max(len(one.name) for one in shown.position.missions)
        drawn = []
        for one in shown.position.missions:
            figures = f" {one.done}/{one.target}{f' {glyphs.CHECK}' if one.complete else ''}"
            room = min(width - longest - 2 - len(figures), 18)
            done = [bar(one.done, one.target, room)] if room >= LEAST_BAR else []
            drawn.append(join([f"{one.name:<{longest}}", *done, (figures.strip(), "bold")]))
        room = self.content_size.height > len(drawn) and not self._below(shown)
        return [*drawn, *([_brings(shown)] if room else [])]

    def refresh_table(self, shown: Shown) -> None:
        self.border_subtitle = _brings(shown) if self._below(shown) else ""
        super().refresh_table(shown)

    def on_resize(self, event: events.Resize) -> None:
        """Say what the next Mission brings in the frame, where it fits."""
        del event
        if self.shown is not None:
            self.refresh_table(self.shown)

    def _below(self, shown: Shown) -> bool:
        """Whether there is room in the frame for what the next Mission brings."""
        return len(shown.position.mission_brings) <= self.outer_size.width - FRAME

    def sheet(self, shown: Shown) -> Sheet:
        return mission_sheet(shown.position.missions, shown.position.mission_brings)


def _brings(shown: Shown) -> Content:
    return Content.styled(shown.position.mission_brings, "$quiet")
