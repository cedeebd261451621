"""The actions of a Hero turn: the one generator of options, what each does (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from united.definitions.hero import HeroCard
from united.definitions.option_keys import (
    END,
    RESCUE,
    SPECIAL,
    added_key,
    attack_key,
    clear_key,
    move_key,
)
from united.definitions.play import SEVERAL, Action
from united.definitions.symbols import ATTACK, HEROIC, MOVE, Symbols
from united.definitions.voice import HERO_VOICE
from united.rules.payment import BY_SYMBOL, NOTHING, can_pay, pay, pay_price, suffix, ways_to_pay
from united.state.agenda import schedule_effect
from united.state.combat import damage_enemy, enemies
from united.state.movement import move_hero
from united.state.scene import Scene
from united.state.state import NO_THREAT, State
from united.state.step import Choice
from united.state.table import Table
from united.state.tokens import put_heroic, rescue

ACTION: Final = "action"
"""The verb of an action that a board or challenge adds; its subject is (number, from, to)."""

ENDING: Final = Choice(END, END)


@cache
def offers(key: str, verb: str, subject: Any, ways: tuple[int, ...]) -> tuple[Choice, ...]:
    """Return an action's choices, one for each way to pay that the player may choose (A7)."""
    return tuple(Choice(key + suffix(ways, way), verb, subject, way) for way in ways)


def hero_scene(table: Table, card: HeroCard, hero: int) -> Scene:
    """Return the scene of a Hero card's special effect, made once a table."""
    known: Scene | None = table.memo.get((card, hero))
    if known is None:
        known = table.memo[card, hero] = Scene(card, HERO_VOICE, "H4", hero)
    return known


def list_actions(state: State, hero: int) -> list[Choice]:
    """Return all actions that the Hero may take now, and `end` (H4)."""
    table, place = state.table, state.hero_at[hero]
    found: list[Choice] = []
    pool, tokens = state.pool, state.tokens[table.pile(hero)]
    if ways := ways_to_pay(pool, tokens, MOVE):
        found += moves(table, place, ways)
    if ways := ways_to_pay(pool, tokens, ATTACK):
        for enemy in enemies(state, place):
            found += offers(attack_key(enemy), "attack", enemy, ways)
    if ways := ways_to_pay(pool, tokens, HEROIC):
        _list_heroic(found, state, place, ways)
    if state.special_left and special_could_change(state, hero):
        found += offers(SPECIAL, SPECIAL, None, BY_SYMBOL)
    for number, (action, scenes) in enumerate(table.actions):
        if ways := ways_for(pool, tokens, action):
            _list_added(found, state, number, action, scenes[hero], ways)
    found.append(ENDING)
    return found


def _list_heroic(found: list[Choice], state: State, place: int, ways: tuple[int, ...]) -> None:
    if state.civilians[place]:
        found += offers(RESCUE, RESCUE, place, ways)
    threat = state.threats[place]
    if threat != NO_THREAT and not state.table.threat_cards[threat].henchman:
        found += offers(clear_key(state.table.threat_cards[threat].id), "clear", place, ways)


def moves(table: Table, place: int, ways: tuple[int, ...]) -> list[Choice]:
    """Return the choices to move from a Location (A1), worked out once a table."""
    known: list[Choice] | None = table.memo.get((place, ways))
    if known is None:
        known = table.memo[place, ways] = [
            choice
            for target in table.adjacent(place)
            for choice in offers(move_key(table.ring[target].id), "move", target, ways)
        ]
    return known


def token_moves(table: Table, number: int, origin: int, ways: tuple[int, ...]) -> list[Choice]:
    """Return the choices to move a content's token from a Location (I4); see `moves`."""
    known: list[Choice] | None = table.memo.get((number, origin, ways))
    if known is None:
        name, ring = table.actions[number][0].id, table.ring
        known = table.memo[number, origin, ways] = [
            choice
            for target in table.adjacent(origin)
            for choice in offers(
                added_key(name, ring[origin].id, ring[target].id),
                ACTION,
                (number, origin, target),
                ways,
            )
        ]
    return known


def special_could_change(state: State, hero: int) -> bool:
    """Tell whether the special effect of the card just played could change something."""
    card = state.played
    if card is None:
        return False
    scene = hero_scene(state.table, card, hero)
    return any(effect.can_change(state, scene) for effect in card.special)


def ways_for(pool: Symbols, tokens: Symbols, action: Action) -> tuple[int, ...]:
    """Return the ways to pay an added action's price, none if it cannot be paid (A6)."""
    if action.kind != SEVERAL:
        return ways_to_pay(pool, tokens, action.kind)
    return BY_SYMBOL if can_pay(pool, tokens, action.price) else NOTHING


def _list_added(
    found: list[Choice],
    state: State,
    number: int,
    action: Action,
    scene: Scene,
    ways: tuple[int, ...],
) -> None:
    if not condition_holds(state, action, scene):
        return
    if action.move_token:
        for origin in range(len(state.threats)):
            if state.counters.get((action.move_token, origin)):
                found += token_moves(state.table, number, origin, ways)
    elif any(effect.can_change(state, scene) for effect in action.effects):
        found += offers(added_key(action.id), ACTION, (number, -1, -1), ways)


def condition_holds(state: State, action: Action, scene: Scene) -> bool:
    """Tell whether the condition of an added action holds for the acting Hero."""
    return action.condition is None or action.condition.holds(state, scene)


def take_action(state: State, hero: int, choice: Choice) -> None:
    """Pay for an action and carry it out; what it sets off goes on the agenda."""
    DOING[choice.verb](state, hero, choice)


def _move(state: State, hero: int, choice: Choice) -> None:
    pay(state, state.table.pile(hero), MOVE, choice.pay)
    move_hero(state, hero, choice.subject, "A1")


def _attack(state: State, hero: int, choice: Choice) -> None:
    pay(state, state.table.pile(hero), ATTACK, choice.pay)
    damage_enemy(state, state.hero_at[hero], choice.subject, 1)


def _rescue(state: State, hero: int, choice: Choice) -> None:
    pay(state, state.table.pile(hero), HEROIC, choice.pay)
    rescue(state, choice.subject, "A4")


def _clear(state: State, hero: int, choice: Choice) -> None:
    pay(state, state.table.pile(hero), HEROIC, choice.pay)
    put_heroic(state, hero, choice.subject)


def _special(state: State, hero: int, choice: Choice) -> None:
    card = state.played
    state.special_left = False
    if card is not None:
        state.tell("special", "H4", hero=hero, card=(card.id, card.name))
        schedule_effect(state, card.special, hero_scene(state.table, card, hero))


def _added(state: State, hero: int, choice: Choice) -> None:
    number, origin, target = choice.subject
    action, scenes = state.table.actions[number]
    if action.kind != SEVERAL:
        pay(state, state.table.pile(hero), action.kind, choice.pay)
    else:
        pay_price(state, state.table.pile(hero), action.price)
    state.tell("action", action.rule or "A6", hero=hero, note=action.name)
    schedule_effect(state, action.effects, scenes[hero].between(origin, target))


DOING: Final[dict[str, Callable[[State, int, Choice], None]]] = {
    "move": _move,
    "attack": _attack,
    "rescue": _rescue,
    "clear": _clear,
    "special": _special,
    ACTION: _added,
}
"""What each verb of an action does."""
