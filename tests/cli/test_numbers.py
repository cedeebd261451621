"""Only the digits of everybody's keyboard are a number."""

from __future__ import annotations

import click
import pytest

from united.cli.options import Seed
from united.cli.plain import _key
from united.rules.decision import Decision


@pytest.mark.parametrize("text", ["\u00b2", "\u0663", "\uff13", "1\u0660"])
def test_other_digits_are_no_number(text: str) -> None:
    assert _key(Decision("play", None, "", "", ()), text) == text
    with pytest.raises(click.BadParameter):
        Seed().convert(text, None, None)
