"""The Villain's board and his Master Plan cards (S2, V1-V5, G1-G8)."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from united.definitions.effect import Condition, Effect, Standing
from united.definitions.play import Action, Mark, TokenKind, Trigger
from united.definitions.threat import Threat

PLAN_SIZE = 12
"""Cards of a Master Plan (S6)."""

THREAT_COUNT = 6
"""Threat cards of a Villain (S5)."""


@frozen
class Drop:
    """Thugs and Civilians that a plan card adds to one Location (V4)."""

    thugs: int = 0
    civilians: int = 0


@frozen
class Drops:
    """What a plan card adds, in the order of V4."""

    counter_clockwise: Drop = Drop()
    here: Drop = Drop()
    clockwise: Drop = Drop()


@frozen(eq=False)
class PlanCard:
    """A Master Plan card: the move, BAM!, the tokens, the special effect.

    `while_face_up` holds from the moment its effect is resolved (V5) while it lies face up.
    """

    id: str
    name: str
    move: int
    bam: bool = False
    tokens: Drops = Drops()
    special: tuple[Effect, ...] = ()
    while_face_up: tuple[Standing, ...] = ()
    copies: int = 1
    source: str = ""


@frozen
class EvilGoal:
    """How the Villain wins before his plan runs out (W3), by the condition of a position."""

    name: str
    lose_when: Condition
    rule: str = "W3"


@frozen(eq=False)
class Villain:
    """A Villain's board with his plan and his Threats; `health` is by the number of Heroes (S2)."""

    id: str
    name: str
    source: str
    health: Mapping[int, int]
    plan: tuple[PlanCard, ...]
    threats: tuple[Threat, ...]
    locations: tuple[str, ...] = ()
    threats_start_in_deck: bool = False
    cleared_threats_return: bool = False
    while_in_play: tuple[Standing, ...] = ()
    overflow: tuple[Effect, ...] = ()
    bam: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()
    after_action: tuple[Trigger, ...] = ()
    evil_goal: EvilGoal | None = None
    setup: tuple[Effect, ...] = ()
    token_kinds: tuple[TokenKind, ...] = ()
    marks: tuple[Mark, ...] = ()
    flavour: str = ""
    pack: str = ""
    plan_deck: tuple[PlanCard, ...] = field(init=False)
    threat_deck: tuple[Threat, ...] = field(init=False)

    @plan_deck.default
    def _plan_deck(self) -> tuple[PlanCard, ...]:
        return tuple(card for card in self.plan for _ in range(card.copies))

    @threat_deck.default
    def _threat_deck(self) -> tuple[Threat, ...]:
        return tuple(threat for threat in self.threats for _ in range(threat.copies))
