"""A position in the words of scenarios: what programs read and scenarios compare."""

from __future__ import annotations

from typing import Any

from united.changes.missions import villain_health
from united.changes.threats import threat_at
from united.definitions.play import On
from united.definitions.symbols import symbols_by_id
from united.rules.decision import asked_hero
from united.state.layout import TEAM, VILLAIN, Played
from united.state.state import State
from united.state.table import MISSION_IDS

View = dict[str, Any]


def view(state: State, *, hidden: bool = False) -> View:
    """Return the position; `hidden` adds the orders of the decks, which players cannot know."""
    table = state.table
    seen: View = {
        "mode": "solo" if table.solo else "co-op",
        "ring": [location.id for location in table.ring],
        "turn": _turn(state),
        "round": state.round,
        "cards_since_plan": state.cards_since_plan,
        "delay": state.delay,
        "result": state.result,
        "why": state.why,
        "villain": _villain(state),
        "missions": dict(zip(MISSION_IDS, state.missions, strict=True)),
        "mission_targets": dict(zip(MISSION_IDS, table.mission_targets, strict=True)),
        "storyline": [_played(played) for played in state.storyline],
        "locations": {location.id: _location(state, n) for n, location in enumerate(table.ring)},
        "heroes": {hero.id: _hero(state, n, hidden) for n, hero in enumerate(table.heroes)},
        "pool": symbols_by_id(state.pool),
        "plan_deck_size": len(state.plan_deck),
        "threat_deck_size": len(state.threat_deck),
        "decision": _decision(state),
    }
    if table.solo:
        seen["team"] = _pile(state, 0, hidden) | {"kos": state.kos}
    if hidden:
        seen["plan_deck"] = [card.id for card in state.plan_deck]
        seen["threat_deck"] = [table.threat_cards[n].id for n in state.threat_deck]
    return seen


def _turn(state: State) -> str:
    if state.turn == VILLAIN:
        return "villain"
    return "team" if state.turn == TEAM else state.table.heroes[state.turn].id


def _villain(state: State) -> View:
    seen: View = {
        "id": state.table.villain.id,
        "at": state.table.ring[state.villain_at].id,
        "health": max(villain_health(state), 0),
        "civilians": state.captives,
        "stays": state.villain_stays,
    }
    return seen | _tokens(state, "board", 0)


def _tokens(state: State, on: On, number: int) -> View:
    """Return content's tokens that can lie on such a thing, by the words that count them."""
    kinds = state.table.token_kinds.values()
    return {kind.key: state.count(kind.id, on, number) for kind in kinds if on in kind.lies_on}


def _played(played: Played) -> str | View:
    return {"card": played.card.id, "face_down": True} if played.face_down else played.card.id


def _location(state: State, place: int) -> View:
    threat = threat_at(state, place)
    seen: View = {
        "civilians": state.civilians[place],
        "thugs": state.thugs[place],
        "slots": state.table.slots[place],
        "threat": threat.id if threat else None,
        "heroic": state.heroic[place],
        "damage": state.damage[place],
        "thug_damage": state.thug_damage[place],
    }
    seen |= _tokens(state, "location", place)
    if threat and (lying := _tokens(state, "threat", state.threats[place])):
        seen["on_threat"] = lying
    return seen


def _hero(state: State, hero: int, hidden: bool) -> View:
    seen: View = {
        "at": state.table.ring[state.hero_at[hero]].id,
        "ko": state.ko[hero],
        "invulnerable": state.invulnerable[hero],
        "face_down_next": state.face_down_next[hero],
    }
    seen |= _tokens(state, "hero", hero)
    for mark in state.table.marks:
        seen[mark] = state.count(mark, "hero", hero) > 0
    return seen if state.table.solo else seen | _pile(state, hero, hidden)


def _pile(state: State, pile: int, hidden: bool) -> View:
    seen: View = {
        "hand": [card.id for card in state.hands[pile]],
        "hand_size": len(state.hands[pile]),
        "deck_size": len(state.decks[pile]),
        "tokens": symbols_by_id(state.tokens[pile]),
    }
    if hidden:
        seen["deck"] = [card.id for card in state.decks[pile]]
    return seen


def _decision(state: State) -> View | None:
    if state.question is None:
        return None
    keys = [choice.key for choice in state.choices]
    return {"kind": state.question.kind, "hero": asked_hero(state), "options": keys}
