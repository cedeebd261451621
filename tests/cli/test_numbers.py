"""Only the digits of everybody's keyboard are a number."""

from __future__ import annotations

import click
import pytest

from tests.cli.conftest import Run
from united.cli.plain import _key
from united.cli.values import Seed
from united.rules.decision import Decision


@pytest.mark.parametrize("text", ["\u00b2", "\u0663", "\uff13", "1\u0660"])
def test_other_digits_are_no_number(text: str) -> None:
    assert _key(Decision("play", None, "", "", ()), text) == text
    with pytest.raises(click.BadParameter):
        Seed().convert(text, None, None)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("\u00b2", "`\u00b2` is no number here; type one from 1 to 4."),
        ("\u0663", "`\u0663` is no number here; type one from 1 to 4."),
        ("99999", "There are the options 1 to 4."),
        ("0" * 5000 + "1", "There are the options 1 to 4."),
    ],
)
def test_what_is_no_number_of_an_option_is_said(united: Run, typed: str, said: str) -> None:
    assert f"{said}\n" in united("play", "--plain", "--seed", "1", text=f"{typed}\n").out


def test_the_help_of_a_seed_is_in_the_words_of_people(united: Run) -> None:
    said = united("play", "--help").out
    assert "--seed N" in said
    assert "x<=" not in said
    assert ">=" not in said
    assert "None" not in said
