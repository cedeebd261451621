"""The nearest known word."""

from __future__ import annotations

import time

import pytest

from united.library import meant, nearest

KNOWN = ("spider-man", "spider-ham", "ghost-spider", "miles-morales", "from_board")


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("spiderman", "spider-man"),
        ("Spider Man", "spider-man"),
        ("spider_ham", "spider-ham"),
        ("miles", "miles-morales"),
        ("from-board", "from_board"),
        ("zzz", ""),
        ("", ""),
    ],
)
def test_nearest(word: str, found: str) -> None:
    assert nearest(word, KNOWN) == found
    assert meant(word, KNOWN) == (f"; did you mean `{found}`?" if found else "")


def test_nobody_is_near_among_none() -> None:
    assert nearest("spider-man", ()) == ""


def test_long_words_take_no_longer() -> None:
    begun = time.perf_counter()
    assert nearest("spider-man" * 100_000, KNOWN) == ""
    assert time.perf_counter() - begun < 1
