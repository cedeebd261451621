"""The Villain's board and his Master Plan cards (S2, V1-V5, G1-G8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import frozen

from united.definitions.additions import Action, Mark, TokenKind, Trigger
from united.definitions.effect import Condition, Effect, Reaction, RuleNumber, Standing
from united.definitions.ending import Ending
from united.definitions.keys import (
    CARDS_DOC,
    Digest,
    Fault,
    Id,
    Name,
    Source,
    Text,
    extends,
    key,
    said_before,
    without,
)
from united.definitions.location import Drop
from united.definitions.threat import Threat

PLAN_SIZE = 12
"""Cards of a Master Plan (S6)."""

HERO_COUNTS = (2, 3, 4)
"""For how many Heroes a board says the Villain's Health (S1, S2)."""


@frozen
class Drops:
    """What a plan card adds around the Villain, in the order of V4."""

    counter_clockwise: Drop = key("one step counter-clockwise of him", default=Drop())
    here: Drop = key("at his Location", default=Drop())
    clockwise: Drop = key("one step clockwise of him", default=Drop())


@frozen(eq=False)
class PlanCard:
    """A Master Plan card: the move, BAM!, the tokens, the special effect.

    `while_face_up` holds from the moment its effect is resolved (V5) while it lies face up.
    """

    id: str = key("the id", written="card", declares="plan card")
    name: Name = key("the name")
    move: int = key("how many Locations he moves clockwise", most=11)
    bam: bool = key("whether it shows BAM!", default=False)
    tokens: Drops = key("the tokens that it adds", default=Drops())
    special: tuple[Effect, ...] = key("its special effect", default=())
    while_face_up: tuple[Standing, ...] = key("what holds while it lies face up", default=())
    when: tuple[Reaction, ...] = key(
        "what it does when something happens while it lies face up", default=()
    )
    copies: int = key("how many of it there are", default=1, least=1, most=PLAN_SIZE)
    from_heroes: int = key("it is used with at least so many Heroes", default=2, least=3, most=4)
    source: str = ""

    @cached_property
    def lasts(self) -> bool:
        """Whether anything of it holds or waits while it lies face up."""
        return bool(self.while_face_up or self.when)


@frozen
class Plan:
    """`plan.yaml` in the Villain's folder: the twelve Master Plan cards."""

    id: Id = key("the id of the Villain", written="plan")
    source: Source = key("where the data come from")
    cards: tuple[PlanCard, ...] = key(CARDS_DOC, total=PLAN_SIZE)
    extends: Id = extends()
    without: tuple[str, ...] = without()


@frozen
class EvilGoal:
    """How the Villain wins before his plan runs out (W3), by the condition of a position."""

    name: Name = key("the name")
    lose_when: Condition = key("when the Heroes lose")
    rule: RuleNumber = key("the rule that says so", default=RuleNumber("W3"))


@frozen(eq=False)
class Villain:
    """A Villain's board; his plan and his Threats are in the files of his folder."""

    id: str = key("the id", written="villain", declares="villain")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    health: Mapping[int, int] = key("his Health by the number of Heroes", least=1)
    locations: tuple[str, ...] = key("the Locations of his set", default=(), ids="location")
    threats_start_in_deck: bool = key("no Threat is in play at the start", default=False)
    cleared_threats_return: bool = key("cleared Threats go back into the deck", default=False)
    while_in_play: tuple[Standing, ...] = key("what always holds", default=())
    overflow: tuple[Effect, ...] = key("when tokens do not fit on a Location", default=())
    bam: tuple[Effect, ...] = key("on BAM!", default=())
    actions: tuple[Action, ...] = key("actions that he adds", default=())
    after_action: tuple[Trigger, ...] = key("what follows a Hero's action", default=())
    evil_goal: EvilGoal | None = key("how he wins early", default=None)
    plan_removed: Mapping[int, int] = key(
        "how many Master Plan cards are removed at random, by the number of Heroes", default={},
        least=1, most=PLAN_SIZE - 1,
    )  # fmt: skip
    endings: tuple[Ending, ...] = key("further ways to win and to lose", default=())
    setup: tuple[Effect, ...] = key("what happens at the start of the game", default=())
    token_kinds: tuple[TokenKind, ...] = key("tokens that he declares", default=())
    marks: tuple[Mark, ...] = key("marks on Heroes that he declares", default=())
    when: tuple[Reaction, ...] = key("what else he does when something happens", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))
    extends: Id = extends()
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""
    plan: tuple[PlanCard, ...] = ()
    threats: tuple[Threat, ...] = ()

    @cached_property
    def plan_deck(self) -> tuple[PlanCard, ...]:
        """The Master Plan cards with their copies."""
        return tuple(card for card in self.plan for _ in range(card.copies))

    def plan_for(self, heroes: int) -> tuple[PlanCard, ...]:
        """Return the Master Plan cards that are used with so many Heroes (J61)."""
        return tuple(card for card in self.plan_deck if card.from_heroes <= heroes)

    @cached_property
    def threat_deck(self) -> tuple[Threat, ...]:
        """The Threat cards with their copies."""
        return tuple(threat for threat in self.threats for _ in range(threat.copies))

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        lacking = [str(count) for count in HERO_COUNTS if count not in self.health]
        if lacking:
            yield Fault(("health",), f"no Health is said for {', '.join(lacking)} Heroes (S2)")
        for count in self.plan_removed:
            if count not in HERO_COUNTS:
                yield Fault(("plan_removed", count), f"there are no games of {count} Heroes (S1)")
        for count in self.health:
            if count not in HERO_COUNTS:
                yield Fault(("health", count), f"there are no games of {count} Heroes (S1)")
