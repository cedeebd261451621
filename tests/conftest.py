"""Tests that need something that is not everywhere are left out where it is missing, and named."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.wants import WANTS

LEFT_OUT: Final = pytest.StashKey[dict[str, set[str]]]()
"""The names of the tests that are left out, by the mark of what they need."""

FROM_WORKERS: Final = "left_out"
"""Under this name the processes of a parallel run send them."""


def pytest_configure(config: pytest.Config) -> None:
    for want in WANTS:
        config.addinivalue_line("markers", f"{want.mark}: needs what is not everywhere")
    config.stash[LEFT_OUT] = {want.mark: set() for want in WANTS}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for want in WANTS:
        marked = [item for item in items if item.get_closest_marker(want.mark)]
        if marked and want.is_left_out():
            config.hook.pytest_deselected(items=marked)
            items[:] = [item for item in items if item not in marked]
            config.stash[LEFT_OUT][want.mark].update(item.nodeid for item in marked)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In a process of a parallel run, which prints nothing itself: send the names."""
    sent: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if sent is not None:
        left_out = session.config.stash[LEFT_OUT]
        sent[FROM_WORKERS] = {mark: sorted(names) for mark, names in left_out.items()}


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    sent = getattr(node, "workeroutput", {})
    for mark, names in sent.get(FROM_WORKERS, {}).items():
        node.config.stash[LEFT_OUT][mark].update(names)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for want in WANTS:
        names = sorted(name.rpartition("::")[2] for name in config.stash[LEFT_OUT][want.mark])
        if names:
            terminalreporter.write_line(
                f"Left out, for want of {want.missing()}: {', '.join(names)}; {want.bring}."
            )
