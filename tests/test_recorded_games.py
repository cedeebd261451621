"""Recorded games go as they did: the same options, events and ends."""

from __future__ import annotations

import pytest

from tests.recorded_games import FILE, GAMES, PLANNED, recorded

SAMPLE = [number for number in range(0, GAMES, 9) if number % PLANNED or number < PLANNED]


def test_the_file_has_all_games() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == [str(number) for number in range(GAMES)]


@pytest.mark.parametrize("number", SAMPLE)
def test_a_recorded_game_goes_as_it_did(number: int) -> None:
    assert recorded(number) == FILE.read_text(encoding="utf-8").splitlines()[number]
