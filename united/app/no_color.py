"""A picture without colours, in which the cursor is still to be seen."""

from __future__ import annotations

from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import NoColor

CURSOR: Final = "#010203"
"""The background that the style sheets give to the cursor of a list where there are no colours.

Textual does not draw lists in reverse video, so that a background has to stand for it.
"""

_CURSOR: Final = RichColor.parse(CURSOR)


class NoColorFilter(NoColor):
    """Takes the colours away; what has the background of the cursor is shown in reverse video."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments without colours."""
        return super().apply([_reverse(one) for one in segments], background)


def _reverse(segment: Segment) -> Segment:
    text, style, control = segment
    if style is None or style.bgcolor is None or style.bgcolor.triplet != _CURSOR.triplet:
        return segment
    # What is in reverse video anyway stands out by being drawn as usual.
    return Segment(text, style + Style(reverse=not style.reverse), control)
