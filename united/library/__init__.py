"""What ships beside the code: content packs, found and checked, and the rules reference.

What needs the effect language is loaded when it is first used: whoever only wants to know where the
user's folder is, or which word is meant, need not wait for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from united.library.home import user_home
from united.library.nearest import meant, nearest
from united.library.problems import ContentError, Problem, UnknownPack

if TYPE_CHECKING:
    from united.library.catalog import load_catalog
    from united.library.check import check_path
    from united.library.packs import KnownPack, known_packs
    from united.library.rulebook import load_rulebook
else:

    def __getattr__(name: str) -> object:
        if name not in _PLACES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)


_PLACES: Final = {
    "KnownPack": "packs",
    "check_path": "check",
    "known_packs": "packs",
    "load_catalog": "catalog",
    "load_rulebook": "rulebook",
}

__all__ = [
    "ContentError",
    "KnownPack",
    "Problem",
    "UnknownPack",
    "check_path",
    "known_packs",
    "load_catalog",
    "load_rulebook",
    "meant",
    "nearest",
    "user_home",
]
