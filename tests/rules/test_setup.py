"""Setting up (chapter 1 of the rules, O1): what lies where, and what cannot be set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from tests.positions import NIGHT, RING, catalog
from tests.tables import HEROES
from united.definitions.hero import HeroCard
from united.rules.game import Game
from united.rules.setup import MAX_SEED, GameSetup, SetupError, check_setup, lay_out
from united.state.agenda import run
from united.state.layout import NO_THREAT
from united.state.state import State

PAIR = ("spider-man", "ghost-spider")
TRIO = ("spider-man", "ghost-spider", "spider-ham")
SEEDS = range(12)


def laid_out(setup: GameSetup) -> State:
    """Return the state just before the first turn, the setup's own effects resolved."""
    state = lay_out(setup, catalog(setup.packs))
    run(state)
    return state


def ring_of(setup: GameSetup) -> tuple[str, ...]:
    return tuple(location.id for location in laid_out(setup).table.ring)


@pytest.mark.parametrize(("count", "health"), [(2, 5), (3, 7), (4, 10)])
def test_health_is_read_by_the_number_of_heroes(count: int, health: int) -> None:
    assert laid_out(GameSetup("co-op", HEROES[:count])).table.health == health


def test_solo_has_the_health_for_three_heroes() -> None:
    assert laid_out(GameSetup("solo", TRIO)).table.health == 7


def test_health_is_the_villains_own() -> None:
    setup = GameSetup("co-op", TRIO, villain="lamplighter", packs=(NIGHT,))
    assert laid_out(setup).table.health == 6


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ring_is_six_different_locations_in_random_order(seed: int) -> None:
    assert sorted(ring_of(GameSetup("co-op", PAIR, seed=seed))) == sorted(RING)


def test_the_order_of_the_ring_depends_on_the_seed() -> None:
    assert len({ring_of(GameSetup("co-op", PAIR, seed=seed)) for seed in SEEDS}) == len(SEEDS)


def test_a_given_ring_is_kept() -> None:
    ring = tuple(reversed(RING))
    assert ring_of(GameSetup("co-op", PAIR, ring=ring)) == ring


def test_a_packs_locations_come_first() -> None:
    for seed in SEEDS:
        state = laid_out(GameSetup("co-op", PAIR, packs=(NIGHT,), seed=seed))
        packs = Counter(location.pack for location in state.table.ring)
        assert packs == {"night": 3, "spider-verse": 3}


def test_locations_that_were_asked_for_come_before_a_packs() -> None:
    asked = ("queens", "oscorp-tower", "osborn-labs", "daily-bugle")
    for seed in SEEDS:
        setup = GameSetup("co-op", PAIR, packs=(NIGHT,), locations=asked, seed=seed)
        ring = laid_out(setup).table.ring
        assert {location.id for location in ring} >= set(asked)
        assert sum(location.pack == "night" for location in ring) == 2


def test_then_come_those_of_the_villains_set() -> None:
    asked = ("oscorp-tower", "midtown-high-school")
    setup = GameSetup("co-op", PAIR, villain="lamplighter", packs=(NIGHT,), locations=asked)
    known = catalog(setup.packs)
    own = set(known.villains["lamplighter"].locations)
    shipped = {id: one for id, one in known.locations.items() if one.pack != "night"}
    for seed in SEEDS:
        state = lay_out(evolve(setup, seed=seed), evolve(known, locations=shipped))
        assert {location.id for location in state.table.ring} == own | set(asked)


@pytest.mark.parametrize("packs", [(), ("printed-tokens",)])
def test_locations_begin_with_their_printed_tokens(packs: tuple[str, ...]) -> None:
    state = laid_out(GameSetup("co-op", PAIR, packs=packs))
    for place, location in enumerate(state.table.ring):
        assert state.civilians[place] == location.starts_with.civilians
        assert state.thugs[place] == location.starts_with.thugs
        assert state.table.slots[place] == location.slots


@pytest.mark.parametrize("setup", [GameSetup("co-op", HEROES), GameSetup("solo", TRIO)])
def test_the_heroes_begin_opposite_the_villain(setup: GameSetup) -> None:
    state = laid_out(setup)
    assert state.villain_at == 0
    assert state.hero_at == [3] * len(setup.heroes)


def test_the_green_goblins_threats_all_begin_in_the_deck() -> None:
    state = laid_out(GameSetup("co-op", PAIR))
    assert state.threats == [NO_THREAT] * 6
    assert sorted(state.threat_deck) == list(range(6))


def test_another_villain_puts_one_threat_on_each_location() -> None:
    orders = set()
    for seed in SEEDS:
        setup = GameSetup("co-op", PAIR, villain="lamplighter", packs=(NIGHT,), seed=seed)
        state = laid_out(setup)
        assert sorted(state.threats) == list(range(6))
        assert state.threat_deck == ()
        assert state.damage == state.heroic == [0] * 6
        orders.add(tuple(state.threats))
    assert len(orders) > 1


def test_each_hero_draws_three_of_twelve() -> None:
    state = laid_out(GameSetup("co-op", HEROES))
    for hand, deck, hero in zip(state.hands, state.decks, state.table.heroes, strict=True):
        assert (len(hand), len(deck)) == (3, 9)
        assert _counted(hand + deck) == _counted(hero.deck)


