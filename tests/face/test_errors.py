"""One error stands over all that the package raises on purpose."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import united
from united.outside.errors import UnitedError


def modules() -> Iterator[ModuleType]:
    """Yield every module of the package; `__main__` would play."""
    for one in pkgutil.walk_packages(united.__path__, f"{united.__name__}."):
        if not one.name.endswith("__main__"):
            yield import_module(one.name)


def test_every_exception_of_the_package_is_a_united_error() -> None:
    own = {
        thing
        for module in modules()
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, BaseException)
        and thing.__module__.partition(".")[0] == united.__name__
    }
    names = {one.__name__ for one in own}
    assert {"NotPossible", "SetupError", "ContentError", "ScenarioFault", "SaveExists"} <= names
    assert {one for one in own if not issubclass(one, UnitedError)} == set()
