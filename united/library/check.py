"""Checking content without playing it: all packs, one pack, one folder or one file of a pack."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from united.library.catalog import base_contents, check_together
from united.library.home import PACK_FILE, content_root, shown
from united.library.packs import PackContent, is_pack, read_pack
from united.library.problems import Problem, UnknownPack
from united.outside.quoting import printable

_LEVELS_IN_A_PACK = 3
"""How far above a file its pack's folder can be: `villains/ID/plan.yaml`."""


def check_path(path: Path | None = None) -> tuple[Problem, ...]:
    """Return all problems of the content at a path, in the order of files and lines.

    The path is a pack's folder, a folder of packs, or a file or folder inside a pack, of which
    only the own problems are returned; by default all shipped packs are checked. Each pack is
    checked as it would be played, beside the packs that each game has. Raises `UnknownPack` if no
    pack is there.
    """
    found = (problem for contents in contents_at(path) for problem in _problems(contents))
    return own_problems(path, found)


def contents_at(path: Path | None = None) -> list[list[PackContent]]:
    """Return, for each pack at a path as in `check_path`, what is read to play with it."""
    path = content_root() if path is None else path
    if not os.path.exists(path):
        raise UnknownPack(f"There is no file or folder {shown(path)}.")
    whole = path.resolve()
    root = _pack_around(whole)
    packs = _packs_in(whole) if root is None else [root]
    if not packs:
        raise UnknownPack(
            f"{shown(path)} is no content: neither it nor a folder above it has a {PACK_FILE}."
        )
    return [_read(pack) for pack in packs]


def own_problems(path: Path | None, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return those problems that lie at a path, in the order of files and lines."""
    whole = (content_root() if path is None else path).resolve()
    inside = _pack_around(whole) is not None
    own = {problem for problem in problems if not inside or _lies_in(problem, whole)}
    return tuple(sorted(own))


def _read(root: Path) -> list[PackContent]:
    there = {content.root.resolve(): content for content in base_contents()}
    content = there.get(root) or read_pack(root, base_contents())
    others = (one for one in there.values() if one.pack.id != content.pack.id)
    return [*others, content]


def _problems(contents: list[PackContent]) -> list[Problem]:
    return [*contents[-1].problems, *check_together(contents)]


def _pack_around(path: Path) -> Path | None:
    """Return the folder of the pack that a file or folder belongs to, if any."""
    around = [path, *path.parents][: _LEVELS_IN_A_PACK + 1]
    return next((folder for folder in around if is_pack(folder)), None)


def _packs_in(folder: Path) -> list[Path]:
    try:
        return [one for one in sorted(folder.iterdir()) if is_pack(one)]
    except OSError:
        # It is a file, or may not be read.
        return []


def _lies_in(problem: Problem, whole: Path) -> bool:
    # A problem's path is printable; it is relative where the file lies below the working folder.
    path = Path(printable(os.getcwd()), problem.path)
    return path.is_relative_to(printable(str(whole)))
