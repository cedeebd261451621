"""The Core Set as the records of the printed cards have it, written down once more and compared."""

from __future__ import annotations

from typing import Final

import pytest

from united.definitions.location import Drop
from united.definitions.villain import Villain
from united.library import load_catalog

CATALOG: Final = load_catalog()
LETTERS: Final = {"move": "M", "attack": "A", "heroic": "H", "wild": "W"}

LOCATIONS = {
    "stark-labs": ("Stark Labs", 4, "ctt"),
    "avengers-mansion": ("Avengers Mansion", 3, "c"),
    "nypd-headquarters": ("New York Police Headquarters", 4, "cct"),
    "times-square": ("Times Square", 5, "cct"),
    "avengers-tower": ("Avengers Tower", 3, "c"),
    "helicarrier": ("S.H.I.E.L.D. Helicarrier", 4, "ctt"),
    "central-park": ("Central Park", 5, "cctt"),
    "shield-headquarters": ("S.H.I.E.L.D. Headquarters", 4, "ct"),
}

PLAIN = {
    "iron-man": "M MH MA AA AA H HH W WW",
    "captain-america": "M MA MA AA HH HH HH W WW",
    "black-widow": "M MH MH MA A AA HH W WW",
    "hulk": "M MA AA AA AA H H W WW",
    "captain-marvel": "M MM MH AA AA HH W W WW",
    "ant-man": "M MH HA A HH HH H W WW",
    "wasp": "M MA MA MA A H HH W WW",
    "venom": "M MA MA MH A AA HA W WW",
}

SPECIAL = {
    "iron-man": "stark-resources A, advanced-combat-analysis M, power-recharge H",
    "captain-america": "leadership-move M, leadership-attack A, leadership-heroic H",
    "black-widow": "interrogate A, interrogate A, interrogate A",
    "hulk": "hulk-smash M, hulk-smash M, hulk-smash M",
    "captain-marvel": "photon-blast A, photon-blast A, photon-blast A",
    "ant-man": "grow M, quantum-leap, shrink W",
    "wasp": "wings M, energy-projection A, shrink W",
    "venom": "tracking A, regeneration M, symbiote-enhancement A",
}

HEALTH = {"red-skull": (4, 8, 11), "ultron": (4, 8, 11), "taskmaster": (2, 4, 6)}

PLANS = {
    "red-skull": """
        0 Hail Hydra; 0 Hail Hydra; 0* Hydra Insurgency; 0 Hydra Insurgency; 0*; 1* c cc c;
        1 t tt t; 2* t tt t; 2* c cc c; 3 c cc c; 4* t tt t; 5 tc ttcc tc""",
    "ultron": """
        0*; 0 Encephalo-Ray; 0 Encephalo-Ray; 0 Mesmerize; 0 Mesmerize; 1 c cc c; 1 t tt t; 2*; 2*;
        3*; 4*; 5 tc t tc""",
    "taskmaster": """
        0 Copycat Attack; 0*; 0 Dark Schemes; 0 Dark Schemes; 0 Copycat Heroic; 1* t t t; 1* c c c;
        2* c c c; 2* t t t; 3 c c c; 4* t t t; 5 tc tc tc""",
}

THREATS = {
    "red-skull": "subversion, brainwashing, hydra-elite-troops, bob 4, madame-hydra 5, "
    "crossbones 6",
    "ultron": "ultron-virus, ultron-virus, ultron-clone 4, ultron-clone 4, duplication, "
    "duplication",
    "taskmaster": "elite-thugs, elite-thugs, explosive-trap, explosive-trap, entangling-trap, "
    "entangling-trap",
}

CHALLENGES = {"moderate", "hard", "heroic", "endangered-locations", "plan-b"}


def own(shelf: str) -> set[str]:
    things = getattr(CATALOG, shelf).values()
    return {one.id for one in things if one.pack == "core-set"}


def letters(drop: Drop) -> str:
    return "t" * drop.thugs + "c" * drop.civilians


def test_what_the_pack_has() -> None:
    assert own("locations") == set(LOCATIONS)
    assert own("heroes") == set(PLAIN)
    assert own("villains") == set(PLANS)
    assert own("challenges") == CHALLENGES


@pytest.mark.parametrize("id", LOCATIONS)
def test_a_location(id: str) -> None:
    place = CATALOG.locations[id]
    there = "c" * place.starts_with.civilians + "t" * place.starts_with.thugs
    assert (place.name, place.slots, there) == LOCATIONS[id]
    assert place.end_of_turn


@pytest.mark.parametrize("id", PLAIN)
def test_a_deck(id: str) -> None:
    deck = CATALOG.heroes[id].deck
    plain = ["".join(LETTERS[one] for one in card.printed) for card in deck if not card.special]
    assert plain == PLAIN[id].split()
    special = [
        " ".join([card.short_id, *(LETTERS[one] for one in card.printed)])
        for card in deck
        if card.special
    ]
    assert special == SPECIAL[id].split(", ")


@pytest.mark.parametrize("id", PLANS)
def test_a_board(id: str) -> None:
    villain = CATALOG.villains[id]
    assert tuple(villain.health[count] for count in (2, 3, 4)) == HEALTH[id]
    assert set(villain.locations) == set(LOCATIONS)
    assert villain.bam
    assert not villain.threats_start_in_deck
    assert not villain.cleared_threats_return
    assert (villain.evil_goal is None) == (id == "taskmaster")


@pytest.mark.parametrize("id", PLANS)
def test_a_plan(id: str) -> None:
    wanted = [" ".join(one.split()) for one in PLANS[id].split(";")]
    assert sorted(plan_of(CATALOG.villains[id])) == sorted(wanted)


def plan_of(villain: Villain) -> list[str]:
    found = []
    for card in villain.plan_deck:
        drops = (card.tokens.counter_clockwise, card.tokens.here, card.tokens.clockwise)
        parts = [f"{card.move}{'*' if card.bam else ''}", *map(letters, drops)]
        found.append(" ".join([*filter(None, parts), *([card.name] if card.special else [])]))
    return found


@pytest.mark.parametrize("id", THREATS)
def test_the_threats(id: str) -> None:
    found = [f"{one.id} {one.health or ''}".strip() for one in CATALOG.villains[id].threat_deck]
    assert found == THREATS[id].split(", ")
