"""Enemies: who can be attacked where, why not, and what damage does (A2, A3, W1, G2)."""

from __future__ import annotations

from typing import Final

from united.changes.missions import EXPOSED, check_villain, completed, villain_health
from united.changes.threats import clear_threat, threat_at
from united.changes.thugs import hit_thug
from united.definitions.option_keys import THUG, VILLAIN
from united.definitions.wording import capital
from united.state.choice import Reason
from united.state.standing import changed, first_source, voice_in
from united.state.state import State

HENCHMAN: Final = "henchman"


def villain_reason(state: State) -> Reason | None:
    """Return why the Villain cannot be wounded now, None if he can (W1, G2)."""
    name = state.table.villain.name
    left = EXPOSED - completed(state)
    if left > 0:
        more = "1 more Mission is" if left == 1 else f"{left} more Missions are"
        return Reason(f"{name} cannot be damaged until {more} complete", "W1")
    shield = first_source(state, "villain_unharmed")
    if shield is None:
        return None
    source, standing, scene = shield
    said = standing.because(state, scene, voice_in(state, scene))
    by = "" if source.id == state.table.villain.id else f" ({source.name})"
    return Reason(f"{said}{by}", standing.rule or "J21")


def enemies_here(state: State, place: int) -> list[str]:
    """Return who is at a Location: `thug`, a Henchman's id, `villain` (A2)."""
    found = []
    if state.thugs[place]:
        found.append(THUG)
    threat = threat_at(state, place)
    if threat is not None and threat.henchman:
        found.append(threat.id)
    if state.villain_at == place and not state.villain_away:
        found.append(VILLAIN)
    return found


def enemies(state: State, place: int) -> list[str]:
    """Return who can be attacked at a Location: who is there, the Villain only under W1."""
    found = enemies_here(state, place)
    if found and found[-1] == VILLAIN and villain_reason(state) is not None:
        found.pop()
    return found


def enemy_name(state: State, place: int, enemy: str) -> str:
    """Return what an enemy is called in a sentence."""
    if enemy == THUG:
        return "a Thug"
    if enemy == VILLAIN:
        return state.table.villain.name
    threat = threat_at(state, place)
    return threat.name if threat is not None else enemy


def damage_enemy(state: State, place: int, enemy: str, amount: int) -> bool:
    """Deal damage to one enemy at a Location; return whether a Thug was defeated by it."""
    kind = enemy if enemy in (THUG, VILLAIN) else HENCHMAN
    left = changed(state, amount, f"ignored_damage_{kind}", place, -1)
    if left < amount:
        name = capital(enemy_name(state, place, enemy))
        state.tell("damage-ignored", "J55", by=name, place=place, amount=amount - left)
    if left == 0:
        return False
    if enemy == THUG:
        return hit_thug(state, place, left, "A2")
    if enemy == VILLAIN:
        damage_villain(state, left)
    else:
        damage_henchman(state, place, left)
    return False


def damage_villain(state: State, amount: int) -> None:
    """Deal damage to the Villain; at Health 0 the Heroes win (W2)."""
    state.villain_damage += amount
    left = max(villain_health(state), 0)
    state.tell("villain-damaged", "A2", by=state.table.villain.name, amount=amount, note=left)
    check_villain(state)


def heal_villain(state: State, amount: int, rule: str) -> None:
    """Take damage off the Villain again, as far as there is any (J60)."""
    healed = min(amount, state.villain_damage)
    if healed:
        state.villain_damage -= healed
        left = villain_health(state)
        name = state.table.villain.name
        state.tell("villain-healed", rule, by=name, amount=healed, note=left)


def damage_henchman(state: State, place: int, amount: int) -> None:
    """Deal damage to a Henchman; it stays until the Henchman is defeated (A2)."""
    threat = threat_at(state, place)
    if threat is None:
        return
    state.damage[place] += amount
    state.tell("threat-damaged", "A2", card=(threat.id, threat.name), place=place, amount=amount)
    if state.damage[place] >= threat.health:
        clear_threat(state, place, "A2")
