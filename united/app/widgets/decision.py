"""The panel of the pending decision: who is asked what, every option, and a closer look."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content

from united.app import glyphs
from united.app.model.consequence import say_brings
from united.app.model.folds import opened_text
from united.app.model.option_sheet import line_sheet
from united.app.model.refusals import say_refused
from united.app.model.sheets import Sheet
from united.app.model.shown import Shown
from united.app.pieces import clip, lines, option_text
from united.app.widgets.option_cursor import OptionCursor
from united.app.widgets.option_grid import SPARE, Grid, draw_options

PROMPT_ROWS: Final = 3
"""Rows that a question too long for the frame may take."""

NEWS_ROWS: Final = 3
"""Rows that what happened before the question may take."""


class DecisionPanel(OptionCursor):
    """The question with its options; or, while it is told, what is happening.

    The options come first and are all in sight; below them stand what is refused, a closer look,
    and what happened before, as far as there is room. `highlighted` is the line under the cursor.
    """

    HELP = """\
### Decision

What is asked now, and what can be chosen. The key beside an option takes it at once; the arrows and
Enter do the same, and so does the mouse, here and on the board. `0` always ends, declines or leads
back.

`{inspect}` shows all there is to say of the option under the cursor: its price, what it brings, and
the whole text of the card, Location or Hero that it is about.

