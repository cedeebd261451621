"""A key at the table draws one frame, and lays nothing out anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import App
from textual.geometry import Size

from tests.app.pictures import SIZES, STILL, play
from tests.app.playing import Driver


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often something was laid out and drawn."""
    counts = Counter[str]()

    def count(owner: type, name: str, counts_for: str, which: Callable[..., bool]) -> None:
        does = getattr(owner, name)

        def counting(*args: Any, **more: Any) -> Any:
            counts[counts_for] += which(*args)
            return does(*args, **more)

        monkeypatch.setattr(owner, name, counting)

    count(Compositor, "reflow", "layouts", lambda *_: True)
    count(
        App, "_display", "frames", lambda app, screen, drawn: screen is app.screen and bool(drawn)
    )
    return counts


@pytest.mark.parametrize("size", [Size(*size) for size in SIZES], ids=str)
@pytest.mark.parametrize("choices", [0, 40])
async def test_a_key_draws_one_frame(counted: Counter[str], size: Size, choices: int) -> None:
    driver = Driver(play("co-op", 4, choices), STILL, {})
    async with driver.run(*size):
        await driver.wait_for_workers()
        for key in ("down", "up", "1", "u", "1", "0"):
            counted.clear()
            await driver.press(key)
            await driver.settle()
            assert counted["layouts"] == 0, f"{key} in {driver.app.screen}"
            assert counted["frames"] <= 1, f"{key} in {driver.app.screen}"
