"""Pictures of the main screens: few, with fixed games; `--snapshot-update` renews them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.pictures import PICTURES, SIZES

Compare = Callable[..., bool]

CASES: list[tuple[str, tuple[int, int], dict[str, Any]]] = [
    *(("act", size, {}) for size in SIZES),
    ("play", (80, 24), {}),
    ("play", (80, 24), {"color": False}),
    ("play", (80, 24), {"ascii": "on"}),
    ("story", (80, 24), {}),
    ("four-heroes", (100, 30), {"theme": "light"}),
    ("four-heroes", (120, 40), {"theme": "contrast"}),
    ("end", (80, 24), {}),
    ("location", (80, 24), {"ascii": "on", "color": False}),
    ("home", (80, 24), {}),
]


@pytest.mark.parametrize(
    ("name", "size", "changes"),
    CASES,
    ids=[
        f"{name}-{size[0]}x{size[1]}-{'-'.join(map(str, changes))}" for name, size, changes in CASES
    ],
)
def test_a_screen_looks_as_before(
    snap_compare: Compare, name: str, size: tuple[int, int], changes: dict[str, Any]
) -> None:
    picture = PICTURES[name]
    app = picture.app(**changes)
    assert snap_compare(app, terminal_size=size, run_before=picture.prepare)
