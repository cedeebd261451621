"""What a player would expect to be able to do now and cannot: shown dim, with the reason."""

from __future__ import annotations

from united.definitions.option_keys import (
    RESCUE,
    SPECIAL,
    THUG,
    VILLAIN,
    added_key,
    attack_key,
    clear_key,
    move_key,
)
from united.rules.act import Act
from united.rules.actions import ACTION, condition_holds
from united.rules.decision import Refusal
from united.rules.reasons import why_not
from united.state.state import State
from united.state.step import Choice
from united.state.threats import threat_at


def expected_refusals(state: State) -> tuple[Refusal, ...]:
    """Return the actions that the board suggests but the rules refuse, with their reasons."""
    question = state.question
    if not isinstance(question, Act):
        return ()
    refusals = []
    for choice in _suggested(state, question.acting):
        reason = why_not(state, choice.key)
        if reason is not None:
            text = question.say(state, choice)
            refusals.append(Refusal(choice.key, text, reason, question.about(state, choice)))
    return tuple(refusals)


def _suggested(state: State, hero: int) -> list[Choice]:
    table, place = state.table, state.hero_at[hero]
    found = [Choice(move_key(table.ring[n].id), "move", n) for n in table.adjacent(place)]
    if state.thugs[place]:
        found.append(Choice(attack_key(THUG), "attack", THUG))
    threat = threat_at(state, place)
    if threat is not None and threat.henchman:
        found.append(Choice(attack_key(threat.id), "attack", threat.id))
    elif threat is not None:
        found.append(Choice(clear_key(threat.id), "clear", place))
    if state.villain_at == place:
        found.append(Choice(attack_key(VILLAIN), "attack", VILLAIN))
    if state.civilians[place]:
        found.append(Choice(RESCUE, RESCUE, place))
    if state.played is not None and state.played.special:
        found.append(Choice(SPECIAL, SPECIAL))
    for number, (action, scenes) in enumerate(table.actions):
        if not action.move_token and condition_holds(state, action, scenes[hero]):
            found.append(Choice(added_key(action.id), ACTION, (number, -1, -1)))
    return found
