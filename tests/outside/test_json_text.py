"""JSON of strangers is read strictly, and what is wrong with it is said."""

from __future__ import annotations

import pytest

from united.outside.json_text import BadJson, TwiceTheKey, read_json


def test_json_is_read() -> None:
    assert read_json('{"a": [1, 2.5, null], "b": {"a": 1}}') == {"a": [1, 2.5, None], "b": {"a": 1}}
    assert read_json(b'"\xc3\xab"') == "ë"
    assert read_json("9" * 400) == int("9" * 400)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is no JSON"),
        (b"\xff", "is no JSON"),
        ("[" * 100_000, "is nested too deep"),
        ("9" * 5000, "has a number of 5000 digits, 400 at most are read"),
        ("[NaN]", "has `NaN`, which is no JSON"),
    ],
)
def test_what_is_no_json_is_said(text: str | bytes, said: str) -> None:
    with pytest.raises(BadJson) as caught:
        read_json(text)
    assert str(caught.value) == said


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '[{"b": {"a": 1, "\\u0061": 2}}]'])
def test_a_key_that_stands_twice_is_refused(text: str) -> None:
    with pytest.raises(TwiceTheKey, match="has the key `a` twice; each stands once"):
        read_json(text)
