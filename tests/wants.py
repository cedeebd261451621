"""What some tests need that is not everywhere: a browser, the yardsticks of the bench."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Final

from attrs import frozen

from tests.web import chromium


@frozen
class Want:
    """`mark` is on the tests that need it; `missing` names what of it is not here, if anything.

    `bring` says how to get it. Where `must_be_here` the tests are not left out, and fail.
    """

    mark: str
    missing: Callable[[], str]
    bring: str
    must_be_here: Callable[[], bool] = lambda: False

    def is_left_out(self) -> bool:
        """Tell whether the tests that need it are left out here."""
        return bool(self.missing()) and not self.must_be_here()


def _not_found(module: str) -> str:
    try:
        return "" if find_spec(module) else module
    except ValueError:
        # It has been hidden from imports.
        return module


BENCH: Final = "`pip install 'united[bench]'` brings it"

WANTS: Final = (
    Want("browser", chromium.what_is_missing, chromium.PACKAGES, chromium.is_wanted),
    Want("rlcard", partial(_not_found, "rlcard"), BENCH),
    Want("pyspiel", partial(_not_found, "pyspiel"), BENCH),
)
