"""Something happens: the cards that wait for it act (J50)."""

from __future__ import annotations

from attrs import evolve

from united.definitions.effect import Reaction
from united.definitions.happenings import Happening
from united.state.agenda import schedule_effect
from united.state.layout import NO_THREAT
from united.state.listening import Listener
from united.state.scene import Scene
from united.state.state import State


def happen(
    state: State,
    what: Happening,
    rule: str,
    *,
    hero: int = -1,
    place: int = -1,
    threat: int = -1,
    tokens: tuple[str, ...] = (),
) -> None:
    """Schedule what the cards in play do about it, the first at the table on top.

    `threat` is the Threat that it is about, `tokens` are those that did not fit. Where nobody
    waits for it this costs next to nothing.
    """
    if what not in state.table.events:
        return
    # What lasts for a time comes after the cards: it goes on the stack first.
    for one in reversed(state.lasting) if state.lasting else ():
        reaction = one.reaction
        if reaction is None or reaction.on != what or (hero >= 0 and one.hero not in (-1, hero)):
            continue
        token = tokens[0] if tokens else ""
        act = evolve(one.scene, rule=rule, lost=len(tokens), token=token)
        done = _answer(state, reaction, act, place, tokens)
        if done and reaction.once_a_turn:
            state.lasting.remove(one)
    for listener in state.table.listeners.get(what, ()):
        if listener.about_itself and listener.threat != threat:
            continue
        if listener.about_itself or _is_in_play(state, listener):
            _wake(state, listener, _scene(listener, rule, hero, place, tokens), place, tokens)


def _is_in_play(state: State, listener: Listener) -> bool:
    """Tell whether a card acts: a Threat that lies there, a Location that none covers (J51)."""
    if listener.threat >= 0:
        return listener.threat in state.threats and listener.threat not in state.face_down
    if listener.location >= 0:
        return state.threats[listener.location] == NO_THREAT
    return listener.plan_card is None or listener.plan_card in state.in_force


def _scene(listener: Listener, rule: str, hero: int, place: int, tokens: tuple[str, ...]) -> Scene:
    # A Threat that was cleared has no Location any more: what it does happens where it lay.
    own = listener.threat >= 0 and listener.reaction.on != "cleared"
    where = listener.scene.place if own or listener.location >= 0 else place
    return listener.scene.happening(rule, hero, where, tokens)


def _wake(
    state: State, listener: Listener, scene: Scene, place: int, tokens: tuple[str, ...]
) -> None:
    """Schedule what a card in play does, if that is not done for this turn."""
    once = -1 - listener.number
    if listener.needs_hero and scene.hero < 0:
        return
    if listener.reaction.once_a_turn and once in state.used:
        return
    if _answer(state, listener.reaction, scene, place, tokens) and listener.reaction.once_a_turn:
        state.used |= {once}


def _answer(
    state: State, reaction: Reaction, scene: Scene, place: int, tokens: tuple[str, ...]
) -> bool:
    """Schedule what is done; tell whether what is waited for has happened."""
    if len(tokens) < 2 or not reaction.for_each:
        acts = [scene]
        if not any(_answers(state, reaction, scene, place, token) for token in tokens or ("",)):
            return False
    else:
        acts = [
            evolve(scene, token=token)
            for token in tokens
            if _answers(state, reaction, scene, place, token)
        ]
    for act in reversed(acts):
        schedule_effect(state, reaction.effects, act)
    return bool(acts)


def _answers(state: State, reaction: Reaction, scene: Scene, place: int, token: str) -> bool:
    act = scene if scene.token == token else evolve(scene, token=token)
    return reaction.answers(state, act, place)
