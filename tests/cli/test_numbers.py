"""Only the digits of everybody's keyboard are a number."""

from __future__ import annotations

import click
import pytest

from tests.cli.conftest import Run
from united.cli.options import Seed
from united.cli.plain import _key
from united.rules.decision import Decision


@pytest.mark.parametrize("text", ["\u00b2", "\u0663", "\uff13", "1\u0660"])
def test_other_digits_are_no_number(text: str) -> None:
    assert _key(Decision("play", None, "", "", ()), text) == text
    with pytest.raises(click.BadParameter):
        Seed(min=0).convert(text, None, None)


def test_the_help_of_a_seed_is_in_the_words_of_people(united: Run) -> None:
    said = united("play", "--help").out
    assert "--seed N" in said
    assert "None" not in said
