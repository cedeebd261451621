"""Something happens: the cards that wait for it act (J62)."""

from __future__ import annotations

from attrs import evolve

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
    for listener in state.table.listeners.get(what, ()):
        if listener.about_itself and listener.threat != threat:
            continue
        if listener.about_itself or _is_in_play(state, listener):
            _answer(state, listener, _scene(listener, rule, hero, place), place, tokens)


def _is_in_play(state: State, listener: Listener) -> bool:
    """Tell whether a card acts: a Threat that lies there, a Location that none covers (J63)."""
    if listener.threat >= 0:
        return listener.threat in state.threats
    if listener.location >= 0:
        return state.threats[listener.location] == NO_THREAT
    return listener.plan_card is None or listener.plan_card in state.in_force


def _scene(listener: Listener, rule: str, hero: int, place: int) -> Scene:
    # A Threat that was cleared has no Location any more: what it does happens where it lay.
    own = listener.threat >= 0 and listener.reaction.on != "cleared"
    where = listener.scene.place if own or listener.location >= 0 else place
    return evolve(listener.scene, rule=rule, hero=hero, place=where)


def _answer(
    state: State, listener: Listener, scene: Scene, place: int, tokens: tuple[str, ...]
) -> None:
    """Schedule what one card does, if what it waits for has happened."""
    reaction, once = listener.reaction, -1 - listener.number
    if listener.needs_hero and scene.hero < 0:
        return
    if reaction.once_a_turn and once in state.used:
        return
    acts = [evolve(scene, token=token, amount=len(tokens)) for token in tokens] or [scene]
    able = [act for act in acts if reaction.answers(state, act, place)]
    if not able:
        return
    if reaction.once_a_turn:
        state.used |= {once}
    for act in reversed(able if reaction.for_each else able[:1]):
        schedule_effect(state, reaction.effects, act)
