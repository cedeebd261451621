"""The app in a real terminal under a flood of keys, for a moment; `make flood` takes its time."""

from __future__ import annotations

import pytest

from tests.app.all_screens import SHOWN
from tests.flood_keys import SCREENS
from tests.flood_starts import BEGINNINGS
from tests.flooded_app import check_flooded_app


@pytest.mark.timeout(300)
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize("number", range(0, len(BEGINNINGS), 2))
def test_a_flood_of_keys_ends_nothing_and_loses_nothing(number: int) -> None:
    outcome = check_flooded_app(number, seconds=1.0)
    assert outcome.keys > 0
    assert outcome.seen


def test_a_flood_knows_every_screen() -> None:
    assert {kind.__name__ for kind in SHOWN} == {*SCREENS}
