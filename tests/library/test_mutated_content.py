"""A sample of the mutants that `make mutants` tries by the thousand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.mutants import mutant
from tests.mutated_content import try_mutant

SAMPLE = range(100_000, 100_060)
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_a_mutant_has_problems_or_is_played_to_an_end(part: int) -> None:
    told: Counter[str] = Counter()
    for number in SAMPLE[part::PARTS]:
        told += try_mutant(number)
    assert told["accepted"] > 0
    assert told["games"] == 3 * told["accepted"]
    assert told["rejected"] > 0


def test_a_number_stands_for_one_mutant() -> None:
    assert [mutant(number) for number in range(20)] == [mutant(number) for number in range(20)]
