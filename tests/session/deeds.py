"""What somebody else can do to the file of a game while it is played."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def remove(path: Path) -> None:
    path.unlink()


def remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere.jsonl"))


def replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def shorten(path: Path) -> None:
    os.truncate(path, 100)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def lengthen(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"Dear May\n")


def change(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"Dear May")


def put_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def put_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def put_a_dangling_link(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("nothing"))


def put_a_loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


DEEDS = {
    "put out of reach": (put_a_loop,),
    "removed": (remove, remove_folder, rename, put_a_dangling_link),
    "replaced": (replace, put_a_folder, put_a_pipe),
    "changed": (shorten, empty, lengthen, change),
}
EACH = [(deed, said) for said, deeds in DEEDS.items() for deed in deeds]
