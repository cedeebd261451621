"""How the options of a decision stand in the room that the panel has for them: all in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from textual.content import Content
from textual.style import Style

from united.app.model.folds import Line
from united.app.pieces import hotkey

KEY: Final = 2
"""Cells of the key before an option."""

SPARE: Final = 2
"""Rows that a single column should leave for what is said below the options."""

MOST_COLUMNS: Final = 4

NUMBER: Final = "number"
"""The name under which a row carries the number of its line."""


@frozen
class Grid:
    """Options in columns of `rows` lines each; in a single column they may `wrap`.

    `cut` are the numbers of the lines whose text did not fit.
    """

    columns: int
    rows: int
    wraps: bool
    drawn: tuple[Content, ...]
    cut: frozenset[int]

    def spot(self, number: int, width: int) -> tuple[int, int]:
        """Return the column and the row of a line, in cells; with wrapped lines before it too."""
        if self.wraps:
            starts = (row for row, one in enumerate(self.drawn) if _number_of(one) == number)
            return 0, next(starts, 0)
        return (number // self.rows) * (_room(width, self.columns) + 1), number % self.rows


def draw_options(
    lines: Sequence[Line], texts: Sequence[Content], cursor: tuple[int, str], width: int, room: int
) -> Grid:
    """Return the options as they fit into `room` rows; `texts` are those of the lines.

    `cursor` is the number of the line under the cursor, and its style.
    """
    columns, wraps = _columns(texts, width, room)
    rows = -(-len(texts) // columns) or 1
    cell = _room(width, columns)
    cells: list[list[Content]] = []
    cut = set()
    for number, (line, text) in enumerate(zip(lines, texts, strict=True)):
        shown = text.stylize(cursor[1], 0, len(line.text)) if number == cursor[0] else text
        parts = [*shown.wrap(cell - KEY)] if wraps else [shown]
        if parts[0].cell_length > cell - KEY:
            cut.add(number)
            parts = [parts[0].truncate(cell - KEY, ellipsis=True)]
        heads = [Content.assemble(hotkey(line.hotkey), " "), *[Content(" " * KEY)] * len(parts)]
        link = Style.from_meta({NUMBER: number})
        cells.append([Content("").join(pair).stylize(link) for pair in zip(heads, parts)])  # noqa: B905
    if wraps:
        drawn = [part for one in cells for part in one]
    else:
        drawn = [_across([one[0] for one in cells[row::rows]], cell) for row in range(rows)]
    return Grid(columns, rows, wraps, tuple(drawn), frozenset(cut))


def _columns(texts: Sequence[Content], width: int, room: int) -> tuple[int, bool]:
    """Return how many columns hold all options, and whether their lines may wrap."""
    count = len(texts)
    wrapped = sum(len(one.wrap(max(width - KEY, 10))) for one in texts)
    longest = max((one.cell_length for one in texts), default=0)
    if wrapped + SPARE <= room:
        return 1, True
    if count > 3 and longest + KEY <= _room(width, 2) and -(-count // 2) <= room:
        return 2, False
    if wrapped <= room:
        return 1, True
    fits = (one for one in range(1, MOST_COLUMNS) if -(-count // one) <= room)
    return next(fits, MOST_COLUMNS), False


def _room(width: int, columns: int) -> int:
    """Return the cells of a column."""
    return max((width - columns + 1) // columns, KEY + 4)


def _across(cells: Sequence[Content], width: int) -> Content:
    padded = [one.pad_right(max(width - one.cell_length, 0)) for one in cells[:-1]]
    return Content(" ").join([*padded, *cells[-1:]])


def _number_of(row: Content) -> object:
    for span in row.spans:
        if isinstance(span.style, Style) and NUMBER in span.style.meta:
            return span.style.meta[NUMBER]
    return None
