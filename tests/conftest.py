"""The tests that need a browser run where there is one; elsewhere they are left out, and named."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.web.chromium import PACKAGES, is_left_out, what_is_missing

MARK: Final = "browser"

LEFT_OUT: Final = pytest.StashKey[set[str]]()
"""The names of the tests that are left out."""

FROM_WORKERS: Final = "left_out"
"""Under this name the processes of a parallel run send them."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}: needs chromium and chromedriver")
    config.stash[LEFT_OUT] = set()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if item.get_closest_marker(MARK)] if is_left_out() else []
    if not left_out:
        return
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
    config.stash[LEFT_OUT].update(item.nodeid for item in left_out)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In a process of a parallel run, which prints nothing itself: send the names."""
    sent: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if sent is not None:
        sent[FROM_WORKERS] = sorted(session.config.stash[LEFT_OUT])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    sent = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT].update(sent.get(FROM_WORKERS, ()))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    names = sorted(name.rpartition("::")[2] for name in config.stash[LEFT_OUT])
    if names:
        terminalreporter.write_line(
            f"Left out, for want of {what_is_missing()}: {', '.join(names)}; {PACKAGES}."
        )
