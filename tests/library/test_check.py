"""`united check`: all shipped packs, a pack, a part of a pack, a folder of packs."""

from __future__ import annotations

import shutil
from pathlib import Path, PureWindowsPath

import pytest

from tests.library.conftest import NewPack
from united.library import Problem, UnknownPack, check, check_path
from united.library.home import content_root

BAD = "location: pier\nname: Pier\nsource: Mine.\n"
MISSING = "1:1: `slots` is missing (slots for Civilian and Thug tokens)"


@pytest.fixture
def bad(pack: NewPack) -> NewPack:
    pack.write("locations/pier.yaml", BAD)
    pack.write("locations/quay.yaml", BAD.replace("pier", "quay"))
    pack.write("heroes/moth.yaml", "hero: moth\n")
    return pack


def paths(where: Path | None) -> list[str]:
    return [problem.path for problem in check_path(where)]


def test_the_shipped_content_is_sound() -> None:
    assert check_path() == ()
    assert check_path(content_root()) == ()
    assert check_path(content_root() / "printed-tokens") == ()


def test_a_pack_and_its_parts(bad: NewPack) -> None:
    hero, pier, quay = (
        "mine/heroes/moth.yaml",
        "mine/locations/pier.yaml",
        "mine/locations/quay.yaml",
    )
    assert paths(bad.folder) == paths(Path("mine")) == [hero, hero, hero, pier, quay]
    assert paths(Path("mine/locations")) == [pier, quay]
    assert [str(problem) for problem in check_path(Path(pier))] == [f"{pier}:{MISSING}"]
    assert paths(Path("mine/pack.yaml")) == []


def test_from_inside_the_pack(bad: NewPack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bad.folder / "locations")
    assert [str(problem) for problem in check_path(Path("pier.yaml"))] == [f"pier.yaml:{MISSING}"]
    assert paths(Path()) == ["pier.yaml", "quay.yaml"]
    assert len(paths(Path(".."))) == 5


def test_paths_are_compared_and_not_their_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages have slashes everywhere, paths of Windows have not."""
    monkeypatch.setattr("united.library.check.Path", PureWindowsPath)
    monkeypatch.setattr("os.getcwd", lambda: "C:\\games")
    problem = Problem("mine/locations/pier.yaml", 1, 1, "wrong")
    lies_in = check._lies_in
    for inside in ("C:\\games\\mine", "C:\\games\\mine\\locations\\pier.yaml"):
        assert lies_in(problem, PureWindowsPath(inside))
    assert not lies_in(problem, PureWindowsPath("C:\\games\\mine\\loc"))


def test_a_folder_of_packs(bad: NewPack, tmp_path: Path) -> None:
    shutil.copytree(bad.folder, tmp_path / "twin")
    (tmp_path / "neither").mkdir()
    assert len(paths(tmp_path)) == 11


def test_a_copy_of_the_shipped_pack(tmp_path: Path) -> None:
    shutil.copytree(content_root() / "spider-verse", tmp_path / "spider-verse")
    assert check_path(tmp_path / "spider-verse") == ()


@pytest.mark.parametrize("name", ["none", "mine.txt", "a\0b"])
def test_what_is_no_content(pack: NewPack, name: str) -> None:
    Path("mine.txt").write_text("x")
    with pytest.raises(UnknownPack) as caught:
        check_path(Path(name))
    assert str(caught.value) in (
        "There is no file or folder none.",
        "There is no file or folder a?b.",
        "mine.txt is no content: neither it nor a folder above it has a pack.yaml.",
    )


def test_an_empty_pack_file(pack: NewPack) -> None:
    pack.write("pack.yaml", "")
    pack.write("locations/pier.yaml", BAD)
    assert pack.problems() == [
        f"mine/locations/pier.yaml:{MISSING}",
        "mine/pack.yaml:1:1: the file is empty",
    ]


def test_a_pack_is_called_as_its_folder(pack: NewPack) -> None:
    pack.write("pack.yaml", "pack: yours\nname: Yours\nsource: x\n")
    assert pack.problems() == [
        "mine/pack.yaml:1:7: its id is not the folder's name: the file must begin with "
        "`pack: mine`, or the folder be renamed"
    ]
