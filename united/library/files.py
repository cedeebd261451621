"""The files of a pack: found within bounds, read without following anything out of the pack."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from attrs import define, field, frozen

from united.library.home import PACK_FILE, shown
from united.library.nearest import meant
from united.library.nodes import MAX_BYTES, Node, compose
from united.library.problems import Problem
from united.library.text import Unreadable
from united.outside.errors import UnitedError
from united.outside.plain_files import kind_of

THING_FOLDERS: Final = ("heroes", "locations", "villains", "challenges", "tokens")
MAX_FILES: Final = 500
MAX_PACK_BYTES: Final = 2 * 1024 * 1024
_LIMIT: Final = f"{MAX_FILES} files or {MAX_PACK_BYTES // 1024**2} MiB"

MAX_ENTRIES: Final = 2 * MAX_FILES
"""What is looked at in all folders of a pack together, whether it is content or not."""

_IGNORED: Final = ("scenarios", "tests", "docs")
"""Folders that a pack may have for its authors; the game reads nothing in them."""

_PARTS: Final = ("plan.yaml", "threats.yaml")
"""What a Villain's own folder holds."""


@frozen
class PackFile:
    """A file of a pack: its path inside the pack, such as `heroes/ID.yaml`."""

    inside: str
    path: Path

    @property
    def shown(self) -> str:
        """The path as messages name it."""
        return shown(self.path)

    @property
    def thing(self) -> str:
        """The id that the file must declare: its own name, or its folder's (see `named_by`)."""
        if self.named_by == "folder":
            return self.path.resolve().parent.name
        return self.path.name.removesuffix(".yaml")

    @property
    def named_by(self) -> str:
        """What bears the id: the `file`, or the `folder` for a pack and for a Villain's parts."""
        return "file" if self.inside.count("/") == 1 else "folder"


class _TooMuch(UnitedError):
    """The pack has more than is read; `where` is the file or folder that is too much."""

    def __init__(self, where: Path) -> None:
        super().__init__()
        self.where = where


@define(eq=False)
class Listing:
    """The files that a pack has, by their paths inside it, and what is wrong with others.

    `cut` says that there is more than was read.
    """

    files: dict[str, PackFile] = field(factory=dict)
    sizes: list[int] = field(factory=list)
    problems: list[Problem] = field(factory=list)
    entries: int = 0
    cut: bool = False


def list_files(root: Path) -> Listing:
    """Return the files of the pack in a folder."""
    listing = Listing()
    try:
        _list_root(root, listing)
    except _TooMuch as error:
        listing.cut = True
        message = f"with this the pack has more than {_LIMIT}; the rest was not read"
        listing.problems.append(Problem(shown(error.where), 0, 0, message))
    return listing


def read_file(file: PackFile) -> Node:
    """Return what a file says. Raises `Unreadable`."""
    try:
        with file.path.open("rb") as stream:
            return compose(stream.read(MAX_BYTES + 1))
    except OSError as error:
        raise Unreadable(f"the file cannot be read: {error.strerror or error}", 0, 0) from error


def _list_root(root: Path, listing: Listing) -> None:
    # What says which pack it is comes first: it is read whatever else there is.
    for entry in sorted(_entries(root, listing), key=lambda entry: entry.name != PACK_FILE):
        if entry.name == PACK_FILE:
            _add(entry, entry.name, listing)
        elif entry.name in THING_FOLDERS:
            _list_things(entry, entry.name, listing)
        elif _looks_like_content(entry):
            known = (PACK_FILE, *THING_FOLDERS)
            typo = meant(entry.name, known) or f"; there are: {', '.join(known)}"
            _refuse(entry, listing, f"a pack has nothing of this name{typo}")


def _list_things(folder: os.DirEntry[str], inside: str, listing: Listing) -> None:
    if not _is_folder(folder):
        _refuse(folder, listing, f"should be a folder, but it is {_kind(folder)}")
        return
    for entry in _entries(Path(folder.path), listing):
        if inside == "villains" and _is_folder(entry):
            _list_parts(entry, f"{inside}/{entry.name}", listing)
        else:
            _add(entry, f"{inside}/{entry.name}", listing)


def _list_parts(folder: os.DirEntry[str], inside: str, listing: Listing) -> None:
    for entry in _entries(Path(folder.path), listing):
        if entry.name in _PARTS:
            _add(entry, f"{inside}/{entry.name}", listing)
        else:
            known = " and ".join(_PARTS)
            _refuse(entry, listing, f"a Villain's folder has {known} only")


def _add(entry: os.DirEntry[str], inside: str, listing: Listing) -> None:
    if entry.is_symlink() or not entry.is_file(follow_symlinks=False):
        _refuse(entry, listing, f"should be a plain file, but it is {_kind(entry)}")
    elif not entry.name.endswith(".yaml"):
        _refuse(entry, listing, "a content file is named after its id, as in queens.yaml")
    else:
        size = entry.stat(follow_symlinks=False).st_size
        if size > MAX_BYTES:
            _refuse(entry, listing, f"the file is larger than {MAX_BYTES // 1024} KiB")
            return
        if len(listing.files) == MAX_FILES or sum(listing.sizes) + size > MAX_PACK_BYTES:
            raise _TooMuch(Path(entry.path))
        listing.files[inside] = PackFile(inside, Path(entry.path))
        listing.sizes.append(size)


def _entries(folder: Path, listing: Listing) -> Iterator[os.DirEntry[str]]:
    """Yield what a folder holds, sorted; hidden files are nobody's business, but they count."""
    room = MAX_ENTRIES - listing.entries
    try:
        with os.scandir(folder) as entries:
            found = list(islice(entries, room + 1))
    except OSError as error:
        reason = f"the folder cannot be read: {error.strerror or error}"
        listing.problems.append(Problem(shown(folder), 0, 0, reason))
        return
    if len(found) > room:
        raise _TooMuch(folder)
    listing.entries += len(found)
    seen = (entry for entry in found if not entry.name.startswith("."))
    yield from sorted(seen, key=lambda entry: entry.name)


def _looks_like_content(entry: os.DirEntry[str]) -> bool:
    """Tell whether a file or folder beside `pack.yaml` is content; a LICENSE is not."""
    if _is_folder(entry):
        return entry.name not in _IGNORED
    return entry.name.endswith((".yaml", ".yml"))


def _kind(entry: os.DirEntry[str]) -> str:
    """Return what stands in a place where it does not belong."""
    if entry.is_symlink():
        return "a link"
    return kind_of(entry.stat(follow_symlinks=False).st_mode)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir(follow_symlinks=False)


def _refuse(entry: os.DirEntry[str], listing: Listing, message: str) -> None:
    listing.problems.append(_problem(entry, message))


def _problem(entry: os.DirEntry[str], message: str) -> Problem:
    return Problem(shown(Path(entry.path)), 0, 0, message)
