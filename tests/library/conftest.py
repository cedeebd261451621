"""A pack to write things into, for tests that read them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from united.library import check_path
from united.library.home import content_root

Told = Callable[[str, str | bytes], list[str]]
Changes = dict[str, str]
Spoil = Callable[[str, Changes], list[str]]

PACK = "pack: mine\nname: Mine\nsource: My own.\n"


class NewPack:
    """A pack in a folder of its own, `mine`; the working folder is the one above."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("pack.yaml", PACK)

    def write(self, inside: str, content: str | bytes) -> Path:
        """Write a file of the pack; text loses the indentation that all its lines share."""
        path = self.folder / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        data = content if isinstance(content, bytes) else dedent(content).encode("utf-8")
        path.write_bytes(data)
        return path

    def problems(self) -> list[str]:
        """Return what `united check mine` would print."""
        return [str(problem) for problem in check_path(self.folder)]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewPack:
    monkeypatch.chdir(tmp_path)
    return NewPack(tmp_path / "mine")


@pytest.fixture
def told(pack: NewPack) -> Told:
    """Write a file, check the pack, and return its problems without the file's own name."""

    def tell(inside: str, content: str | bytes) -> list[str]:
        pack.write(inside, content)
        return [problem.removeprefix(f"mine/{inside}:") for problem in pack.problems()]

    return tell


@pytest.fixture
def spoil(told: Told) -> Spoil:
    """Take a shipped file into the pack with some texts replaced, and return its problems."""

    def spoilt(inside: str, changes: Changes) -> list[str]:
        shipped = content_root() / "spider-verse"
        if inside.startswith("villains/"):
            for part in sorted((shipped / "villains").rglob("*.yaml")):
                told(part.relative_to(shipped).as_posix(), part.read_text("utf-8"))
        text = (shipped / inside).read_text("utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new, 1)
        return told(inside, text)

    return spoilt
