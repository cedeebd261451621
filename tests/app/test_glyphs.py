"""Signs of one cell, and their ASCII twins."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color

from united.app import glyphs
from united.app.glyphs import AsciiFilter, locale_is_utf8, to_ascii

SIGNS = [
    *(sign for name, sign in vars(glyphs).items() if name.isupper() and isinstance(sign, str)),
    *glyphs.LEVELS,
]


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_is_one_cell_and_so_is_its_twin(sign: str) -> None:
    assert cell_len(sign) == 1
    assert to_ascii(sign).isascii()
    assert cell_len(to_ascii(sign)) == 1
    assert to_ascii(sign) != "?"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Zoë \u2013 ½", "Zoe - 1"),
        ("╭─╮│║━", "+-+||-"),
        ("漢", "??"),
        ("▆▁█", "+_#"),
        ("plain", "plain"),
    ],
)
def test_texts_keep_their_width(text: str, plain: str) -> None:
    assert to_ascii(text) == plain
    assert cell_len(plain) == cell_len(text)


def test_the_filter_changes_what_is_drawn() -> None:
    segments = [Segment("→ Queens"), Segment(" ok")]
    drawn = AsciiFilter().apply(segments, Color(0, 0, 0))
    assert [segment.text for segment in drawn] == ["> Queens", " ok"]


@pytest.mark.parametrize(
    ("environ", "utf8"),
    [
        ({"LANG": "C.UTF-8"}, True),
        ({"LANG": "de_DE.utf8"}, True),
        ({"LANG": "C.UTF-8", "LC_ALL": "C"}, False),
        ({"LC_CTYPE": "en_US.ISO-8859-1", "LANG": "C.UTF-8"}, False),
    ],
)
def test_the_locale_says_whether_signs_can_be_shown(environ: dict[str, str], utf8: bool) -> None:
    assert locale_is_utf8(environ) is utf8
