"""Stories: what a choice set off, beat by beat, each with the board of its moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.app.conftest import Start
from united.app.model.played import PlayedGame
from united.app.model.story import STARTS, Story, summarize
from united.app.settings import Settings
from united.rules.position.model import THE_VILLAIN
from united.state.events import Event
from united.state.snapshot import snapshot
from united.state.state import State
from united.state.witness import Witness


def test_a_story_ends_where_the_game_stands(start: Start) -> None:
    play = PlayedGame(start(), Settings(automation="all"))
    dice = random.Random(2)
    told = 0
    while play.game.result is None:
        key = dice.choice(play.game.choices).key
        story = play.choose(key)
        happened = [event.what for event in play.session.log[-1][1]]
        assert (story is not None) == bool(STARTS & set(happened))
        if story is not None:
            told += 1
            last = story.beats[-1].game
            assert last.view(hidden=True)["locations"] == play.game.view()["locations"]
            assert [e.what for beat in story.beats for e in beat.events] == happened[
                -sum(len(beat.events) for beat in story.beats) :
            ]
            assert story.title in summarize(story)
    assert told > 3


def test_the_recap_goes_on_across_questions_in_the_villains_turn(start: Start) -> None:
    play = PlayedGame(start(), Settings(automation="all"))
    play.opening()
    dice, crossed = random.Random(6), 0
    while play.game.result is None:
        middle = play.game.position.turn == THE_VILLAIN
        before = play.recap
        story = play.choose(dice.choice(play.game.choices).key)
        told = play.recap
        if middle and before is not None and told is not None:
            crossed += 1
            assert told.title == before.title
            assert story is None or story.title == before.title
            assert [one.lines for one in told.beats[: len(before.beats)]] == [
                one.lines for one in before.beats
            ]
            happened = play.session.log[-1][1]
            events = [event for beat in told.beats for event in beat.events]
            assert tuple(events[-len(happened) :]) == happened
        elif story is not None:
            assert told is not None
            assert [one.lines for one in told.beats] == [one.lines for one in story.beats]
    assert crossed > 2
    play.undo()
    assert play.recap is None


def test_a_summary_puts_behind_a_colon_only_what_its_title_brings(start: Start) -> None:
    told = PlayedGame(start(seed=3), Settings()).opening()
    assert told is not None
    assert summarize(told).startswith("Villain turn 1, Thugs: Kraven is placed")
    placed = next(n for n, beat in enumerate(told.beats) if beat.events[0].what == "threat-placed")
    rest = [event.text for beat in told.beats[placed:] for event in beat.events]
    assert len(rest) > 2
    assert summarize(Story(told.beats[placed:], rest[0])) == "; ".join(rest)


def test_a_step_says_what_has_come_to_a_location(start: Start) -> None:
    story = PlayedGame(start(seed=3), Settings()).opening()
    assert story is not None
    added = [beat for beat in story.beats if beat.events[0].what == "thugs-added"]
    assert added
    for beat in added:
        event = beat.events[0]
        assert beat.news[event.location].startswith(f"+{event.amount} Thug")


def test_a_plan_card_marks_all_that_it_touches(start: Start) -> None:
    play = PlayedGame(start(seed=3), Settings())
    story = play.opening()
    assert story is not None
    revealed = story.beats[0]
    touched = {event.location for beat in story.beats for event in beat.events}
    assert set(revealed.places) == touched - {""}
    assert revealed.game.table.ring[revealed.game.state.villain_at].id not in touched


def test_a_story_hears_each_event_once_and_sees_the_board_at_that_moment(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is resolved a second time to be told."""
    session = start()
    play = PlayedGame(session, Settings(automation="all"))
    heard: list[tuple[Event, dict[str, Any]]] = []
    tell = Witness.hear

    def hear(self: Witness, event: Event, state: State) -> None:
        heard.append((event, snapshot(state)))
        tell(self, event, state)

    monkeypatch.setattr(Witness, "hear", hear)
    dice = random.Random(4)
    stories = 0
    while play.game.result is None:
        heard.clear()
        story = play.choose(dice.choice(play.game.choices).key)
        if stories % 3 == 1:
            first = list(heard)
            heard.clear()
            play.undo()
            assert session.latest == ()
            story = play.redo()
            assert heard == first
        assert tuple(event for event, _ in heard) == session.log[-1][1]
        then = heard[next((n for n, one in enumerate(heard) if one[0].what in STARTS), 0) :]
        for beat in story.beats if story is not None else ():
            events, then = then[: len(beat.events)], then[len(beat.events) :]
            assert tuple(event for event, _ in events) == beat.events
            assert snapshot(beat.game.state) == events[-1][1]
        assert story is None or not then
        stories += story is not None
    assert stories > 3


def test_the_opening_is_told_as_it_happened(start: Start) -> None:
    play = PlayedGame(start(seed=2), Settings())
    story = play.opening()
    assert story is not None
    told = [event for beat in story.beats for event in beat.events]
    assert tuple(told) == play.session.log[0][1][-len(told) :]
    assert snapshot(story.beats[-1].game.state)["villain_at"] == play.game.state.villain_at
    assert len(story.beats[0].game.view()["storyline"]) == 1
    assert story.beats[0].game.state.villain_at == 0
