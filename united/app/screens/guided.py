"""A guided opening: a table that says what to try, waits for it, and lets one try."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Region, Size
from textual.widgets import Static

from united.app.arrange import PARTS, SMALLEST
from united.app.keyboard import fill_keys, key_name
from united.app.model.guide import LESSONS, GuidedGame
from united.app.pieces import clip, lines
from united.app.screens.table import TableScreen

STRIP: Final = 4
"""Rows that what is said has above the table."""


class GuidedScreen(TableScreen):
    """The table of the guided opening, with the lesson above it.

    It is left at any time, and goes on where it was left.
    """

    def __init__(self, guided: GuidedGame) -> None:
        super().__init__(guided.play)
        self.guided = guided

    def compose(self) -> ComposeResult:
        yield Static(id="guide", markup=False)
        yield from super().compose()

    @property
    def room(self) -> Region:
        """The table stands below the lesson; in a low terminal that has fewer rows."""
        strip = min(max(self.size.height - SMALLEST.height, 1), STRIP)
        return Region(0, strip, self.size.width, self.size.height - strip)

    def place_parts(self) -> None:
        """Give each part its place, the lesson the rows above."""
        super().place_parts()
        guide = self.query_one("#guide", Static)
        guide.display = True
        guide.styles.width, guide.styles.height = Size(self.size.width, self.room.y)
        self.say_lesson()

    def _begin(self) -> None:
        super()._begin()
        self.show_lesson()

    def show_position(self) -> None:
        """Show the game as it stands, and the next lesson where this one has been tried."""
        super().show_position()
        if self.guided.look():
            self.show_lesson()

    def show_lesson(self) -> None:
        """Say the lesson, and bring in front what it is about; what is chosen is seen on the ring.

        From then on the player may bring something else in front.
        """
        self.say_lesson()
        if not self.teller.telling:
            self.bring("ring" if self.guided.lesson.part == "choices" else self.guided.lesson.part)

    def say_lesson(self) -> None:
        """Say the lesson, and point at the part of the table that it is about."""
        lesson, number = self.guided.lesson, self.guided.number + 1
        ways = {"read": f"{key_name(self.player_keys['next'])}: next; ", "all": ""}
        way = ways.get(lesson.wants, "try it; ")
        head = f"{number}/{len(LESSONS)} {lesson.title}"
        text = fill_keys(lesson.text, self.player_keys)
        said = Content.assemble(
            (head, "bold $key"), f"  {text}  ", (f"({way}{self.leave_key}/Esc: leave)", "$quiet")
        )
        rows = clip(said, max(self.size.width - 2, 10), self.room.y)
        self.query_one("#guide", Static).update(lines(rows))
        for part in PARTS:
            self.query_one(f"#{part}").set_class(part == lesson.part, "-pointed")

    def take(self, key: str) -> None:
        """Take an option that the lesson is about; say what comes first where it is not."""
        if self.guided.lesson.allows(key):
            super().take(key)
        else:
            key = key_name(self.player_keys["next"])
            how = f": {key} goes on" if self.guided.lesson.wants == "read" else ""
            self.say(f"First: {self.guided.lesson.title}{how}")

    def action_next(self) -> None:
        """Show the next step of what is told, or else the next lesson."""
        if self.teller.telling:
            super().action_next()
        elif self.guided.read():
            self.show_lesson()

    def action_again(self) -> None:
        """Tell the Villain's turn again: one of the lessons waits for it."""
        super().action_again()
        self.guided.heard()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let the key for the next step lead to the next lesson too."""
        return action == "next" or super().check_action(action, parameters)

    def _tell_end(self) -> None:
        """Let a game that is over stay on the table: it is nobody's, and nothing follows."""

    def action_back(self) -> None:
        """Go back on the table; where there is nowhere to go back to, leave."""
        opened = self.shown.opened if self.shown is not None else ()
        if self.focused is self.decision_panel and not opened:
            self.action_leave()
        else:
            super().action_back()

    def action_leave(self) -> None:
        """Leave; what was reached stays."""
        self.teller.finish()
        self.dismiss()
