"""Putting the board into the given position: Villain, Locations, Threats, plan, Storyline."""

from __future__ import annotations

from collections.abc import Mapping

from united.changes.missions import villain_health
from united.changes.threats import threat_at
from united.definitions.hero import HeroCard
from united.definitions.villain import PlanCard
from united.library.nodes import LIST, MAPPING, Node
from united.scenario.files import ScenarioFault, fields, flag, items, whole
from united.scenario.given_tokens import give_tokens, give_tokens_on, token_keys
from united.scenario.names import (
    ThreatSupply,
    card_list,
    hero_cards,
    locations,
    look_up,
    plan_cards,
)
from united.state.layout import NO_THREAT, Played
from united.state.spot import BOARD, Spot, at_place
from united.state.state import State
from united.state.table import MISSION_IDS

_LOCATION = ("civilians", "thugs", "threat", "heroic", "damage", "on_threat")


def give_villain(state: State, node: Node) -> None:
    """Set where the Villain is, what lies on his board, and last his Health."""
    parts = fields(node, ("at", "health", "civilians", *token_keys(state, "board")), "the villain")
    if "at" in parts:
        state.villain_at = look_up(parts["at"], locations(state.table), "Location")
    if "civilians" in parts:
        state.captives = whole(parts["civilians"])
    give_tokens(state, BOARD, parts)
    if "health" in parts:
        state.villain_damage += villain_health(state) - whole(parts["health"], 1)


def give_missions(state: State, node: Node) -> None:
    """Set how far the Missions are; nothing is rewarded for it."""
    for name, value in fields(node, MISSION_IDS, "missions").items():
        number = MISSION_IDS.index(name)
        state.missions[number] = whole(value, 0, state.table.mission_targets[number])


def give_locations(state: State, node: Node | None, supply: ThreatSupply) -> None:
    """Set what lies on Locations; what is not named stays as set up."""
    if node is None:
        return
    known = locations(state.table)
    keys = (*_LOCATION, *token_keys(state, "location"))
    named = fields(node, known, "the ring")
    parts = {known[name]: fields(value, keys, f"Location {name}") for name, value in named.items()}
    for place, part in parts.items():
        _give_slots(state, place, part)
        give_tokens(state, at_place(place), part)
        if "threat" in part:
            _give_threat(state, place, part["threat"], supply)
    for place, part in parts.items():
        _give_on_threat(state, place, part)


def _give_slots(state: State, place: int, part: Mapping[str, Node]) -> None:
    slots = state.table.slots[place]
    if "civilians" in part:
        state.civilians[place] = whole(part["civilians"], 0, slots)
    if "thugs" in part:
        state.thugs[place] = whole(part["thugs"], 0, slots)
    if state.civilians[place] + state.thugs[place] > slots:
        name = state.table.ring[place].id
        node = part["thugs"] if "thugs" in part else part["civilians"]
        raise ScenarioFault(f"{name} has {slots} slots for Civilians and Thugs", node)


def _give_threat(state: State, place: int, node: Node, supply: ThreatSupply) -> None:
    threat = NO_THREAT if node.value is None else supply.take(node)
    if threat != NO_THREAT and threat in state.threats:
        state.threats[state.threats.index(threat)] = NO_THREAT
    state.threats[place] = threat
    state.threat_deck = tuple(one for one in state.threat_deck if one != threat)
    state.damage[place] = state.heroic[place] = 0


def _give_on_threat(state: State, place: int, part: Mapping[str, Node]) -> None:
    for key, row in (("heroic", state.heroic), ("damage", state.damage)):
        if key not in part:
            continue
        most = _most_on_threat(state, place, key)
        row[place] = whole(part[key])
        if row[place] > most:
            where = state.table.ring[place].id
            raise ScenarioFault(
                f"the Threat at {where} can have {key} up to {most} only", part[key]
            )
    if "on_threat" in part:
        if state.threats[place] == NO_THREAT:
            raise ScenarioFault("no Threat is there for tokens to lie on", part["on_threat"])
        spot = Spot("threat", state.threats[place])
        give_tokens_on(state, spot, part["on_threat"], "`on_threat`")


def _most_on_threat(state: State, place: int, key: str) -> int:
    """Return how much may lie on a Threat without clearing it, 0 where there is none."""
    card = threat_at(state, place)
    if card is None or card.henchman != (key == "damage"):
        return 0
    return card.needed - 1


def give_threat_deck(state: State, node: Node | None, supply: ThreatSupply) -> None:
    """Set the whole Threat deck; else it is as set up without the Threats placed."""
    if node is not None:
        state.threat_deck = tuple(supply.take(item) for item in items(node))


def give_storyline(state: State, node: Node) -> None:
    """Lay out the Storyline; what plan cards say while they lie face up is in force."""
    known: dict[str, HeroCard | PlanCard] = {**plan_cards(state.table), **hero_cards(state.table)}
    state.storyline = [_played(state, item, known) for item in items(node)]
    state.in_force = [
        one.card
        for one in state.storyline
        if isinstance(one.card, PlanCard) and one.card.lasts and not one.face_down
    ]


def _played(state: State, node: Node, known: Mapping[str, HeroCard | PlanCard]) -> Played:
    if node.kind == MAPPING:
        parts = fields(node, ("card", "face_down", "on_card"), "a card of the storyline")
        if "card" not in parts:
            raise ScenarioFault("a card of the storyline needs `card`", node)
        down = flag(parts["face_down"]) if "face_down" in parts else False
        card = look_up(parts["card"], known, "card")
        if "on_card" in parts:
            if isinstance(card, HeroCard):
                raise ScenarioFault("tokens lie on Master Plan cards alone", parts["on_card"])
            spot = Spot("card", state.table.villain.plan.index(card))
            give_tokens_on(state, spot, parts["on_card"], "`on_card`")
        return Played(card, down)
    if node.kind == LIST:
        raise ScenarioFault("a card of the storyline is an id or {card: ..., face_down: ...}", node)
    return Played(look_up(node, known, "card"))


def give_plan_deck(state: State, node: Node | None) -> None:
    """Set the whole plan deck; not given, it is as set up without what lies in the Storyline."""
    if node is not None:
        state.plan_deck = card_list(node, plan_cards(state.table), "Master Plan card")
        return
    deck = list(state.plan_deck)
    for one in state.storyline:
        if isinstance(one.card, PlanCard) and one.card in deck:
            deck.remove(one.card)
    state.plan_deck = tuple(deck)
