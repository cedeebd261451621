"""What strangers wrote is quoted in one line that hides nothing and has an end."""

from __future__ import annotations

import pytest

from united.outside.quoting import LONGEST, LONGEST_PATH, clipped, printable, quoted, shown_path


@pytest.mark.parametrize("text", ["a\x1b[31mb", "a\u202eb", "a\nb", "a\x00b", "a\u200bb", "a\x9bb"])
def test_nothing_hides_in_a_line(text: str) -> None:
    assert printable(text).isprintable()
    assert len(printable(text)) == len(text)


def test_what_is_plain_stays_as_it_is() -> None:
    assert quoted("Zoë's café, 日本") == "`Zoë's café, 日本`"


def test_a_long_text_is_cut_off_and_says_so() -> None:
    assert clipped("x" * 50_000_000) == "x" * (LONGEST - 3) + "..."
    assert clipped("x" * LONGEST) == "x" * LONGEST


def test_a_text_cannot_leave_its_quotes() -> None:
    assert quoted("a` is fine. `b") == "`a' is fine. 'b`"


def test_more_of_a_path_is_shown() -> None:
    assert shown_path("/a" * 100) == "/a" * 100
    assert len(shown_path("/a" * 1000)) == LONGEST_PATH
