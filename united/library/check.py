"""Checking content without playing it: all packs, one pack, one folder or one file of a pack."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from united.library.catalog import check_together, shipped_content
from united.library.home import PACK_FILE, content_root, shown
from united.library.packs import read_pack
from united.library.problems import Problem, UnknownPack
from united.outside.quoting import printable

_LEVELS_IN_A_PACK = 3
"""How far above a file its pack's folder can be: `villains/green-goblin/plan.yaml`."""


def check_path(path: Path | None = None) -> tuple[Problem, ...]:
    """Return all problems of the content at a path, in the order of files and lines.

    The path is a pack's folder, a folder of packs, or a file or folder inside a pack, of which
    only the own problems are returned; by default all shipped packs are checked. Each pack is
    checked as it would be played, beside `spider-verse`. Raises `UnknownPack` if no pack is there.
    """
    path = content_root() if path is None else path
    if not os.path.exists(path):
        raise UnknownPack(f"There is no file or folder {shown(path)}.")
    whole = path.resolve()
    if (root := _pack_around(whole)) is not None:
        return _sorted(problem for problem in _check_pack(root) if _lies_in(problem, whole))
    packs = _packs_in(whole)
    if not packs:
        raise UnknownPack(
            f"{shown(path)} is no content: neither it nor a folder above it has a {PACK_FILE}."
        )
    return _sorted(problem for pack in packs for problem in _check_pack(pack))


def _check_pack(root: Path) -> list[Problem]:
    first = shipped_content()
    content = first if root == first.root.resolve() else read_pack(root)
    contents = [content] if content.pack.id == first.pack.id else [first, content]
    return [*content.problems, *check_together(contents)]


def _pack_around(path: Path) -> Path | None:
    """Return the folder of the pack that a file or folder belongs to, if any."""
    around = [path, *path.parents][: _LEVELS_IN_A_PACK + 1]
    return next((folder for folder in around if _is_pack(folder)), None)


def _is_pack(folder: Path) -> bool:
    return os.path.isfile(folder / PACK_FILE)


def _packs_in(folder: Path) -> list[Path]:
    try:
        return [one for one in sorted(folder.iterdir()) if _is_pack(one)]
    except OSError:
        # It is a file, or may not be read.
        return []


def _lies_in(problem: Problem, whole: Path) -> bool:
    # A problem's path is printable; it is relative where the file lies below the working folder.
    path = Path(printable(os.getcwd()), problem.path)
    return path.is_relative_to(printable(str(whole)))


def _sorted(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(set(problems)))
