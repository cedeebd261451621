"""What ships beside the code: content packs, found and checked, and the rules reference."""

from __future__ import annotations

from united.library.catalog import load_catalog
from united.library.check import check_path
from united.library.home import user_home
from united.library.nearest import meant, nearest
from united.library.packs import KnownPack, known_packs
from united.library.problems import ContentError, Problem, UnknownPack
from united.library.rulebook import load_rulebook

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
