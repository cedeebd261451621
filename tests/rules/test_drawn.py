"""What is left to chance in a setup is drawn from the seed, and the game names it (J68, J69)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from tests.positions import catalog
from united.face import new_game
from united.rules.drawn import RANDOM
from united.rules.game import Game
from united.rules.setup import GameSetup, SetupError, settled

SEEDS = range(60)


def drawn(seed: int, **said: Any) -> GameSetup:
    setup = GameSetup("co-op", ("spider-man", "ghost-spider"), seed=seed)
    return settled(evolve(setup, **said), catalog())


def test_each_hero_and_villain_comes_in_its_turn() -> None:
    setups = [drawn(seed, heroes=(RANDOM,), villain=RANDOM) for seed in SEEDS]
    assert {setup.villain for setup in setups} == set(catalog().villains)
    assert {hero for setup in setups for hero in setup.heroes} == set(catalog().heroes)
    assert {len(set(setup.heroes)) for setup in setups} == {2}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_random_stands_for_one_and_nobody_comes_twice(count: int) -> None:
    for seed in SEEDS:
        heroes = drawn(seed, heroes=("spider-man", *[RANDOM] * (count - 1))).heroes
        assert heroes[0] == "spider-man"
        assert len(set(heroes)) == count


def test_alone_it_stands_for_as_many_as_usual() -> None:
    assert len(drawn(1, heroes=(RANDOM,), mode="solo").heroes) == 3
    assert len(set(drawn(1, locations=(RANDOM,)).locations)) == 6


def test_locations_at_random_are_of_all_packs() -> None:
    packs = Counter(
        catalog().locations[one].pack
        for seed in SEEDS
        for one in drawn(seed, locations=(RANDOM,)).locations
    )
    assert set(packs) == {"spider-verse", "core-set"}


def test_the_game_names_what_was_drawn_and_goes_as_if_it_had_been_chosen() -> None:
    game = new_game(
        heroes=[RANDOM, "spider-ham", RANDOM], villain=RANDOM, challenges=[RANDOM], seed=5
    )
    setup = game.setup
    assert RANDOM not in (*setup.heroes, setup.villain, *setup.challenges)
    assert game == Game.new(setup, catalog())
    assert Game.from_dict(game.to_dict()) == game


def test_what_is_drawn_does_not_hang_on_what_else_is_left_to_chance() -> None:
    one = drawn(3, villain=RANDOM)
    assert drawn(3, villain=RANDOM, challenges=(RANDOM,)).villain == one.villain


def test_the_chance_of_the_game_itself_stays_as_it_is() -> None:
    setup = drawn(7, villain=RANDOM)
    assert setup.seed == 7
    assert drawn(7, villain=setup.villain) == setup


def test_too_many_at_random_are_told() -> None:
    with pytest.raises(SetupError, match="Two to four Heroes take part, not 5"):
        Game.new(drawn(1, heroes=(RANDOM,) * 5), catalog())
    with pytest.raises(SetupError, match="A seed is a whole number"):
        drawn(-1, villain=RANDOM)


def test_a_ring_of_the_villains_own_locations_is_no_other_for_a_pack_more() -> None:
    for seed in range(5):
        game = new_game(seed=seed)
        assert {place.pack for place in game.state.table.ring} == {"spider-verse"}
