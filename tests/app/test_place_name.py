"""The name of a Location stands whole, in its frame as far as there is room."""

from __future__ import annotations

import pytest

from united.app.widgets.place_parts import name_in_frame


@pytest.mark.parametrize(
    ("name", "room", "parts"),
    [
        ("Queens", 19, ("Queens", "")),
        ("Midtown High School", 19, ("Midtown High School", "")),
        ("Midtown High School", 18, ("Midtown High", "School")),
        ("S.H.I.E.L.D. Headquarters", 19, ("S.H.I.E.L.D.", "Headquarters")),
        ("Headquarters", 5, ("Headquarters", "")),
        ("漢字 漢字", 6, ("漢字", "漢字")),
        ("Queens", 0, ("Queens", "")),
    ],
)
def test_what_the_frame_does_not_hold_stands_below(
    name: str, room: int, parts: tuple[str, str]
) -> None:
    assert name_in_frame(name, room) == parts
