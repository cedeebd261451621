"""Taking back and making again: same states, and never past a hidden card by accident."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from united.library import load_catalog
from united.outside.errors import UnitedError
from united.rules.game import Game
from united.rules.past import NothingToUndo
from united.rules.setup import GameSetup
from united.session.problems import CrossesHidden
from united.session.session import Session

Player = Callable[..., list[str]]
Whole = Callable[[Game], Any]


@pytest.fixture
def session(setup: GameSetup, tmp_path: Path) -> Session:
    return Session.start(setup, load_catalog(setup.packs), save=tmp_path / "game.jsonl")


def test_undo_to_the_start_and_redo_give_the_same_states(
    session: Session, play: Player, whole: Whole
) -> None:
    states = [whole(session.game)]
    while session.game.result is None:
        play(session, most=1, seed=len(states))
        states.append(whole(session.game))
    log = session.log
    for state in reversed(states[:-1]):
        session.undo(confirmed=True)
        assert whole(session.game) == state
    assert not session.can_undo
    assert session.log == log[:1]
    for state in states[1:]:
        session.redo()
        assert whole(session.game) == state
    assert not session.can_redo
    assert session.log == log


def test_many_steps_at_once_are_like_one_by_one(
    session: Session, play: Player, whole: Whole
) -> None:
    play(session, most=4)
    middle = whole(session.game)
    play(session, most=9)
    end = whole(session.game)
    steps = len(session.choices) - 4
    session.undo(steps, confirmed=True)
    assert whole(session.game) == middle
    session.redo(steps)
    assert whole(session.game) == end


def test_an_undo_past_a_hidden_card_asks_first(session: Session) -> None:
    first = session.game.choices[0].key
    session.choose(first)
    session.undo()
    session.choose(first)
    while session.game.decision is not None and session.game.decision.kind == "act":
        session.choose("end")
    if session.game.decision is not None and session.game.decision.kind == "end-of-turn":
        session.choose("skip")
    # The next turn has begun with a card drawn.
    assert session.crosses_hidden()
    before = session.choices
    with pytest.raises(CrossesHidden, match="J4"):
        session.undo()
    assert session.choices == before
    session.undo(confirmed=True)
    assert session.choices == before[:-1]


def test_there_is_an_end_to_undo_and_redo(session: Session, play: Player) -> None:
    with pytest.raises(NothingToUndo, match="no choice that can be taken back"):
        session.undo(1)
    with pytest.raises(NothingToUndo, match="no choice that can be made again"):
        session.redo(1)
    play(session, most=2)
    with pytest.raises(NothingToUndo, match="Only 2 choices can be taken back"):
        session.undo(3)


@pytest.mark.parametrize("steps", [0, -1, True, 1.5, "1", None])
def test_only_a_number_of_choices_can_be_taken_back(
    session: Session, play: Player, steps: Any
) -> None:
    play(session, most=2)
    session.undo(confirmed=True)
    with pytest.raises(UnitedError, match="choices is taken back, 1 or more, not `"):
        session.undo(steps)
    with pytest.raises(UnitedError, match="choices is made again, 1 or more, not `"):
        session.redo(steps)
    assert len(session.choices) == 1


def test_another_choice_ends_what_could_be_made_again(session: Session, play: Player) -> None:
    play(session, most=3)
    session.undo(2, confirmed=True)
    session.choose(session.game.choices[-1].key)
    assert not session.can_redo


def test_undo_and_redo_are_saved_too(
    session: Session, play: Player, whole: Whole, tmp_path: Path
) -> None:
    play(session, most=8)
    session.undo(5, confirmed=True)
    session.redo(2)
    session.close()
    lines = (tmp_path / "game.jsonl").read_text("utf-8").splitlines()
    assert lines[-2:] == ['{"undo": 5}', '{"redo": 2}']
    again = Session.open(tmp_path / "game.jsonl", load_catalog)
    assert again.choices == session.choices
    assert whole(again.game) == whole(session.game)
    again.redo(3)
    session.redo(3)
    assert whole(again.game) == whole(session.game)


def test_events_are_told_again_after_an_undo(session: Session, play: Player) -> None:
    play(session, most=5)
    told = session.log[-1]
    session.undo(confirmed=True)
    assert session.log[-1] != told
    assert session.redo() == told[1]
    assert session.log[-1] == told
