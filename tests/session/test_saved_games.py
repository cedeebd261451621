"""Random games of every kind, cut after some lines, undone and made again."""

from __future__ import annotations

import pytest

from tests.saved_games import check_saved_game
from tests.tables import kinds_of_games


@pytest.mark.parametrize("number", range(0, len(kinds_of_games()), 13))
def test_a_saved_random_game_comes_to_the_same_states(number: int) -> None:
    assert check_saved_game(number, every=9) > 5
