"""What others do to the file of a game that is being played: what is said to be saved is."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session import save_file
from united.session.paths import saves_folder
from united.session.problems import SaveMissing
from united.session.session import Session
from united.session.statistics import tally

Player = Callable[..., list[str]]
TWO = GameSetup("co-op", ("spider-man", "ghost-spider"), seed=1)


def start(path: Path | None = None) -> Session:
    return Session.start(TWO, load_catalog(), save=path)


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


@pytest.mark.parametrize(("deed", "said"), EACH, ids=[deed.__name__ for deed, _ in EACH])
@pytest.mark.parametrize("then", ["play", "ask", "close"])
def test_a_game_that_is_said_to_be_saved_is(
    deed: Callable[[Path], None], said: str, then: str, tmp_path: Path, play: Player
) -> None:
    path = tmp_path / "games" / "game.jsonl"
    path.parent.mkdir()
    session = start(path)
    play(session, most=3)
    session.undo(confirmed=True)
    session.redo()
    session.undo(confirmed=True)
    deed(path)
    left = {one: one.read_bytes() for one in path.parent.glob("*") if one.is_file()}
    if then == "play":
        session.redo()
        play(session, most=2)
    if then == "close":
        session.close()
    assert session.saved
    (told,) = session.take_notices()
    assert f"game.jsonl was {said} by somebody else; the whole game is saved" in told
    new = session.path
    assert new is not None
    assert new.is_file()
    assert b"\0" not in new.read_bytes()
    assert session.take_notices() == ()
    session.close()
    # Nothing of what others put there is lost.
    assert {one: one.read_bytes() for one in left} == left
    again = Session.open(new, load_catalog)
    assert again.choices == session.choices
    assert again.can_redo == session.can_redo
    again.close()


def test_the_file_keeps_its_name_where_nothing_else_has_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = start(path)
    path.unlink()
    assert session.path == path
    replace(path)
    assert session.path == tmp_path / "game_2.jsonl"
    told = session.take_notices()
    assert told[0].endswith("saved there once more")
    assert told[1].endswith("saved anew in " + str(tmp_path / "game_2.jsonl"))


def test_a_folder_that_cannot_come_back_leads_to_the_usual_one(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    session = start(folder / "game.jsonl")
    shutil.rmtree(folder)
    folder.write_text("a file", "utf-8")
    assert session.path is not None
    assert session.path.parent == saves_folder()
    assert folder.read_text("utf-8") == "a file"


def test_a_game_that_is_nowhere_is_not_called_saved(
    home: Path, tmp_path: Path, play: Player
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    session = start(folder / "game.jsonl")
    shutil.rmtree(folder)
    home.write_text("no folder", "utf-8")
    assert not session.saved
    assert session.path is None
    (told,) = session.take_notices()
    assert "not being saved" in told
    play(session, most=2)
    assert session.take_notices() == ()
    home.unlink()
    assert session.saved
    assert any("saved again" in notice for notice in session.take_notices())
    assert session.path is not None
    session.close()
    assert Session.open(session.path, load_catalog).choices == session.choices


def test_two_files_of_the_same_game_count_once(tmp_path: Path, play: Player) -> None:
    path = tmp_path / "game.jsonl"
    session = start(path)
    play(session, most=5)
    path.rename(tmp_path / "old.jsonl")
    play(session)
    session.close()
    old = Session.open(tmp_path / "old.jsonl", load_catalog)
    assert len(old.choices) == 5
    play(old)
    assert tally()[0].played == 1


def no_room(file: Any, data: bytes) -> None:
    file.write(data[:10])
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_could_not_be_written_is_when_there_is_room_again(
    tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start(tmp_path / "game.jsonl")
    with monkeypatch.context() as patch:
        patch.setattr(save_file, "_write_all", no_room)
        play(session, most=2)
        assert not session.saved
    # Nothing else is played: leaving must do.
    assert session.saved
    session.close()
    assert Session.open(tmp_path / "game.jsonl", load_catalog).choices == session.choices


def no_room_and_no_way_back(patch: pytest.MonkeyPatch) -> Callable[[Any, bytes], None]:
    def fail(file: save_file.SaveFile) -> None:
        raise OSError(errno.EIO, "Input/output error")

    def write(file: Any, data: bytes) -> None:
        patch.setattr(save_file.SaveFile, "_cut_back", fail)
        no_room(file, data)

    return write


def test_half_a_line_that_cannot_be_cut_off_is_no_doing_of_others(
    tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start(tmp_path / "game.jsonl")
    with monkeypatch.context() as patch:
        patch.setattr(save_file, "_write_all", no_room_and_no_way_back(patch))
        play(session, most=1)
    assert session.saved
    assert session.path == tmp_path / "game.jsonl"
    session.close()
    assert Session.open(tmp_path / "game.jsonl", load_catalog).choices == session.choices


def test_nothing_is_left_of_a_save_that_could_not_be_begun(
    tmp_path: Path, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty.jsonl").touch()
    with monkeypatch.context() as patch:
        patch.setattr(save_file, "_write_all", no_room)
        for name in ("new.jsonl", "empty.jsonl"):
            with pytest.raises(SaveMissing, match="No space left"):
                start(tmp_path / name)
        session = start()
        (told,) = session.take_notices()
        assert "not being saved" in told
        assert list(saves_folder().iterdir()) == []
        assert session.path is None
    assert [(one.name, one.stat().st_size) for one in tmp_path.glob("*.jsonl")] == [
        ("empty.jsonl", 0)
    ]
    play(session, most=2)
    assert session.saved
    assert session.path is not None
    session.close()
    assert Session.open(session.path, load_catalog).choices == session.choices


@pytest.mark.parametrize("name", ["pipe", "/dev/null", "/dev/full"])
def test_a_game_is_saved_in_a_plain_file_only(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for use in (start, lambda path: Session.open(path, load_catalog)):
        with pytest.raises(SaveMissing, match="no plain file"):
            use(tmp_path / name)


def test_a_real_limit_leaves_whole_lines_and_no_empty_file(tmp_path: Path) -> None:
    script = f"""
import resource
from pathlib import Path
from united.library import load_catalog
from united.rules.setup import GameSetup
from united.session.session import Session

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

session = Session.start(
    GameSetup("co-op", ("spider-man", "ghost-spider"), seed=1), load_catalog(),
    save=Path({str(tmp_path / "game.jsonl")!r}),
)
limit(1400)
for _ in range(20):
    session.choose(session.game.choices[0].key)
print(session.saved, *session.take_notices(), sep="|")
limit(0)
Session.start(session.header.setup, load_catalog())
limit(resource.RLIM_INFINITY)
print(session.saved, *session.take_notices(), sep="|")
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    first, second = ran.stdout.splitlines()
    assert first.startswith("False|The game goes on, but it is not being saved: ")
    assert first.endswith("File too large")
    assert second == f"True|The game is saved again, in {tmp_path / 'game.jsonl'}"
    assert list(saves_folder().iterdir()) == []
    assert len(Session.open(tmp_path / "game.jsonl", load_catalog).choices) == 20
