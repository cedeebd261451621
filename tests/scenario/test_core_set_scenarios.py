"""Each effect of the Core Set has a scenario: its title begins with the id of the effect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from united.library import load_catalog
from united.scenario.files import read_file
from united.scenario.running import scenario_files

FOLDER: Final = Path(__file__).resolve().parents[1] / "scenarios" / "core-set"

EFFECTS: Final = (
    "stark-labs", "avengers-mansion", "nypd-headquarters", "times-square", "avengers-tower",
    "helicarrier", "central-park", "shield-headquarters",
    "iron-man/stark-resources", "iron-man/advanced-combat-analysis", "iron-man/power-recharge",
    "captain-america/leadership", "black-widow/interrogate", "hulk/hulk-smash",
    "captain-marvel/photon-blast", "ant-man/grow", "ant-man/quantum-leap", "ant-man/shrink",
    "wasp/wings", "wasp/energy-projection", "wasp/shrink",
    "venom/tracking", "venom/regeneration", "venom/symbiote-enhancement",
    "red-skull/bam", "red-skull/overflow", "red-skull/plot", "red-skull/hail-hydra",
    "red-skull/hydra-insurgency", "red-skull/subversion", "red-skull/brainwashing",
    "red-skull/hydra-elite-troops", "red-skull/bob", "red-skull/madame-hydra",
    "red-skull/crossbones",
    "ultron/bam", "ultron/overflow", "ultron/plot", "ultron/encephalo-ray", "ultron/mesmerize",
    "ultron/ultron-virus", "ultron/ultron-clone", "ultron/duplication",
    "taskmaster/bam", "taskmaster/overflow", "taskmaster/unharmed", "taskmaster/end-crisis",
    "taskmaster/copycat-attack", "taskmaster/copycat-heroic", "taskmaster/dark-schemes",
    "taskmaster/elite-thugs", "taskmaster/explosive-trap", "taskmaster/entangling-trap",
    "moderate", "hard", "heroic", "endangered-locations", "plan-b",
)  # fmt: skip
"""Every special effect, Threat, plan effect, BAM!, Overflow, plot, rule, Location and challenge."""

OF_A_BOARD: Final = ("bam", "overflow", "plot", "unharmed", "end-crisis")


def titles() -> set[str]:
    """Return what stands before the colon in the titles of the scenarios."""
    files = scenario_files(FOLDER)
    return {one.title.partition(":")[0] for file in files for one in read_file(file)}


def declared() -> Iterator[str]:
    """Yield the id of each thing of the pack that has an effect."""
    catalog = load_catalog()
    for hero in (one for one in catalog.heroes.values() if one.pack == "core-set"):
        yield from (f"{hero.id}/{card.card}" for card in hero.cards if card.special)
    for villain in (one for one in catalog.villains.values() if one.pack == "core-set"):
        yield from (f"{villain.id}/{card.id}" for card in villain.plan if card.special)
        yield from (f"{villain.id}/{threat.id}" for threat in villain.threats)
    for shelf in (catalog.locations, catalog.challenges):
        yield from (one.id for one in shelf.values() if one.pack == "core-set")


def test_there_are_58_and_each_once() -> None:
    assert len(EFFECTS) == len(set(EFFECTS)) == 58


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_has_a_scenario(effect: str) -> None:
    assert effect in titles()


def test_no_scenario_is_about_anything_else() -> None:
    assert titles() == set(EFFECTS)


def test_everything_that_the_pack_declares_is_listed() -> None:
    # Cards that say the same, such as the three of Leadership, are one effect.
    there = [id for id in declared() if not any(id.startswith(effect) for effect in EFFECTS)]
    assert there == []
    boards = {id.partition("/")[2] for id in EFFECTS} & set(OF_A_BOARD)
    assert boards == set(OF_A_BOARD)
