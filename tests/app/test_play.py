"""A session as the table drives it: stories, what is taken by itself, undo and redo across it."""

from __future__ import annotations

import random

import pytest

from tests.app.conftest import Start
from tests.app.playing import play_randomly, take_all
from united.app.model.automation import WHY, automatic_choice
from united.app.model.figures import count_figures
from united.app.model.log_lines import as_text
from united.app.model.played import PlayedGame
from united.app.model.story import PAUSES
from united.app.settings import Settings
from united.app.values import Automation
from united.rules.past import NothingToUndo


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
