"""The list of saved games, the statistics of finished ones, and looking at one again."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from united.definitions.catalog import Catalog
from united.library import ContentError, Problem, UnknownPack, load_catalog
from united.rules.game import Game
from united.rules.setup import GameSetup, settled
from united.session.paths import saves_folder, statistics_file
from united.session.problems import SaveInUse, SaveMissing
from united.session.replay import Replay
from united.session.saves import delete_save, list_saves
from united.session.session import Session
from united.session.statistics import StatisticsProblem, Tally, tally

Player = Callable[..., list[str]]
Whole = Callable[[Game], Any]
TWO = GameSetup("co-op", ("spider-man", "ghost-spider"), seed=1)


def start(setup: GameSetup = TWO) -> Session:
    return Session.start(setup, load_catalog(setup.packs))


def test_saved_games_are_listed_with_how_far_they_are(setup: GameSetup, play: Player) -> None:
    begun, finished = start(setup), start(setup)
    play(begun, most=4)
    play(finished)
    listed = {game.path: game for game in list_saves(load_catalog)}
    one, other = listed[begun.path], listed[finished.path]
    assert one.header is not None
    assert one.header.setup == settled(setup, load_catalog(setup.packs))
    assert one.choices == 4
    assert not one.finished
    assert other.finished
    assert other.progress is not None
    assert other.progress.result == finished.game.result
    assert other.progress.missions == tuple(finished.game.state.missions)


def test_the_content_of_many_saves_is_loaded_once() -> None:
    for _ in range(4):
        start().close()
    loaded: list[Sequence[str]] = []

    def loader(packs: Sequence[str]) -> Catalog:
        loaded.append(packs)
        return load_catalog(packs)

    assert len(list_saves(loader)) == 4
    assert len(loaded) == 1


def test_a_damaged_save_is_listed_with_the_reason() -> None:
    start().close()
    (saves_folder() / "torn.jsonl").write_text('{"form', "utf-8")
    (saves_folder() / "notes.txt").write_text("no game", "utf-8")
    good = next(saves_folder().glob("2*.jsonl"))
    foreign = good.read_text("utf-8").replace('"packs": []', '"packs": ["moon"]')
    (saves_folder() / "foreign.jsonl").write_text(foreign, "utf-8")
    reasons = {game.path.name: game.damaged for game in list_saves(load_catalog)}
    assert reasons.keys() == {"torn.jsonl", "foreign.jsonl", good.name}
    assert "line 1" in reasons["torn.jsonl"]
    assert "moon" in reasons["foreign.jsonl"]
    assert reasons[good.name] == ""


def test_a_fault_of_ours_is_not_taken_for_a_damaged_save() -> None:
    start().close()

    def broken(packs: Sequence[str]) -> Catalog:
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        list_saves(broken)


def test_a_save_whose_pack_is_broken_is_listed_with_the_reason(tmp_path: Path) -> None:
    start().close()
    problems = [Problem("mine/pack.yaml", 1, 1, "the file is empty")]
    for error in (ContentError(problems), UnknownPack("There is no pack `mine`.")):

        def loader(packs: Sequence[str], error: Exception = error) -> Catalog:
            raise error

        (listed,) = list_saves(loader)
        why = str(error).removesuffix(".")
        assert listed.damaged == f"{listed.path} needs a pack that cannot be used: {why}"


def test_a_folder_without_games_is_an_empty_list(tmp_path: Path) -> None:
    assert list_saves(load_catalog) == []
    assert list_saves(load_catalog, tmp_path) == []


def test_what_is_no_plain_file_or_holds_nothing_is_no_game() -> None:
    start().close()
    (saves_folder() / "empty.jsonl").touch()
    (saves_folder() / "folder.jsonl").mkdir()
    (saves_folder() / "link.jsonl").symlink_to("nowhere")
    os.mkfifo(saves_folder() / "pipe.jsonl")
    assert len(list_saves(load_catalog)) == 1


def test_a_folder_that_cannot_be_read_is_said(home: Path) -> None:
    home.mkdir()
    saves_folder().write_text("no folder", "utf-8")
    with pytest.raises(SaveMissing, match=r"The folder of saved games, .* cannot be read"):
        list_saves(load_catalog)


def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveMissing, match="named pipe"):
        Replay.open(tmp_path / "pipe", load_catalog)


def test_a_seat_has_a_name_that_can_be_shown() -> None:
    session = Session.start(TWO, load_catalog(), seats=("\x1b[2JAnna", "B" * 5000))
    session.close()
    assert session.path is not None
    for header in (session.header, Session.open(session.path, load_catalog).header):
        assert header.seats == ("?[2JAnna", "B" * 57 + "...")


def test_a_saved_game_can_be_deleted_but_not_while_it_is_played() -> None:
    session = start()
    assert session.path is not None
    with pytest.raises(SaveInUse):
        delete_save(session.path)
    session.close()
    delete_save(session.path)
    assert list_saves(load_catalog) == []


def test_a_finished_game_counts_once(play: Player) -> None:
    session = start()
    play(session)
    session.undo(confirmed=True)
    session.redo()
    session.close()
    assert session.path is not None
    Session.open(session.path, load_catalog).close()
    won = int(session.game.result == "won")
    assert tally() == [Tally(("all",), won, 1 - won)]


def test_finished_games_are_counted_by_heroes_mode_and_challenge(play: Player) -> None:
    solo = GameSetup("solo", ("spider-man", "spider-ham", "miles-morales"), seed=3)
    for setup in (TWO, TWO, solo):
        play(start(setup))
    by_mode = {row.kind: row.played for row in tally("mode")}
    assert by_mode == {("co-op",): 2, ("solo",): 1}
    (first, second) = tally("heroes", "challenges")
    assert first.kind == ("spider-man ghost-spider", "")
    assert second.kind == ("miles-morales spider-ham spider-man", "")


def test_a_damaged_database_is_set_aside_and_kept(play: Player) -> None:
    place = statistics_file()
    place.parent.mkdir(parents=True)
    place.write_bytes(b"not a database at all, but somebody's file" * 30)
    session = start()
    play(session)
    (told,) = session.take_notices()
    assert told == (
        f"The statistics in {place} were damaged; they are kept as "
        f"{place.with_suffix('.damaged-1')}, and counting begins anew"
    )
    assert tally()[0].played == 1
    assert (place.parent / "statistics.damaged-1").read_bytes().startswith(b"not a database")


def test_looking_at_damaged_statistics_leaves_them_alone(home: Path) -> None:
    home.mkdir()
    statistics_file().write_bytes(b"not a database at all, but somebody's file" * 30)
    with pytest.raises(StatisticsProblem, match="is damaged"):
        tally()
    assert [one.name for one in home.iterdir()] == ["statistics.sqlite"]


def test_statistics_are_a_plain_file(home: Path, play: Player) -> None:
    home.mkdir()
    os.mkfifo(statistics_file())
    with pytest.raises(StatisticsProblem, match="named pipe"):
        tally()
    session = start()
    play(session)
    (told,) = session.take_notices()
    assert "could not be added to the statistics" in told
    assert "named pipe" in told


def test_a_locked_database_costs_a_notice_and_nothing_else(
    play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("united.session.statistics._WAIT", 0.05)
    place = statistics_file()
    play(start())
    other = sqlite3.connect(place)
    other.execute("BEGIN EXCLUSIVE")
    session = start()
    play(session)
    (told,) = session.take_notices()
    assert "could not be added to the statistics" in told
    with pytest.raises(StatisticsProblem):
        tally()
    other.close()


def test_a_replay_goes_through_every_position(setup: GameSetup, play: Player, whole: Whole) -> None:
    session = start(setup)
    states = [whole(session.game)]
    while session.game.result is None:
        play(session, most=1, seed=len(states))
        states.append(whole(session.game))
    assert session.path is not None
    # It is open in the game, and can be looked at all the same.
    course = Replay.open(session.path, load_catalog)
    assert [whole(stop.game) for stop in course.stops] == states
    assert [stop.key for stop in course.stops[1:]] == list(session.choices)
    assert len(course.villain_turns) == session.game.state.round
    assert course.villain_turns[0] == 0
    assert all(course.stops[n].game.view()["turn"] != "villain" for n in course.turns[:-1])
