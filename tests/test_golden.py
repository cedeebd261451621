"""The golden files say what the cards and the games say now."""

from __future__ import annotations

import pytest

from tests.golden_files import FOLDER, GOLDEN


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_file(name: str) -> None:
    expected = (FOLDER / name).read_text(encoding="utf-8")
    hint = f"tests/golden/{name} differs; `python -m tests.golden_files` writes it anew"
    assert GOLDEN[name]() == expected, hint
