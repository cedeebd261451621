"""How a Villain's board, his plan and his Threats are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from united.definitions.effect import Condition, Effect, RuleNumber, Standing
from united.definitions.threat import Threat
from united.definitions.villain import (
    PLAN_SIZE,
    THREAT_COUNT,
    Drop,
    Drops,
    EvilGoal,
    PlanCard,
    Villain,
)
from united.library.forms_play import ActionForm, MarkForm, TokenForm, TriggerForm
from united.library.keys import Fault, Id, Name, Scope, Source, Text, key
from united.library.nodes import Node

HERO_COUNTS = (2, 3, 4)
"""For how many Heroes a board says the Villain's Health (S1, S2)."""


@frozen
class DropForm:
    """What a plan card adds to one Location."""

    thugs: int = key("Thugs", default=0, least=1, most=9)
    civilians: int = key("Civilians", default=0, least=1, most=9)

    def build(self) -> Drop:
        """Return the definition."""
        return Drop(self.thugs, self.civilians)


@frozen
class DropsForm:
    """What a plan card adds around the Villain."""

    counter_clockwise: DropForm | None = key("one step counter-clockwise of him", default=None)
    here: DropForm | None = key("at his Location", default=None)
    clockwise: DropForm | None = key("one step clockwise of him", default=None)

    def build(self) -> Drops:
        """Return the definition."""
        places = (self.counter_clockwise, self.here, self.clockwise)
        return Drops(*(place.build() if place else Drop() for place in places))


@frozen
class PlanCardForm:
    """A Master Plan card."""

    card: str = key("the id", declares="plan card")
    name: Name = key("the name")
    move: int = key("how many Locations he moves clockwise", most=11)
    bam: bool = key("whether it shows BAM!", default=False)
    tokens: DropsForm = key("the tokens that it adds", default=DropsForm())
    special: tuple[Effect, ...] = key("its special effect", default=())
    while_face_up: tuple[Standing, ...] = key("what holds while it lies face up", default=())
    copies: int = key("how many of it there are", default=1, least=1, most=PLAN_SIZE)

    def build(self, source: str) -> PlanCard:
        """Return the definition."""
        return PlanCard(
            self.card,
            self.name,
            self.move,
            self.bam,
            self.tokens.build(),
            self.special,
            self.while_face_up,
            self.copies,
            source,
        )


@frozen
class PlanForm:
    """`plan.yaml`: the twelve Master Plan cards."""

    plan: Id = key("the id of the Villain")
    source: Source = key("where the data come from")
    cards: tuple[PlanCardForm, ...] = key("the cards", total=PLAN_SIZE)


@frozen
class ThreatForm:
    """A Threat card; with `health` it is a Henchman."""

    threat: str = key("the id", declares="threat")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    copies: int = key("how many of it there are", default=1, least=1, most=THREAT_COUNT)
    health: int = key("the Health of a Henchman", default=0, least=1, most=20)
    when_placed: tuple[Effect, ...] = key("after it is put on a Location", default=())
    while_in_play: tuple[Standing, ...] = key("what holds while it is in play", default=())
    bam: tuple[Effect, ...] = key("on BAM!", default=())
    when_villain_stops: tuple[Effect, ...] = key("when the Villain stops here", default=())
    at_turn_start: tuple[Effect, ...] = key("when a Hero starts a turn here", default=(), hero=True)
    when_cleared: tuple[Effect, ...] = key("after it is cleared", default=(), hero=True)
    flavour: Text = key("a sentence of mood", default=Text(""))

    @staticmethod
    def scope_within(scope: Scope, node: Node) -> Scope:
        """Its effects may speak of this Threat."""
        return evolve(scope, threat=True)

    def build(self, villain: str) -> Threat:
        """Return the definition."""
        return Threat(
            id=self.threat,
            name=self.name,
            source=self.source,
            villain=villain,
            copies=self.copies,
            health=self.health,
            when_placed=self.when_placed,
            while_in_play=self.while_in_play,
            bam=self.bam,
            when_villain_stops=self.when_villain_stops,
            at_turn_start=self.at_turn_start,
            when_cleared=self.when_cleared,
            flavour=self.flavour,
        )


@frozen
class ThreatsForm:
    """`threats.yaml`: the six Threat cards."""

    threats: Id = key("the id of the Villain")
    cards: tuple[ThreatForm, ...] = key("the cards", total=THREAT_COUNT)


@frozen
class EvilGoalForm:
    """How the Villain wins before his plan runs out."""

    name: Name = key("the name")
    lose_when: Condition = key("when the Heroes lose")
    rule: RuleNumber = key("the rule that says so", default=RuleNumber("W3"))


@frozen
class VillainForm:
    """A Villain's board."""

    villain: str = key("the id", declares="villain")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    health: Mapping[int, int] = key("his Health by the number of Heroes", least=1)
    locations: tuple[str, ...] = key("the Locations of his set", default=(), ids="location")
    threats_start_in_deck: bool = key("no Threat is in play at the start", default=False)
    cleared_threats_return: bool = key("cleared Threats go back into the deck", default=False)
    while_in_play: tuple[Standing, ...] = key("what always holds", default=())
    overflow: tuple[Effect, ...] = key("when tokens do not fit on a Location", default=())
    bam: tuple[Effect, ...] = key("on BAM!", default=())
    actions: tuple[ActionForm, ...] = key("actions that he adds", default=())
    after_action: tuple[TriggerForm, ...] = key("what follows a Hero's action", default=())
    evil_goal: EvilGoalForm | None = key("how he wins early", default=None)
    setup: tuple[Effect, ...] = key("what happens at the start of the game", default=())
    token_kinds: tuple[TokenForm, ...] = key("tokens that he declares", default=())
    marks: tuple[MarkForm, ...] = key("marks on Heroes that he declares", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))

    def faults(self) -> Iterator[Fault]:
        lacking = [str(count) for count in HERO_COUNTS if count not in self.health]
        if lacking:
            yield Fault(("health",), f"no Health is said for {', '.join(lacking)} Heroes (S2)")
        for count in self.health:
            if count not in HERO_COUNTS:
                yield Fault(("health", count), f"there are no games of {count} Heroes (S1)")

    def build(self, pack: str, plan: PlanForm, threats: ThreatsForm) -> Villain:
        """Return the definition."""
        goal = self.evil_goal
        return Villain(
            id=self.villain,
            name=self.name,
            source=self.source,
            health=dict(sorted(self.health.items())),
            plan=tuple(card.build(plan.source) for card in plan.cards),
            threats=tuple(threat.build(self.villain) for threat in threats.cards),
            locations=self.locations,
            threats_start_in_deck=self.threats_start_in_deck,
            cleared_threats_return=self.cleared_threats_return,
            while_in_play=self.while_in_play,
            overflow=self.overflow,
            bam=self.bam,
            actions=tuple(one.build() for one in self.actions),
            after_action=tuple(one.build() for one in self.after_action),
            evil_goal=EvilGoal(goal.name, goal.lose_when, goal.rule) if goal else None,
            setup=self.setup,
            token_kinds=tuple(one.build() for one in self.token_kinds),
            marks=tuple(one.build() for one in self.marks),
            flavour=self.flavour,
            pack=pack,
        )
