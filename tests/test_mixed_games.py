"""A sample of the games over both packs: all of the Core Set is met in it, and nothing fails."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from tests.mixed_games import Played, mixed_setup, play_mixed, unplayed
from tests.positions import catalog

SAMPLE: Final = 240
CHUNK: Final = 20


def test_everything_of_the_core_set_is_met() -> None:
    played = Played()
    chunks = [range(start, start + CHUNK) for start in range(0, SAMPLE, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(play_mixed, chunks):
            played.add(part)
    first = catalog().packs[0].id
    goblin = {threat.id for one in catalog().villains.values() if one.pack == first
              for threat in one.threats}  # fmt: skip
    missed = [one for one in unplayed(played) if one.partition(" ")[2] not in goblin]
    assert [one for one in missed if one != "standing keeps_last_card"] == []
    assert sum(played.endings.values()) == SAMPLE


def test_the_games_are_of_every_kind() -> None:
    known = catalog()
    setups = [mixed_setup(number) for number in range(10_000)]
    assert {setup.villain for setup in setups} == set(known.villains)
    assert {(setup.mode, len(setup.heroes), setup.kos_allowed) for setup in setups} == {
        ("co-op", 2, 0), ("co-op", 3, 0), ("co-op", 4, 0), ("solo", 3, 0), ("solo", 3, 2),
    }  # fmt: skip
    assert len({setup.challenges for setup in setups}) == 2 ** len(known.challenges)
