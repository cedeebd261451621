"""Chance in the state: SplitMix64 as others have it, numbers without bias, real shuffles."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from united.state.chance import below, next_number, shuffled

# What a program in C prints, written after Sebastiano Vigna's splitmix64.c (prng.di.unimi.it).
KNOWN = {
    0: (
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ),
    42: (
        0xBDD732262FEB6E95,
        0x28EFE333B266F103,
        0x47526757130F9F52,
        0x581CE1FF0E4AE394,
        0x09BC585A244823F2,
    ),
}

TIMES = 6_000
FAR = 5 * (TIMES / 6) ** 0.5
"""Five standard deviations of a count that is 1,000 in the mean, and a little more."""


@pytest.mark.parametrize("seed", KNOWN)
def test_the_first_numbers_of_a_seed(seed: int) -> None:
    chance, numbers = seed, []
    for _ in KNOWN[seed]:
        chance, number = next_number(chance)
        numbers.append(number)
    assert tuple(numbers) == KNOWN[seed]


def test_a_seed_of_more_than_64_bits_is_as_good_as_any() -> None:
    chance, number = next_number((1 << 70) + 3)
    assert 0 <= chance < 1 << 64
    assert 0 <= number < 1 << 64


@settings(max_examples=200, deadline=None, derandomize=True)
@given(chance=st.integers(0, (1 << 64) - 1), bound=st.integers(1, 1 << 63))
def test_a_number_is_below_its_bound(chance: int, bound: int) -> None:
    after, number = below(chance, bound)
    assert 0 <= number < bound
    assert after != chance


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 12])
def test_each_number_is_as_likely(bound: int) -> None:
    chance, counts = 1, Counter[int]()
    times = TIMES // 6 * bound
    for _ in range(times):
        chance, number = below(chance, bound)
        counts[number] += 1
    assert sorted(counts) == list(range(bound))
    assert max(abs(count - TIMES / 6) for count in counts.values()) < FAR


def test_a_number_that_would_favour_some_is_thrown_again() -> None:
    # The first number of seed 0 lies in the last quarter, where only a part of the bound fits.
    bound = 3 << 62
    assert KNOWN[0][0] >= bound
    second, _ = next_number(next_number(0)[0])
    assert below(0, bound) == (second, KNOWN[0][1])


@settings(max_examples=100, deadline=None, derandomize=True)
@given(chance=st.integers(0, (1 << 64) - 1), things=st.lists(st.integers(0, 5), max_size=12))
def test_shuffled_is_a_permutation(chance: int, things: list[int]) -> None:
    before = list(things)
    after, order = shuffled(chance, things)
    assert Counter(order) == Counter(before)
    assert things == before
    assert shuffled(chance, things) == (after, order)


@pytest.mark.parametrize("things", [(), ("one",)])
def test_nothing_to_shuffle_takes_no_chance(things: tuple[str, ...]) -> None:
    assert shuffled(99, things) == (99, things)


def test_each_order_is_as_likely() -> None:
    chance, counts = 7, Counter[tuple[str, ...]]()
    for _ in range(TIMES):
        chance, order = shuffled(chance, "abc")
        counts[order] += 1
    assert sorted(counts) == sorted(permutations("abc"))
    assert max(abs(count - TIMES / 6) for count in counts.values()) < FAR
