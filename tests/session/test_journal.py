"""The saved game: nothing that was shown as taken is lost, nothing foreign is played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session.conftest import Player, start
from united.definitions.catalog import Catalog
from united.library import load_catalog
from united.rules.game import Game, NotPossible
from united.rules.setup import GameSetup
from united.session.problems import (
    DamagedSave,
    ForeignSave,
    NewerSave,
    PackMissing,
    SaveProblem,
)
from united.session.read_save import parse_record
from united.session.replay import Replay
from united.session.session import Session

Whole = Callable[[Game], Any]


@pytest.fixture
def saved(setup: GameSetup, tmp_path: Path, play: Player) -> Path:
    """A finished game."""
    session = start(setup, tmp_path / "game.jsonl")
    play(session)
    session.close()
    return tmp_path / "game.jsonl"


def test_a_game_cut_after_any_line_goes_on_to_the_same_end(
    saved: Path, tmp_path: Path, whole: Whole
) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    full = Session.open(saved, load_catalog)
    keys, end = full.choices, whole(full.game)
    assert len(keys) == len(lines) - 1 > 10
    for left in {1, 2, len(lines) - 1, len(lines), *range(3, len(lines), 6)}:
        cut = tmp_path / f"{left}.jsonl"
        cut.write_bytes(b"".join(lines[:left]))
        session = Session.open(cut, load_catalog)
        assert session.choices == keys[: left - 1]
        for key in keys[left - 1 :]:
            session.choose(key)
        assert whole(session.game) == end
        session.close()
        assert cut.read_bytes() == saved.read_bytes()


def test_a_torn_last_line_is_dropped_and_said(saved: Path) -> None:
    data = saved.read_bytes()
    for torn in range(1, 12):
        saved.write_bytes(data[:-torn])
        session = Session.open(saved, load_catalog)
        session.close()
        told = session.take_notices()
        # Without its line end alone, the line is still whole.
        assert bool(told) == (torn > 1), told
        lines = len(data.splitlines())
        assert len(session.choices) == lines - (1 if torn == 1 else 2)
        assert saved.read_bytes().endswith(b"}\n")


def test_a_line_damaged_further_up_is_named(saved: Path) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    for bad in (b'{"choose": \n', b"[]\n", b"\n", b'{"undo": 99}\n', b'{"undo": true}\n'):
        saved.write_bytes(b"".join([*lines[:4], bad, *lines[4:]]))
        before = saved.read_bytes()
        with pytest.raises(DamagedSave, match="line 5") as caught:
            Session.open(saved, load_catalog)
        assert caught.value.line == 5
        assert saved.read_bytes() == before


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_key_that_stands_twice_in_a_line_is_refused(saved: Path, end: bytes) -> None:
    with saved.open("ab") as file:
        file.write(b'{"undo": 1, "undo": 2}' + end)
    before = saved.read_bytes()
    with pytest.raises(DamagedSave, match="it has the key `undo` twice; each stands once"):
        Session.open(saved, load_catalog)
    assert saved.read_bytes() == before


def test_a_choice_that_the_rules_do_not_offer_is_named_with_its_line(saved: Path) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join([*lines[:3], b'{"choose": "attack nobody"}\n']))
    with pytest.raises(DamagedSave, match="line 4: `attack nobody` is not possible"):
        Session.open(saved, load_catalog)


def change_header(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    first, _, rest = path.read_text("utf-8").partition("\n")
    header = json.loads(first)
    change(header)
    path.write_text(f"{json.dumps(header)}\n{rest}", "utf-8")


def test_a_game_played_with_other_content_is_refused_with_what_differs(saved: Path) -> None:
    change_header(saved, lambda header: header["content"].update({"heroes/spider-man": "0"}))
    change_header(saved, lambda header: header["content"].update({"locations/atlantis": "1"}))
    before = saved.read_bytes()
    with pytest.raises(ForeignSave) as caught:
        Session.open(saved, load_catalog)
    assert caught.value.differs == ("Hero `spider-man` (changed)", "Location `atlantis` (missing)")
    assert saved.read_bytes() == before


def test_a_pack_that_is_not_there_is_named(saved: Path) -> None:
    change_header(saved, lambda header: header["packs"].append("moon"))
    with pytest.raises(ForeignSave, match="pack `moon`"):
        Session.open(saved, load_catalog)


def test_a_pack_that_cannot_be_loaded_is_named_with_the_save(saved: Path) -> None:
    change_header(saved, lambda header: header["setup"].update(packs=["/etc"]))
    for use in (Session.open, Replay.open):
        with pytest.raises(PackMissing) as caught:
            use(saved, load_catalog)
        said = f"{saved} needs a pack that cannot be used: There is no pack in /etc: "
        assert str(caught.value).startswith(said)


def test_a_later_format_is_refused(saved: Path) -> None:
    change_header(saved, lambda header: header.update(format=2, more="than we know"))
    with pytest.raises(NewerSave, match="later version"):
        Session.open(saved, load_catalog)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 0}, "this is no saved game of United"),
        ({"format": True}, "this is no saved game of United"),
        ({"seats": "anna"}, "`seats` in the header must be a list of texts, not the text `anna`"),
        ({"date": None}, "`date` in the header must be a text, not `None`"),
        ({"setup": {"mode": "co-op"}}, "the header lacks `setup.heroes`, which must be a list of"),
        ({"setup": {"mode": "alone", "heroes": []}}, "`setup.mode` in the header must be `co-op` "),
        (
            {"setup": {"mode": "co-op", "heroes": ["spider-man", "ghost-spider"], "seed": "1"}},
            "`setup.seed` in the header must be a whole number, not the text `1`",
        ),
        ({"unknown": 1}, "the header has `unknown`, which does not belong there; there are: "),
        ({"content": {"heroes/spider-man": 1}}, "`content` in the header must be a mapping of"),
    ],
)
def test_a_header_that_is_not_right_is_a_damaged_first_line(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    path = tmp_path / "game.jsonl"
    start(GameSetup("co-op", ("spider-man", "ghost-spider")), path).close()
    change_header(path, lambda header: header.update(change))
    with pytest.raises(DamagedSave) as caught:
        Session.open(path, load_catalog)
    assert str(caught.value).startswith(f"{path}, line 1: {said}")


def test_a_choice_that_is_not_possible_leaves_no_trace(setup: GameSetup, tmp_path: Path) -> None:
    session = start(setup, tmp_path / "game.jsonl")
    before = (tmp_path / "game.jsonl").read_bytes()
    with pytest.raises(NotPossible):
        session.choose("attack villain")
    assert (tmp_path / "game.jsonl").read_bytes() == before
    assert not session.can_undo


_LINES = st.lists(
    st.one_of(
        st.binary(max_size=40),
        st.sampled_from(
            [b'{"choose": "end"}', b'{"undo": 1}', b'{"redo": 1}', b"[" * 10_000, b'{"undo": 1e9}']
        ),
    ),
    max_size=6,
)


@settings(max_examples=150, deadline=None)
@given(_LINES, st.booleans())
def test_whatever_stands_in_a_file_is_read_or_said_to_be_damaged(
    lines: list[bytes], with_header: bool
) -> None:
    header = b'{"format": 1, "setup": {"mode": "co-op", "heroes": ["spider-man", "ghost-spider"]}}'
    data = b"\n".join([*([header] if with_header else []), *lines])
    try:
        record = parse_record(Path("game.jsonl"), data)
    except SaveProblem as problem:
        said = str(problem)
    else:
        said = ""
        assert record.size <= len(data)
    assert with_header or said
    assert "\n" not in said


def test_content_is_the_same_for_every_game(catalog: Catalog, setup: GameSetup) -> None:
    """What a header names must be in the catalog's digests, or changes would pass unseen."""
    session = start(setup)
    named = session.header.content
    assert all(named.values())
    assert set(named) <= set(catalog.digests)
    assert len(named) == len(setup.heroes) + 6 + 1 + len(setup.challenges)
