"""What the tests of `united serve` share: a server, a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser import Browser, what_is_missing
from tests.web.serving import Serving


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of the tests that need Chromium."""
    config.addinivalue_line("markers", "browser: needs chromium and chromedriver")


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server on a free port of this machine; after the test nothing of it may be left."""
    started = Serving.start(tmp_path)
    yield started
    if started.process.poll() is None:
        started.stop()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Headless Chromium. A test that needs it fails where it is missing, and says how to get it."""
    if missing := what_is_missing():
        pytest.fail(missing, pytrace=False)
    opened = Browser(tmp_path / "profile")
    yield opened
    opened.quit()
