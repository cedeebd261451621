"""A position in the words of scenarios: what programs read and scenarios compare."""

from __future__ import annotations

from typing import Any, TypeAlias

from united.definitions.symbols import symbols_by_id
from united.rules.decision import Decision
from united.rules.position.board import Place, Villain
from united.rules.position.model import Position
from united.rules.position.numbers import Cost, Holding, Number
from united.rules.position.people import Card, Hero, Pile
from united.state.state import State

View: TypeAlias = dict[str, Any]
"""A position as plain data."""


def in_words(position: Position) -> View:
    """Return a position in the public words; a hand that is not to be seen is None."""
    villain = position.villain
    view: View = {
        "mode": position.mode,
        "ring": [place.id for place in position.ring],
        "turn": position.turn,
        "round": position.round,
        "cards_since_plan": position.cards_since_plan,
        "delay": villain.delay,
        "result": position.result,
        "why": position.why,
        "villain": _villain(villain),
        "missions": {mission.id: mission.done for mission in position.missions},
        "mission_targets": {mission.id: mission.target for mission in position.missions},
        "storyline": [_played(card) for card in position.storyline],
        "locations": {place.id: _location(place) for place in position.ring},
        "heroes": {hero.id: _hero(hero) for hero in position.heroes},
        "pool": symbols_by_id(position.pool),
        "plan_deck_size": villain.plan_deck,
        "threat_deck_size": villain.threat_deck,
        "decision": _decision(position.decision),
        "numbers": _numbers(position),
        "in_force": [_holding(one) for one in position.in_force],
        "costs": {one.action: _cost(one) for one in position.costs},
    }
    if position.team is not None:
        view["team"] = _pile(position.team.pile) | {"kos": position.team.kos}
    return view


def add_orders(view: View, state: State) -> View:
    """Return a view with the orders of the decks, which players cannot know."""
    table = state.table
    view["plan_deck"] = [card.id for card in state.plan_deck]
    view["threat_deck"] = [table.threat_cards[n].id for n in state.threat_deck]
    holders = [view["team"]] if table.solo else [view["heroes"][one.id] for one in table.heroes]
    for holder, deck in zip(holders, state.decks, strict=True):
        holder["deck"] = [card.id for card in deck]
    return view


def _villain(villain: Villain) -> View:
    return {
        "id": villain.id,
        "at": villain.at,
        "health": villain.health,
        "civilians": villain.captives,
        "stays": villain.stays,
        **{count.key: count.amount for count in villain.tokens},
    }


def _played(card: Card) -> str | View:
    view: View = {"card": card.id}
    if card.face_down:
        view["face_down"] = True
    if lying := {count.key: count.amount for count in card.tokens if count.amount}:
        view["on_card"] = lying
    return view if len(view) > 1 else card.id


def _location(place: Place) -> View:
    threat = place.threat
    view: View = {
        "civilians": place.civilians,
        "thugs": place.thugs,
        "slots": place.slots,
        "threat": threat.id if threat else None,
        "heroic": threat.heroic if threat else 0,
        "damage": threat.damage if threat else 0,
        "thug_damage": place.thug_damage,
    }
    if threat is not None and threat.tokens:
        view["on_threat"] = {count.key: count.amount for count in threat.tokens}
    return view | {count.key: count.amount for count in place.tokens}


def _hero(hero: Hero) -> View:
    view: View = {
        "at": hero.at,
        "ko": hero.ko,
        "invulnerable": hero.invulnerable,
        "face_down_next": hero.face_down_next,
    }
    view |= {count.key: count.amount for count in hero.counts}
    view |= {mark.id: mark.given for mark in hero.marks}
    if hero.tied_to:
        view["tied_to"] = hero.tied_to
    return view if hero.pile is None else view | _pile(hero.pile)


def _pile(pile: Pile) -> View:
    return {
        "hand": None if pile.hand is None else [card.id for card in pile.hand],
        "hand_size": pile.hand_size,
        "deck_size": pile.deck_size,
        "tokens": symbols_by_id(pile.tokens),
    }


def _decision(decision: Decision | None) -> View | None:
    if decision is None:
        return None
    view: View = {"kind": decision.kind, "hero": decision.hero, "options": list(decision.keys)}
    return view


def _numbers(position: Position) -> View:
    villain, goal = position.villain, position.villain.goal
    return {
        "villain_health": _number(villain.full_health),
        "bam_wounds": _number(villain.bam) if villain.bam else None,
        "thug_damage": {place.id: _number(place.thug_needs) for place in position.ring},
        "evil_goal": {"now": goal.now, "needed": goal.needed} if goal and goal.needed else None,
        "cards_until_villain": villain.turn_in,
    }


def _number(number: Number) -> View:
    causes = [{"card": one.card, "amount": one.amount} for one in number.causes]
    return {"now": number.now, "base": number.base, "causes": causes}


def _holding(holding: Holding) -> View:
    return {
        "card": holding.card,
        "what": holding.what,
        "text": holding.text,
        "holds": holding.holds,
        "location": holding.location,
        "hero": holding.hero,
        "until": holding.until,
    }


def _cost(cost: Cost) -> View:
    return {name: n for name, n in symbols_by_id(cost.symbols).items() if n}
