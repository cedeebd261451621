"""Packs that are hostile or half made: nothing is followed out of them, nothing takes long."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from tests.library.conftest import NewPack
from united.library import ContentError, load_catalog
from united.library.files import MAX_ENTRIES, MAX_FILES, MAX_PACK_BYTES
from united.library.nodes import MAX_BYTES
from united.library.packs import read_pack

LIMIT = (
    f"with this the pack has more than {MAX_FILES} files or {MAX_PACK_BYTES // 1024**2} MiB; "
    "the rest was not read"
)
TOO_LARGE = f"the file is larger than {MAX_BYTES // 1024} KiB"
LOCATION = "location: {id}\nname: Pier\nsource: Mine.\nslots: 3\n"


def test_a_sound_pack_has_no_problem(pack: NewPack) -> None:
    pack.write("locations/pier.yaml", LOCATION.format(id="pier"))
    pack.write("README.md", "Mine.\n")
    pack.write("scenarios/pier.yaml", "scenario: x\n")
    pack.write("locations/.hidden", "\0")
    assert pack.problems() == []


def test_what_is_no_text_has_no_line(pack: NewPack) -> None:
    (pack.folder / "pack.yaml").rename(pack.folder / "elsewhere")
    listed = read_pack(pack.folder)
    assert [str(one) for one in listed.problems] == ["mine: a pack needs a file pack.yaml"]


def test_links_are_not_followed(pack: NewPack, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.mkdir()
    (secret / "pier.yaml").write_text(LOCATION.format(id="pier"))
    (pack.folder / "locations").mkdir()
    (pack.folder / "locations" / "pier.yaml").symlink_to(secret / "pier.yaml")
    (pack.folder / "heroes").symlink_to(secret)
    (pack.folder / "villains").mkdir()
    (pack.folder / "villains" / "loop").symlink_to(pack.folder)
    assert pack.problems() == [
        "mine/heroes: should be a folder, but it is a link",
        "mine/locations/pier.yaml: should be a plain file, but it is a link",
        "mine/villains/loop: should be a plain file, but it is a link",
    ]


def test_a_pipe_is_not_waited_for(pack: NewPack) -> None:
    (pack.folder / "heroes").mkdir()
    os.mkfifo(pack.folder / "heroes" / "moth.yaml")
    assert pack.problems() == [
        "mine/heroes/moth.yaml: should be a plain file, but it is a named pipe"
    ]


def test_names_that_mean_nothing(pack: NewPack) -> None:
    pack.write("hero/moth.yaml", "hero: moth\n")
    pack.write("villain.yml", "villain: moth\n")
    pack.write("zzz.yaml", "")
    pack.write("heroes/moth.yml", "hero: moth\n")
    pack.write("heroes/deep/moth.yaml", "hero: moth\n")
    pack.write("villains/moth/board.yaml", "villain: moth\n")
    pack.write("villains/owl/plan.yaml", "plan: owl\n")
    pack.write("challenges", "")
    assert pack.problems() == [
        "mine/challenges: should be a folder, but it is a plain file",
        "mine/hero: a pack has nothing of this name; did you mean `heroes`?",
        "mine/heroes/deep: should be a plain file, but it is a folder",
        "mine/heroes/moth.yml: a content file is named after its id, as in queens.yaml",
        "mine/villain.yml: a pack has nothing of this name; did you mean `villains`?",
        "mine/villains/moth/board.yaml: a Villain's folder has plan.yaml and threats.yaml only",
        "mine/villains/owl/plan.yaml:1:1: there is no villains/owl.yaml for this file",
        "mine/zzz.yaml: a pack has nothing of this name; there are: pack.yaml, heroes, "
        "locations, villains, challenges, tokens",
    ]


def test_a_villain_needs_plan_and_threats(pack: NewPack) -> None:
    pack.write(
        "villains/moth.yaml", "villain: moth\nname: M\nsource: x\nhealth: {2: 1, 3: 1, 4: 1}"
    )
    assert pack.problems() == [
        "mine/villains/moth.yaml:1:1: the file moth/plan.yaml beside this one is missing",
        "mine/villains/moth.yaml:1:1: the file moth/threats.yaml beside this one is missing",
    ]


def test_too_many_files(pack: NewPack) -> None:
    for number in range(MAX_FILES + 1):
        pack.write(f"locations/l{number}.yaml", LOCATION.format(id=f"l{number}"))
    problems = pack.problems()
    # What was read of it is sound, and which pack it is has been read.
    assert problems == [f"mine/locations/l98.yaml: {LIMIT}"]


def test_a_pack_file_that_is_too_large_is_named(pack: NewPack) -> None:
    pack.write("pack.yaml", b"#" * (MAX_PACK_BYTES + 1))
    assert pack.problems() == [f"mine/pack.yaml: {TOO_LARGE}"]
    with pytest.raises(ContentError) as caught:
        load_catalog(["./mine"])
    assert str(caught.value) == f"mine/pack.yaml: {TOO_LARGE}"


@pytest.mark.parametrize("size", [MAX_BYTES + 1, MAX_PACK_BYTES + 1])
def test_a_file_that_is_too_large_costs_no_other(pack: NewPack, size: int) -> None:
    pack.write("locations/a-heap.yaml", b"#" * size)
    pack.write("locations/pier.yaml", LOCATION.format(id="peer"))
    pack.write("locations/quay.yaml", LOCATION.format(id="quay"))
    assert pack.problems() == [
        f"mine/locations/a-heap.yaml: {TOO_LARGE}",
        "mine/locations/pier.yaml:1:11: its id is not the file's name: the file must begin with "
        "`location: pier`, or the file be renamed",
    ]


def test_many_large_files_are_too_much_together(pack: NewPack) -> None:
    pack.write("locations/a-heap.yaml", b"#" * (MAX_BYTES + 1))
    for number in range(1, 10):
        text = LOCATION.format(id=f"l{number}")
        pack.write(f"locations/l{number}.yaml", text + "#" * (MAX_BYTES - len(text)))
    said = [f"mine/locations/a-heap.yaml: {TOO_LARGE}", f"mine/locations/l8.yaml: {LIMIT}"]
    assert pack.problems() == said


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_link(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    ("make", "kind"), [(make_pipe, "a named pipe"), (Path.mkdir, "a folder"), (make_link, "a link")]
)
def test_what_stands_in_the_place_of_the_pack_file_is_said(
    pack: NewPack, make: Callable[[Path], None], kind: str
) -> None:
    (pack.folder / "pack.yaml").unlink()
    make(pack.folder / "pack.yaml")
    said = f"mine/pack.yaml: should be a plain file, but it is {kind}"
    assert pack.problems() == [said]
    with pytest.raises(ContentError) as caught:
        load_catalog(["./mine"])
    assert str(caught.value) == said


@pytest.mark.parametrize(
    "inside", ["heroes/moth{}.txt", "villains/v{}/notes.txt", "villains/owl/x{}.yaml", "odd{}.yaml"]
)
def test_too_much_that_is_no_content(pack: NewPack, inside: str) -> None:
    for number in range(MAX_ENTRIES + 1):
        pack.write(inside.format(number), "")
    problems = pack.problems()
    assert sum(problem.endswith(f": {LIMIT}") for problem in problems) == 1
    assert len(problems) <= MAX_ENTRIES + 1


def test_the_largest_pack_is_read_in_some_seconds(pack: NewPack) -> None:
    for number in range(12):
        text = LOCATION.format(id=f"l{number}") + "end_of_turn:\n" + "  - drwa: 1\n" * 3_300
        pack.write(f"locations/l{number}.yaml", text + "# " + "x" * 100_000)
    begun = time.perf_counter()
    assert len(pack.problems()) == 12 * 101
    assert time.perf_counter() - begun < 20


def test_files_that_cannot_be_read(pack: NewPack, monkeypatch: pytest.MonkeyPatch) -> None:
    pack.write("locations/pier.yaml", "x")
    real_open = Path.open

    def refuse(path: Path, *how: str) -> IO[bytes]:
        if path.name == "pier.yaml":
            raise PermissionError(13, "Permission denied")
        return real_open(path, *how)

    monkeypatch.setattr(Path, "open", refuse)
    assert pack.problems() == [
        "mine/locations/pier.yaml: the file cannot be read: Permission denied"
    ]


def test_odd_file_names_do_not_spoil_the_message(pack: NewPack) -> None:
    pack.write("locations/a\nb\x1b[31m.yaml", "x")
    (found,) = pack.problems()
    assert found == (
        "mine/locations/a?b?[31m.yaml:1:1: the file must begin with `location: a?b?[31m`; "
        'here is the text "x"'
    )
