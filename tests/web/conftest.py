"""What the tests of `united serve` share: a server, a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser import Browser
from tests.web.chromium import PACKAGES, what_is_missing
from tests.web.serving import Serving


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server on a free port of this machine; after the test nothing of it may be left."""
    started = Serving.start(tmp_path)
    yield started
    if started.process.poll() is None:
        started.stop()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Headless Chromium. Where it is wanted and missing, a test that needs it fails and says so."""
    if missing := what_is_missing():
        pytest.fail(f"Missing here: {missing}; {PACKAGES}.", pytrace=False)
    opened = Browser(tmp_path / "profile")
    yield opened
    opened.quit()