def test_solo_has_one_hand_of_five_and_one_deck_of_31() -> None:
    state = laid_out(GameSetup("solo", TRIO))
    (hand,), (deck,) = state.hands, state.decks
    assert (len(hand), len(deck)) == (5, 31)
    everything = tuple(card for hero in state.table.heroes for card in hero.deck)
    assert _counted(hand + deck) == _counted(everything)


def _counted(cards: tuple[HeroCard, ...]) -> Counter[str]:
    return Counter(card.id for card in cards)


def test_missions_begin_empty_and_the_plan_has_twelve_cards() -> None:
    state = laid_out(GameSetup("co-op", PAIR))
    assert state.missions == [0, 0, 0]
    assert state.table.mission_targets == (9, 9, 4)
    assert len(state.plan_deck) == 12
    assert state.storyline == []


def test_reporters_begin_beside_the_heroes_and_with_the_villain() -> None:
    state = laid_out(GameSetup("co-op", PAIR, challenges=("secret-identity",)))
    assert [state.count("reporter", "location", place) for place in range(6)] == [1, 0, 1, 0, 1, 0]


def test_the_villain_takes_the_first_turn() -> None:
    game = Game.new(GameSetup("co-op", PAIR), catalog())
    told = [event.what for event in game.events()]
    assert told.index("villain-turn") < told.index("turn")
    assert game.state.round == 1
    assert len(game.state.plan_deck) == 11


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"heroes": ("spider-man", "gost-spider")},
            "There is no Hero `gost-spider`. Did you mean `ghost-spider`? "
            "`united cards heroes` lists them all.",
        ),
        (
            {"heroes": ("spider-man", "zzz")},
            "There is no Hero `zzz`. `united cards heroes` lists them all.",
        ),
        (
            {"villain": "gren-goblin"},
            "There is no Villain `gren-goblin`. Did you mean `green-goblin`? "
            "`united cards villains` lists them all.",
        ),
        (
            {"challenges": ("secret-identiy",)},
            "There is no challenge `secret-identiy`. Did you mean `secret-identity`? "
            "`united cards challenges` lists them all.",
        ),
        (
            {"locations": ("Queens",)},
            "There is no Location `Queens`. Did you mean `queens`? "
            "`united cards locations` lists them all.",
        ),
        (
            {"ring": (*RING[:5], "zzz")},
            "There is no Location `zzz`. `united cards locations` lists them all.",
        ),
        ({"mode": "versus"}, "There is no mode `versus`; there are co-op and solo."),
        ({"heroes": ("spider-man",)}, "Two to four Heroes take part, not 1 (S1)."),
        ({"heroes": (*HEROES, "spider-man")}, "Two to four Heroes take part, not 5 (S1)."),
        ({"mode": "solo"}, "Solo is played with 3 Heroes, not 2 (O1)."),
        ({"heroes": ("spider-man",) * 2}, "The Hero `spider-man` is named twice."),
        (
            {"challenges": ("secret-identity",) * 2},
            "The challenge `secret-identity` is named twice.",
        ),
        ({"locations": ("queens", "queens")}, "The Location `queens` is named twice."),
        ({"ring": (*RING[:5], "queens")}, "The Location `queens` is named twice."),
        ({"ring": RING[:5]}, "The ring has 6 Locations, not 5 (S3)."),
        (
            {"kos_allowed": 1},
            "KOs of the team are survived in solo only, 0, 1 or 2 of them (O5).",
        ),
        (
            {"mode": "solo", "heroes": TRIO, "kos_allowed": 3},
            "KOs of the team are survived in solo only, 0, 1 or 2 of them (O5).",
        ),
        (
            {"mode": "solo", "heroes": TRIO, "kos_allowed": -1},
            "KOs of the team are survived in solo only, 0, 1 or 2 of them (O5).",
        ),
        ({"seed": -1}, "A seed is a whole number from 0 to 18446744073709551615."),
    ],
)
def test_what_cannot_be_set_up_is_said(changes: dict[str, Any], message: str) -> None:
    setup = evolve(GameSetup("co-op", PAIR), **changes)
    with pytest.raises(SetupError) as refusal:
        Game.new(setup, catalog())
    assert str(refusal.value) == message


def test_more_locations_than_the_ring_has_are_refused() -> None:
    setup = GameSetup("co-op", PAIR, packs=(NIGHT,), locations=(*RING, "rooftops"))
    with pytest.raises(SetupError, match=r"The ring has 6 Locations, not 7 \(S3\)\."):
        check_setup(setup, catalog(setup.packs))


def test_content_with_too_few_locations_is_refused() -> None:
    known = catalog()
    few = {id: known.locations[id] for id in RING[:4]}
    with pytest.raises(SetupError, match=r"The content has only 4 Locations of 6\."):
        check_setup(GameSetup("co-op", PAIR), evolve(known, locations=few))


@pytest.mark.parametrize("kos", [0, 1, 2])
def test_what_can_be_set_up_is_not_refused(kos: int) -> None:
    check_setup(GameSetup("solo", TRIO, kos_allowed=kos), catalog())
    check_setup(GameSetup("co-op", HEROES, locations=RING, seed=MAX_SEED), catalog())
