"""Games that are killed in a real terminal: nothing that was shown as taken is lost."""

from __future__ import annotations

import pytest

from tests.killed_games import check_killed_game


@pytest.mark.timeout(400)
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
@pytest.mark.parametrize("number", range(5))
def test_a_killed_game_is_offered_and_goes_on_where_it_was(number: int) -> None:
    outcome = check_killed_game(number, most=8)
    assert outcome.shown <= outcome.saved <= outcome.sent
