"""Why not: for an action that a player would expect, the reason as a sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from united.definitions.effect import Condition
from united.definitions.option_keys import (
    THUG,
    VILLAIN,
    longer_keys,
    rest_of,
    verb_of,
    without_payment,
)
from united.definitions.play import Action
from united.definitions.symbols import ATTACK, HEROIC, MOVE, SYMBOL_NAMES
from united.definitions.voice import HERO_VOICE
from united.definitions.wording import capital
from united.effects.logic_words import AllOf
from united.effects.text import say_price
from united.outside.quoting import quoted
from united.rules.act import Act
from united.rules.actions import condition_holds, special_could_change, ways_for
from united.rules.payment import ways_to_pay
from united.state.combat import Reason, enemies, villain_reason
from united.state.scene import Scene
from united.state.state import State
from united.state.step import Choice, Question
from united.state.threats import threat_at

NOT_OFFERED: Final = Reason("It is not offered now", "H4")


def find_choice(choices: Sequence[Choice], key: str) -> Choice | None:
    """Return the choice with this key, None if there is none.

    Where an option stands several times, the bare key means the first (A7).
    """
    exact = next((choice for choice in choices if choice.key == key), None)
    several = tuple(longer_keys(key))
    return exact or next((one for one in choices if one.key.startswith(several)), None)


def why_not(state: State, key: str) -> Reason | None:
    """Return why the option `key` is not possible now, None if it is."""
    if find_choice(state.choices, key) is not None:
        return None
    question = state.question
    if question is None:
        return Reason("The game is over", state.end_rule or "W3")
    verb = verb_of(key)
    if not isinstance(question, Act):
        return _wrong_moment(state, question, verb)
    bare = without_payment(key)
    if bare != key and find_choice(state.choices, bare) is not None:
        return Reason("What pays for this is not a choice now: see the option without `with`", "A7")
    if verb in _REASONS:
        return _REASONS[verb](state, question.acting, rest_of(bare))
    return _added_reason(state, question.acting, bare)


_MOMENTS: Final = {
    "play": Reason("A card must be played now", "H3"),
    "discard": Reason("A card must be chosen for the wound now", "K1"),
    "end-of-turn": Reason("The turn ends: use the End of Turn effect or skip it", "H5"),
    "choose": Reason("The effect that asks must be resolved first", "J12"),
}


def _wrong_moment(state: State, question: Question, verb: str) -> Reason:
    actions = (*_REASONS, *(action.id for action, _ in state.table.actions))
    if verb in actions and question.kind == "play":
        return Reason("First play a card: its symbols pay for actions", "H3")
    if verb == "play" and question.kind == "play":
        return Reason("This card is not in hand", "H3")
    return _MOMENTS[question.kind]


def _no_symbol(state: State, hero: int, kind: int) -> Reason | None:
    tokens = state.tokens[state.table.pile(hero)]
    if ways_to_pay(state.pool, tokens, kind):
        return None
    name = SYMBOL_NAMES[kind]
    return Reason(f"No {name} or Wild symbol and no {name} or Wild token is left", "A7")


def _move(state: State, hero: int, rest: str) -> Reason:
    place = state.hero_at[hero]
    ids = [location.id for location in state.table.ring]
    if rest not in ids:
        return Reason(f"There is no Location {quoted(rest)} in the ring", "S3")
    target = state.table.ring[ids.index(rest)]
    if ids.index(rest) == place:
        return Reason(f"{_name(state, hero)} is at {target.name} already", "A1")
    if ids.index(rest) not in state.table.adjacent(place):
        here = state.table.ring[place].name
        return Reason(f"{target.name} is not adjacent to {here}; a Move goes to a neighbour", "A1")
    return _no_symbol(state, hero, MOVE) or NOT_OFFERED


def _attack(state: State, hero: int, rest: str) -> Reason:
    place = state.hero_at[hero]
    name, here = _name(state, hero), state.table.ring[place].name
    if rest in enemies(state, place):
        return _no_symbol(state, hero, ATTACK) or NOT_OFFERED
    if rest == THUG:
        return Reason(f"There is no Thug at {here}", "A2")
    if rest == VILLAIN:
        if state.villain_at != place:
            villain = state.table.villain.name
            there = state.table.ring[state.villain_at].name
            return Reason(f"{villain} is at {there}, {name} at {here}", "A2")
        return villain_reason(state) or NOT_OFFERED
    threat = threat_at(state, place)
    if threat is None or threat.id != rest:
        return Reason(f"There is no enemy {quoted(rest)} at {here}", "A2")
    return Reason(f"{threat.name} is no Henchman: Heroic tokens clear it, not attacks", "A4")


def _rescue(state: State, hero: int, rest: str) -> Reason:
    place = state.hero_at[hero]
    if not state.civilians[place]:
        return Reason(f"There is no Civilian at {state.table.ring[place].name}", "A4")
    return _no_symbol(state, hero, HEROIC) or NOT_OFFERED


def _clear(state: State, hero: int, rest: str) -> Reason:
    place = state.hero_at[hero]
    threat = threat_at(state, place)
    if threat is None or (rest and threat.id != rest):
        here = state.table.ring[place].name
        return Reason(f"There is no Threat {quoted(rest)} at {here}", "A4")
    if threat.henchman:
        return Reason(f"{threat.name} is a Henchman: attack it, Heroic tokens do nothing", "A4")
    return _no_symbol(state, hero, HEROIC) or NOT_OFFERED


def _special(state: State, hero: int, rest: str) -> Reason:
    card = state.played
    if card is not None and state.storyline and state.storyline[-1].face_down:
        return Reason("The card was played face down: it has no special effect", "I6")
    if card is None or not card.special:
        return Reason("The card just played has no special effect", "H4")
    if not state.special_left:
        return Reason(f"The special effect of {card.name} has been used this turn", "H4")
    if not special_could_change(state, hero):
        return Reason(f"{card.name} would change nothing now", "J11")
    return NOT_OFFERED


def _end(state: State, hero: int, rest: str) -> Reason:
    return NOT_OFFERED


_REASONS: Final[dict[str, Callable[[State, int, str], Reason]]] = {
    "move": _move,
    "attack": _attack,
    "rescue": _rescue,
    "clear": _clear,
    "special": _special,
    "end": _end,
}


def _added_reason(state: State, hero: int, key: str) -> Reason:
    for action, scenes in state.table.actions:
        if key == action.id or key.startswith(f"{action.id} "):
            return added_action_reason(state, hero, action, scenes[hero])
    return Reason("There is no such option", "H4")


def added_action_reason(state: State, hero: int, action: Action, scene: Scene) -> Reason:
    """Return why an action that a board or challenge adds is not possible (A6)."""
    rule = action.rule or "A6"
    failed = _failed_condition(state, action, scene)
    if failed is not None:
        return Reason(f"{action.name}: only if {failed.say(HERO_VOICE)}", rule)
    if not ways_for(state.pool, state.tokens[state.table.pile(hero)], action):
        return Reason(f"{action.name} costs {say_price(action.price)}; too little is left", rule)
    if action.move_token:
        kind = state.table.token_kinds[action.move_token]
        token = capital(kind.one)
        return Reason(f"{token} goes from where one lies to an adjacent Location", rule)
    return Reason(f"{action.name} would change nothing now", "J11")


def _failed_condition(state: State, action: Action, scene: Scene) -> Condition | None:
    if condition_holds(state, action, scene) or action.condition is None:
        return None
    if not isinstance(action.condition, AllOf):
        return action.condition
    return next(one for one in action.condition.conditions if not one.holds(state, scene))


def _name(state: State, hero: int) -> str:
    return state.table.heroes[hero].name
