"""The Villain turn, step by step (chapter 3 of the rules)."""

from __future__ import annotations

from attrs import define

from united.changes.missions import check_villain, villain_health
from united.changes.movement import move_villain
from united.changes.tokens import AddTokens
from united.definitions.villain import PlanCard
from united.definitions.voice import VILLAIN_VOICE
from united.state.agenda import BoardBam, finish, schedule, schedule_effect
from united.state.hearing import happen
from united.state.layout import NO_THREAT, VILLAIN, Played
from united.state.scene import Scene
from united.state.state import State, Step


@define(eq=False)
class VillainTurn(Step):
    """Reveal the next Master Plan card and resolve it (V1-V5); without one the Heroes lose."""

    def resolve(self, state: State) -> None:
        state.turn = VILLAIN
        state.round += 1
        state.cards_since_plan = 0
        state.delay = 0
        state.idle = 0
        state.tell("villain-turn", "T1" if state.round == 1 else "T2", amount=state.round)
        if not state.plan_deck:
            finish(state, "lost", "out-of-plans", "V1", "no Master Plan card is left to reveal")
            return
        card, *rest = state.plan_deck
        state.plan_deck = tuple(rest)
        state.plan_shown = False
        state.hidden += 1
        state.storyline.append(Played(card))
        state.tell("plan-revealed", "V1", card=(card.id, card.name))
        schedule(
            state, MoveVillain(card), Bam(card), PlaceTokens(card), PlanSpecial(card),
            VillainTurnEnd(),
        )  # fmt: skip
        happen(state, "plan_revealed", "V1", place=state.villain_at)


@define(eq=False)
class VillainTurnEnd(Step):
    """The end of the Villain turn; a card may wait for it."""

    def resolve(self, state: State) -> None:
        happen(state, "villain_turn_end", "V5", place=state.villain_at)
        if state.lasting:
            state.lasting = [
                one for one in state.lasting if one.until == "next_turn" or one.begun == state.round
            ]
            check_villain(state)


@define(eq=False)
class MoveVillain(Step):
    """Move the Villain; a Threat where he stops may have an effect (V2)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        move_villain(state, self.card.move)
        happen(state, "villain_stops", "V3", place=state.villain_at)


@define(eq=False)
class Bam(Step):
    """BAM! of the board, then of the Threats in play now, clockwise from the Villain (V3)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        if not self.card.bam:
            return
        size = len(state.table.ring)
        clockwise = (state.threats[(state.villain_at + step) % size] for step in range(size))
        cards = state.table.threat_cards
        acting = [one for one in clockwise if one != NO_THREAT and cards[one].bam]
        schedule(state, BoardBam(), *map(ThreatBam, acting))


@define(eq=False)
class ThreatBam(Step):
    """The BAM! of one Threat, if it is still in play; it acts once, wherever it has moved (V3)."""

    threat: int

    def resolve(self, state: State) -> None:
        card = state.table.threat_cards[self.threat]
        if self.threat in state.threats:
            state.tell("bam", "V3", by=card.name, card=(card.id, card.name))
            schedule_effect(state, card.bam, state.table.threat_scenes[self.threat])


@define(eq=False)
class PlaceTokens(Step):
    """Add the card's tokens: counter-clockwise of the Villain, his Location, clockwise (V4)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        drops, table, at = self.card.tokens, state.table, state.villain_at
        in_order = (
            (table.clockwise(at, -1), drops.counter_clockwise),
            (at, drops.here),
            (table.clockwise(at), drops.clockwise),
        )
        schedule(
            state,
            *(
                AddTokens(place, drop.thugs, drop.civilians, "V4")
                for place, drop in in_order
                if drop.thugs or drop.civilians
            ),
        )


@define(eq=False)
class PlanSpecial(Step):
    """The special effect of the card; from now on what it says holds while it lies face up (V5)."""

    card: PlanCard

    def resolve(self, state: State) -> None:
        card = self.card
        if not card.special and not card.lasts:
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