An option that ends in three dots stands for several that differ in where, or in how they are paid:
its key opens it. The dim line says what is not possible now; `{why}` says why.
"""
    ALLOW_SELECT = False

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.refused = ""
        self._texts: list[Content] = []
        self._brings: list[str] = []
        self._prompt = self._look = self._news = Content()
        self._fresh = self._was_told = False
        self._told: list[str] | None = None
        self._says_brings = False

    @property
    def has_room(self) -> bool:
        """Whether something can be said below the options."""
        width, height = self.content_size
        head = 0 if self.border_title else len(clip(self._prompt, width, PROMPT_ROWS))
        dim = 1 if self.refused else 0
        grid = self._draw_options((self.highlighted, ""), width, height - head - dim)
        return head + dim + len(grid.drawn) + SPARE <= height

    def ask(self, shown: Shown, look: Content, leave: str) -> None:
        """Ask the pending decision of a position, or say which key leads on from the end."""
        decision = shown.position.decision
        self.shown, self._told, self._look = shown, None, look
        self._fresh, self._was_told = self._was_told, False
        if not self._fresh:
            self._news = Content()
        self.lines = shown.lines
        self._texts = [option_text(one, shown) for one in self.lines]
        self._brings = [say_brings(one, shown) for one in self.lines]
        if decision is None:
            self.refused = ""
            prompt = f"The game is {shown.position.result}. {leave}: what to do next"
        else:
            self.refused = say_refused(decision, shown.position.costs)
            who = shown.position.hero(decision.hero)
            seat = shown.seat(who) if who is not None else ""
            prompt = opened_text(shown.position, shown.opened) or decision.prompt
            prompt = f"{seat}, {prompt}" if seat else prompt
        self.set_reactive(OptionCursor.highlighted, 0)
        self._entitle(Content.styled(prompt, "bold"))

    def summarize(self, text: str) -> None:
        """Keep in sight what happened before the question, until the next one."""
        self._news, self._was_told = Content.styled(text, "$quiet"), bool(text)

    def look(self, text: Content) -> None:
        """Show a closer look at something; it has the room of what happened before."""
        if not text.is_same(self._look):
            self._look, self._fresh = text, False
            self.refresh()

    def tell(self, title: str, told: list[str], hint: str) -> None:
        """Show what is happening instead of a question: a title, the steps so far, the keys."""
        self._told, self.lines, self.refused = list(told), (), ""
        self._look = Content.styled(hint, "$quiet")
        self._entitle(Content.styled(title, "bold $villain"))

    def inspect(self) -> None:
        """Show whole the option under the cursor; without any, all that has happened."""
        if self.line is not None and self.shown is not None:
            sheet = line_sheet(self.line, self.shown)
        else:
            said = self._told if self._told is not None else [self._news.plain]
            sheet = Sheet(self._prompt.plain, "What happened", tuple(filter(None, said)))
        self.post_message(self.Opened(sheet))

    def _entitle(self, prompt: Content) -> None:
        self._prompt = prompt
        fits = prompt.cell_length + 2 <= self.outer_size.width
        self.border_title = Content.assemble(" ", prompt, " ") if fits else ""
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        """Let the question stand in the frame where it fits."""
        del event
        self._entitle(self._prompt)

    def render(self) -> Content:
        width, height = self.content_size
        head = [] if self.border_title else clip(self._prompt, width, PROMPT_ROWS)
        self.head = len(head)
        room = height - len(head)
        draw = self._draw_question if self._told is None else self._draw_told
        return lines([*head, *draw(width, room)][:height])

    def _draw_told(self, width: int, room: int) -> list[Content]:
        told = [Content.styled(text, "$quiet") for text in (self._told or [])]
        told[-1:] = [
            Content.styled(f"{glyphs.CURRENT} {one.plain.strip()}", "bold") for one in told[-1:]
        ]
        rows = [row for one in told for row in one.wrap(max(width, 10))]
        hint = clip(self._look, width, 2)
        return [*rows[-max(room - len(hint), 0) :], *hint]

    def _draw_question(self, width: int, room: int) -> list[Content]:
        dim = [Content.styled(f"{glyphs.DASH} {self.refused}", "dim")] if self.refused else []
        dim = [one.truncate(width, ellipsis=True) for one in dim]
        style = "bold reverse" if self.has_focus else "bold"
        cursor = self.highlighted, style
        self.grid = grid = self._draw_options(cursor, width, room - len(dim))
        rows = self._scrolled(list(grid.drawn), room - len(dim)) + dim
        below = self._below(width, room - len(rows))
        gap = [Content()] if below and len(rows) + len(below) < room else []
        return rows + gap + below

    def _draw_options(self, cursor: tuple[int, str], width: int, room: int) -> Grid:
        """Return the options, each with what it brings where all of that fits one below another."""
        whole = [
            Content.assemble(text, (f"  {brings}", "$quiet")) if brings else text
            for text, brings in zip(self._texts, self._brings, strict=True)
        ]
        grid = draw_options(self.lines, whole, cursor, width, room)
        stands = grid.columns == 1 and not grid.cut
        self._says_brings = stands and len(grid.drawn) <= max(room - SPARE, 1)
        if self._says_brings:
            return grid
        return draw_options(self.lines, self._texts, cursor, width, room)

    def _below(self, width: int, room: int) -> list[Content]:
        """Return a closer look and what happened before, the fresh one first, set apart."""
        cut = self.grid is not None and self.highlighted in self.grid.cut
        look = [self._texts[self.highlighted]] if cut and not self._look.plain else [self._look]
        brings = "" if self._says_brings or not self._brings else self._brings[self.highlighted]
        look = [Content.styled(brings, "$key"), *look] if brings else look
        news = [self._news]
        parts = [news, look] if self._fresh else [look, news]
        rows: list[Content] = []
        for part in parts:
            most = NEWS_ROWS if part is news else room
            drawn = _clipped(part, width, min(room - len(rows), most))
            apart = rows and drawn and len(rows) + len(drawn) < room
            rows += [Content(), *drawn] if apart else drawn
        return rows

    def _scrolled(self, rows: list[Content], room: int) -> list[Content]:
        """Keep the cursor and the last row, which ends, in sight where nothing else helps."""
        if len(rows) <= room or room < 2 or self.grid is None:
            return rows
        at = self.grid.spot(self.highlighted, self.content_size.width)[1]
        first = min(max(at - room + 2, 0), len(rows) - room)
        return [*rows[first : first + room - 1], rows[-1]]


def _clipped(parts: list[Content], width: int, room: int) -> list[Content]:
    """Return some texts one below the other in at most `room` lines."""
    rows: list[Content] = []
    for part in parts:
        rows += clip(part, width, room - len(rows)) if part.plain else []
    return rows
