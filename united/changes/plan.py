"""A Master Plan card is played: revealed, and resolved step by step (V1-V5)."""

from __future__ import annotations

from attrs import define

from united.changes.civilians_and_thugs import AddTokens
from united.changes.missions import villain_health
from united.changes.movement import move_villain
from united.definitions.villain import PlanCard
from united.definitions.voice import VILLAIN_VOICE
from united.state.agenda import BoardBam, finish, schedule, schedule_effect
from united.state.hearing import happen
from united.state.layout import NO_THREAT, Played
from united.state.scene import Scene
from united.state.standing import first_source
from united.state.state import State, Step


def play_plan_card(state: State, rule: str) -> None:
    """Turn up the top Master Plan card and schedule what it does; without one the Heroes lose (V1).

    What is in force may have it played face down, or leave out a part of it (J58).
    """
    deck = state.plan_deck
    if not deck:
        finish(state, "lost", "out-of-plans", "V1", "no Master Plan card is left to reveal")
        return
    card, state.plan_deck = deck[0], deck[1:]
    state.plan_shown = False
    state.hidden += 1
    if "plan_face_down" in state.table.asked and first_source(state, "plan_face_down"):
        state.storyline.append(Played(card, face_down=True))
        state.tell("plan-face-down", "J58")
        return
    state.storyline.append(Played(card))
    if state.listener is not None:
        state.tell("plan-revealed", rule, card=(card.id, card.name))
    schedule(state, MoveVillain(card), Bam(card), PlaceTokens(card), PlanSpecial(card))
    happen(state, "plan_revealed", rule, place=state.villain_at)


def left_out(state: State, part: str) -> bool:
    """Tell whether something in force leaves out a part of the plan card (J58)."""
    what = f"plan_without_{part}"
    return what in state.table.asked and first_source(state, what) is not None


@define(eq=False)
class MoveVillain(Step):
    """Move the Villain; a Threat where he stops may have an effect (V2)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        if left_out(state, "move"):
            return
        move_villain(state, self.card.move)
        if not state.villain_away:
            happen(state, "villain_stops", "V3", place=state.villain_at)


@define(eq=False)
class Bam(Step):
    """BAM! of the board, then of the Threats in play now, clockwise from the Villain (V3)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        if not self.card.bam or left_out(state, "bam"):
            return
        *others, _ = state.table.rounds[state.villain_at]
        cards, hidden = state.table.threat_cards, state.face_down
        acting = [
            threat
            for place in (state.villain_at, *others)
            if (threat := state.threats[place]) != NO_THREAT
            and cards[threat].bam
            and threat not in hidden
        ]
        schedule(state, BoardBam(), *map(ThreatBam, acting))


@define(eq=False)
class ThreatBam(Step):
    """The BAM! of one Threat, if it is still in play; it acts once, wherever it has moved (V3)."""

    threat: int

    def resolve(self, state: State) -> None:
        card = state.table.threat_cards[self.threat]
        if self.threat in state.threats:
            if state.listener is not None:
                state.tell("bam", "V3", by=card.name, card=(card.id, card.name))
            schedule_effect(state, card.bam, state.table.threat_scenes[self.threat])


@define(eq=False)
class PlaceTokens(Step):
    """Add the card's tokens: counter-clockwise of the Villain, his Location, clockwise (V4)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        if state.villain_away or left_out(state, "tokens"):
            return
        drops, table, at = self.card.tokens, state.table, state.villain_at
        in_order = (
            (table.clockwise(at, -1), drops.counter_clockwise),
            (at, drops.here),
            (table.clockwise(at), drops.clockwise),
        )
        added = [
            AddTokens(place, drop.thugs, drop.civilians, "V4")
            for place, drop in in_order
            if drop.thugs or drop.civilians
        ]
        schedule(state, *added)


@define(eq=False)
class PlanSpecial(Step):
    """The special effect of the card; from now on what it says holds while it lies face up (V5)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        card = self.card
        if (not card.special and not card.lasts) or left_out(state, "special"):
            return
        state.tell("plan-special", "V5", by=card.name, card=(card.id, card.name))
        if card.lasts:
            before = villain_health(state)
            state.in_force.append(card)
            if villain_health(state) != before:
                state.tell(
                    "villain-strengthened", "V5", by=state.table.villain.name,
                    note=villain_health(state),
                )  # fmt: skip
        schedule_effect(state, card.special, Scene(card, VILLAIN_VOICE, "V5"))
