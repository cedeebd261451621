"""Where the parts of the table stand: nothing overlaps, nothing is out of reach, at any size."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from textual.geometry import Size

from united.app.arrange import FRONTS, arrange, is_wide, tabs_of, too_small

SIZES = [
    Size(*pair) for pair in product((60, 79, 80, 99, 100, 119, 120, 200), (20, 24, 30, 39, 40, 70))
]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_parts_stand_side_by_side_on_the_screen(size: Size) -> None:
    for front in tabs_of(size) or ("ring",):
        regions = arrange(size, front)
        for region in regions.values():
            assert region in size.region
            assert region.width >= 20
            assert region.height >= 1
        for one, other in combinations(regions.values(), 2):
            assert not one.overlaps(other)
        assert sum(region.area for region in regions.values()) == size.area


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_part_can_be_brought_in_front(size: Size) -> None:
    seen = set[str]()
    for front in tabs_of(size) or ("ring",):
        seen |= set(arrange(size, front))
    assert {*FRONTS, "missions", "choices", "status", "footer"} <= seen


def test_a_large_terminal_needs_no_tabs() -> None:
    assert not tabs_of(Size(120, 40))
    assert tabs_of(Size(119, 40))
    assert is_wide(Size(120, 40))


@pytest.mark.parametrize(
    ("width", "height", "small"), [(60, 20, False), (59, 20, True), (60, 19, True)]
)
def test_below_60x20_it_is_too_small(width: int, height: int, small: bool) -> None:
    assert too_small(Size(width, height)) is small
