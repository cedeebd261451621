"""A session as the table drives it: stories, what is taken by itself, undo and redo across it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.app.conftest import Start
from united.app.model.automation import WHY, automatic_choice
from united.app.model.figures import count_figures
from united.app.model.log_lines import as_text
from united.app.model.played import PlayedGame
from united.app.model.story import PAUSES, STARTS, summarize
from united.app.settings import Settings
from united.app.values import Automation
from united.rules.past import NothingToUndo
from united.rules.position.model import THE_VILLAIN
from united.state.events import Event
from united.state.snapshot import snapshot
from united.state.state import State
from united.state.witness import Witness


def take_all(play: PlayedGame) -> None:
    """Take all that needs no player."""
    while play.take_automatic()[0]:
        pass


def play_randomly(play: PlayedGame, choices: int, seed: int = 1) -> None:
    """Make some choices as a player without a plan."""
    dice = random.Random(seed)
    for _ in range(choices):
        take_all(play)
        if play.game.result is not None:
            return
        play.choose(dice.choice(play.game.choices).key)
    take_all(play)


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


def test_only_the_latest_choice_is_kept_with_its_boards(start: Start) -> None:
    play = PlayedGame(start(), Settings(automation="all"))
    dice = random.Random(3)
    for _ in range(30):
        last = play.session.log[-1][1]
        assert tuple(one.event for one in play.session.latest) == last
        play.choose(dice.choice(play.game.choices).key)
    play.undo()
    assert play.session.latest == ()


@pytest.mark.parametrize(("level", "ends"), [("all", False), ("real", False), ("turns", True)])
def test_a_spent_turn_ends_by_itself_and_the_log_says_so(
    start: Start, level: Automation, ends: bool
) -> None:
    play = PlayedGame(start("solo", 3), Settings(automation=level))
    play_randomly(play, 60)
    keys = {play.session.choices[number - 1] for number in play.automatic}
    assert ("end" in keys) is ends
    assert as_text(play.lines()).count("Taken automatically") == len(play.automatic)


@pytest.mark.parametrize(("level", "taken"), [("all", False), ("real", True), ("turns", True)])
def test_an_only_card_is_played_by_itself(start: Start, level: Automation, taken: bool) -> None:
    play = PlayedGame(start(), Settings(automation=level))
    state = play.game.state
    assert automatic_choice(play.game, level) is None
    state.hands[0] = state.hands[0][:1]
    assert state.question is not None
    state.choices = state.question.list_choices(state)
    only = (f"play {state.hands[0][0].id}", WHY["only"])
    assert automatic_choice(play.game, level) == (only if taken else None)


def test_undo_goes_back_to_the_last_choice_of_the_player(start: Start) -> None:
    play = PlayedGame(start(), Settings(automation="turns"))
    dice = random.Random(5)
    undone = 0
    for _ in range(30):
        take_all(play)
        if play.game.result is not None:
            break
        before = play.game.view(hidden=True)
        play.choose(dice.choice(play.game.choices).key)
        take_all(play)
        after, automatic = play.game.view(hidden=True), dict(play.automatic)
        play.undo()
        assert play.game.view(hidden=True) == before
        undone += 1
        play.redo()
        take_all(play)
        assert play.game.view(hidden=True) == after
        assert play.automatic == automatic
    assert undone > 10


def test_nothing_to_undo_is_said(start: Start) -> None:
    play = PlayedGame(start(), Settings(automation="all"))
    with pytest.raises(NothingToUndo):
        play.crosses_hidden()
    with pytest.raises(NothingToUndo):
        play.redo()


def test_the_seat_that_is_asked(start: Start) -> None:
    play = PlayedGame(start(seats=("Ann", "Bob")), Settings())
    assert play.seats.name(play.game) == "Ann"
    assert play.shown().seats[1] == "Bob"
    solo = PlayedGame(start("solo", 3), Settings())
    assert solo.seats.name(solo.game) == ""


def test_the_figures_of_a_game(start: Start) -> None:
    play = PlayedGame(start("co-op", 2), Settings())
    play_randomly(play, 200, seed=7)
    state = play.game.state
    told = [event for _, events in play.session.log for event in events]
    figures = count_figures(told)
    assert play.game.result is not None
    assert figures.rounds == state.round
    assert len(figures.missions) == state.round
    assert figures.missions[-1] == tuple(state.missions)
    assert sum(one.rescued for one in figures.heroes.values()) >= state.missions[0]
    assert sum(one.defeated for one in figures.heroes.values()) == figures.thugs
    assert sum(one.cleared for one in figures.heroes.values()) == figures.threats
    cleared = [event for event in told if event.what in ("threat-cleared", "threat-defeated")]
    assert figures.threats == len(cleared) >= state.missions[2]
    assert figures.thugs == sum(event.what == "thug-defeated" for event in told)
    wounds = sum(one.wounds for one in figures.heroes.values())
    assert wounds == sum(event.what == "wounded" for event in told)
    for hero in play.game.position.heroes:
        tokens = {f"a {count.name}": count.amount for count in hero.counts if count.amount}
        assert figures.of(hero.id).tokens == tokens


def test_pauses_grow_from_off_to_slow() -> None:
    assert PAUSES["off"] == 0 < PAUSES["fast"] < PAUSES["normal"] < PAUSES["slow"] < PAUSES["step"]


def test_behind_the_curtain_only_the_asked_seat_shows_its_hand(start: Start) -> None:
    seats = ("Ann", "Bob", "Ann")
    play = PlayedGame(start(count=3, seats=seats), Settings(curtain=True))
    heroes = play.shown().position.heroes
    assert [bool(hero.hand) for hero in heroes] == [True, False, True]
    assert [hero.pile.hand_size for hero in heroes if hero.pile] == [4, 3, 3]
    story = play.opening()
    assert story is not None
    for beat in story.beats[:-1]:
        assert not any(hero.hand for hero in play.shown(beat.game).position.heroes)
    open_hands = PlayedGame(play.session, Settings(curtain=False)).shown().position
    assert all(hero.hand for hero in open_hands.heroes)
