"""What a player would expect to be able to do now and cannot: shown dim, with the reason."""

from __future__ import annotations

from united.rules.act import Act
from united.rules.actions import condition_holds
from united.rules.decision import Refusal
from united.rules.reasons import why_not
from united.state.agenda import About
from united.state.state import State
from united.state.threats import threat_at


def expected_refusals(state: State) -> tuple[Refusal, ...]:
    """Return the actions that the board suggests but the rules refuse, with their reasons."""
    question = state.question
    if not isinstance(question, Act):
        return ()
    refusals = []
    for key, text, about in _suggested(state, question.acting):
        reason = why_not(state, key)
        if reason is not None:
            refusals.append(Refusal(key, text, reason, about))
    return tuple(refusals)


def _suggested(state: State, hero: int) -> list[tuple[str, str, About]]:
    table, place = state.table, state.hero_at[hero]
    here = table.ring[place].id
    found = [
        (f"move {table.ring[n].id}", f"Move to {table.ring[n].name}", About(table.ring[n].id))
        for n in table.adjacent(place)
    ]
    if state.thugs[place]:
        found.append(("attack thug", "Attack a Thug", About(here)))
    threat = threat_at(state, place)
    if threat is not None:
        verb, text = ("attack", "Attack") if threat.henchman else ("clear", "Heroic token on")
        found.append((f"{verb} {threat.id}", f"{text} {threat.name}", About(here, card=threat.id)))
    if state.villain_at == place:
        found.append(("attack villain", f"Attack {table.villain.name}", About(here)))
    if state.civilians[place]:
        found.append(("rescue", "Rescue a Civilian", About(here)))
    if state.played is not None and state.played.special:
        text = f"Use the special effect: {state.played.name}"
        found.append(("special", text, About(card=state.played.id)))
    for action, scenes in table.actions:
        if not action.move_token and condition_holds(state, action, scenes[hero]):
            found.append((action.id, action.name, About(action=action.id)))
    return found
