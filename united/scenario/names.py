"""Finding what a scenario names: Heroes, Locations, cards, Threats; the nearest one if unknown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from united.definitions.hero import HeroCard
from united.definitions.villain import PlanCard
from united.library.nearest import meant
from united.library.nodes import Node
from united.outside.quoting import quoted
from united.scenario.files import ScenarioFault, items, text
from united.state.table import Table

T = TypeVar("T")


def look_up(node: Node, known: Mapping[str, T], what: str) -> T:
    """Return what an id stands for; raises ScenarioFault, with the nearest id, if it is unknown."""
    word = text(node)
    if word not in known:
        hint = meant(word, known) or f"; there are {', '.join(known)}"
        raise ScenarioFault(f"there is no {what} {quoted(word)} in this game{hint}", node)
    return known[word]


def locations(table: Table) -> dict[str, int]:
    """Return the numbers of the ring's Locations by id."""
    return {location.id: number for number, location in enumerate(table.ring)}


def hero_cards(table: Table) -> dict[str, HeroCard]:
    """Return the cards of all Heroes by id."""
    return {card.id: card for hero in table.heroes for card in hero.cards}


def plan_cards(table: Table) -> dict[str, PlanCard]:
    """Return the Villain's Master Plan cards by id."""
    return {card.id: card for card in table.villain.plan}


def threat_numbers(table: Table) -> dict[str, list[int]]:
    """Return the numbers of the Threat cards by id, one for each copy."""
    found: dict[str, list[int]] = {}
    for number, threat in enumerate(table.threat_cards):
        found.setdefault(threat.id, []).append(number)
    return found


def card_list(node: Node, known: Mapping[str, T], what: str) -> tuple[T, ...]:
    """Return the cards that a list names, in its order."""
    return tuple(look_up(item, known, what) for item in items(node))


class ThreatSupply:
    """The Threat cards that are not yet used by the scenario; each copy is used once."""

    def __init__(self, table: Table) -> None:
        self._free = threat_numbers(table)
        self._known = {name: name for name in self._free}

    def take(self, node: Node) -> int:
        """Return the number of an unused copy; raises ScenarioFault when there is none left."""
        name = look_up(node, self._known, "Threat")
        if not self._free[name]:
            raise ScenarioFault(f"there are not so many copies of the Threat `{name}`", node)
        return self._free[name].pop(0)
