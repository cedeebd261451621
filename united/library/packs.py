"""Content packs: which there are, and what one of them says."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve, frozen

from united.definitions.catalog import Pack
from united.definitions.keys import Id, Name, Source
from united.library.digests import digest_pack
from united.library.extending import Bases, Nodes
from united.library.files import THING_FOLDERS, Listing, PackFile, list_files
from united.library.home import PACK_FILE, content_root, shown, user_packs
from united.library.nearest import meant
from united.library.notes import FAILED, Mention
from united.library.problems import Problem, UnknownPack
from united.library.things import Reading, Thing, read_thing
from united.outside.quoting import quoted


@frozen
class KnownPack:
    """A pack that can be named by its id, and where it is; `shipped` came with the program."""

    id: str
    folder: Path
    shipped: bool


@frozen(eq=False)
class PackContent:
    """What a pack says: its things by their paths, all its problems, what its file refers to."""

    root: Path
    pack: Pack
    things: dict[str, Thing]
    problems: tuple[Problem, ...]
    referred: tuple[Mention, ...]

    @property
    def nodes(self) -> Nodes:
        """What its files say, by their paths inside it."""
        return {path: node for thing in self.things.values() for path, node in thing.nodes.items()}


def known_packs(home: Path | None = None) -> tuple[KnownPack, ...]:
    """Return the packs that can be named by id: the shipped ones, then those in the user's folder.

    A pack in the user's folder with the id of a shipped one is not among them.
    """
    found = {pack.id: pack for pack in _packs_in(content_root(), shipped=True)}
    for pack in _packs_in(user_packs(home), shipped=False):
        found.setdefault(pack.id, pack)
    return tuple(sorted(found.values(), key=lambda pack: (not pack.shipped, pack.id)))


def is_pack(folder: Path) -> bool:
    """Tell whether a folder is meant to be a pack, sound or not: it has something of that name."""
    return os.path.lexists(folder / PACK_FILE)


def find_pack(name: str, home: Path | None = None) -> Path:
    """Return the folder of a pack given by id or by path. Raises `UnknownPack`.

    A path is told from an id by a slash, or by a dot or `~` at its start.
    """
    if "/" in name or "\\" in name or name.startswith((".", "~")):
        folder = Path(os.path.expanduser(name))
        if not is_pack(folder):
            raise UnknownPack(f"There is no pack in {shown(folder)}: {_why_none(folder)}.")
        return folder
    known = {pack.id: pack.folder for pack in known_packs(home)}
    if name not in known:
        raise UnknownPack(
            f"There is no pack {quoted(name)}{meant(name, known)} "
            "(`united cards packs` lists them; a folder is given as a path, such as ./my-pack)."
        )
    return known[name]


def read_pack(root: Path, before: Sequence[PackContent] = ()) -> PackContent:
    """Return what the pack in a folder says, with everything that is wrong with it.

    `before` are the packs that stand before it: its things may go on from theirs.
    """
    listing = list_files(root)
    problems = [*listing.problems]
    head = _read_pack_file(root, listing)
    made = head.made[0]
    problems += head.problems
    id = made.id if made is not FAILED else root.resolve().name
    bases = Bases(listing.files, tuple(one.nodes for one in before))
    things = {thing.path: thing for thing in _read_things(listing, id, problems, bases)}
    for thing in things.values():
        problems += thing.problems
    digest = digest_pack(id, {path: thing.digest for path, thing in things.items()})
    if made is FAILED:
        made = Pack(Id(id), Name(id), Source(""))
    pack = evolve(made, digest=digest)
    return PackContent(root, pack, things, tuple(problems), tuple(head.referred))


def _why_none(folder: Path) -> str:
    """Return why a folder is no pack."""
    try:
        os.scandir(folder).close()
    except FileNotFoundError:
        return "there is no such folder"
    except NotADirectoryError:
        return "it is no folder"
    except OSError as error:
        return f"it cannot be read: {error.strerror or error}"
    except ValueError:
        return "there is no such folder"
    return f"no {PACK_FILE} is there"


def _packs_in(folder: Path, *, shipped: bool) -> Iterator[KnownPack]:
    try:
        folders = sorted(folder.iterdir())
    except OSError:
        # Nobody has put a pack there.
        return
    for one in folders:
        if is_pack(one):
            yield KnownPack(one.name, one, shipped)


def _read_pack_file(root: Path, listing: Listing) -> Reading:
    reading = Reading()
    file = listing.files.get(PACK_FILE)
    if file is None:
        reading.made.append(FAILED)
        if not (listing.cut or is_pack(root)):
            missing = f"a pack needs a file {PACK_FILE}"
            reading.problems.append(Problem(shown(root), 0, 0, missing))
    else:
        reading.read(file, "pack", Pack)
    return reading


def _read_things(
    listing: Listing, pack: str, problems: list[Problem], bases: Bases
) -> Iterator[Thing]:
    folders: dict[str, dict[str, PackFile]] = {}
    for inside, file in listing.files.items():
        folder, _, name = inside.rpartition("/")
        folders.setdefault(folder, {})[name] = file
    for folder in THING_FOLDERS:
        for file in folders.pop(folder, {}).values():
            parts = folders.pop(f"{folder}/{file.thing}", {})
            yield read_thing(folder, file, parts, pack, bases)
    folders.pop("", None)
    for folder, files in folders.items():
        file = next(iter(files.values()))
        problems.append(Problem(file.shown, 1, 1, f"there is no {folder}.yaml for this file"))
