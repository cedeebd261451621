"""A few positions of whole games: everything that decides is in sight on the first screen."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from tests.fit import SIZES, look_at
from tests.fit_positions import positions


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
async def test_all_that_decides_is_in_sight(size: Size) -> None:
    looks = await look_at(positions(12, first=31), size)
    assert not [one for one in looks if not one.seen]
    assert {"options", "ending the turn", "Threats", "Heroes with their tokens"} <= {
        one.kind for one in looks
    }
