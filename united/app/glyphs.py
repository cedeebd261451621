"""Signs of one cell each, and their twins for terminals that know only ASCII.

The app always draws with the signs; in ASCII mode a filter changes every line on its way out, so
that frames, scroll bars and names from content are covered too.
"""

from __future__ import annotations

import locale
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

RIGHT: Final = "→"
LEFT: Final = "←"
UP: Final = "↑"
DOWN: Final = "↓"
FULL: Final = "█"
EMPTY: Final = "░"
DONE_TOKEN: Final = "◆"
OPEN_TOKEN: Final = "◇"
FREE: Final = "·"
DOT: Final = "•"
CHECK: Final = "✓"
MORE: Final = "…"
CURRENT: Final = "►"
DASH: Final = "\u2013"
LEVELS: Final = tuple("▁▂▃▄▅▆▇")
"""Bars of growing height, the lowest for nothing."""

_PLAIN: Final[dict[str, str]] = {
    RIGHT: ">", LEFT: "<", UP: "^", DOWN: "v", FULL: "#", EMPTY: ".", DONE_TOKEN: "*",
    OPEN_TOKEN: "o", FREE: ".", DOT: "*", CHECK: "x", MORE: "~", CURRENT: ">", DASH: "-",
    "\u2019": "'", "\u2018": "'", "“": '"', "”": '"', "—": "-", "\u00d7": "x", "▔": "-", "▁": "_",
    "▂": ".", "▃": "-", "▄": "~", "▅": "=", "▆": "+", "▇": "#",
    "▊": "|", "▎": "|", "▌": "|", "▐": "|", "▏": "|", "▕": "|",
    "●": "o", "▼": "v", "▲": "^", "▶": ">", "◀": "<",
}  # fmt: skip


@lru_cache(4096)
def to_ascii(text: str) -> str:
    """Return a text of the same width in cells in which every sign has an ASCII twin."""
    return text if text.isascii() else "".join(map(_twin, text))


def _twin(sign: str) -> str:
    """Return the twin of one sign; a letter loses its accent, what is unknown becomes `?`."""
    if sign.isascii():
        return sign
    if sign in _PLAIN:
        return _PLAIN[sign]
    name = unicodedata.name(sign, "")
    if name.startswith("BOX DRAWINGS"):
        return _frame(name)
    if name.startswith(("BLOCK", "FULL BLOCK")) or "BLOCK" in name or "SHADE" in name:
        return "#"
    base = unicodedata.normalize("NFKD", sign)[0]
    return base if base.isascii() and cell_len(sign) == 1 else "?" * cell_len(sign)


def _frame(name: str) -> str:
    corner = " AND " in name or "ARC" in name
    return "+" if corner else "|" if "VERTICAL" in name else "-"


class AsciiFilter(LineFilter):
    """Shows only ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments with every sign replaced by its twin."""
        del background
        return [Segment(to_ascii(text), style, control) for text, style, control in segments]


def locale_is_utf8(environ: Mapping[str, str]) -> bool:
    """Tell whether the terminal is said to show UTF-8.

    The first of LC_ALL, LC_CTYPE and LANG that is set says it, without any the running Python.
    """
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        if value := environ.get(name, ""):
            return "utf8" in value.lower().replace("-", "")
    return locale.getpreferredencoding(False).lower().replace("-", "") == "utf8"
