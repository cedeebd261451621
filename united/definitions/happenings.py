"""What can happen that a card can wait for: each event with how a card says it (J50)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from attrs import frozen

Happening: TypeAlias = Literal[
    "placed", "cleared", "revealed", "villain_stops", "plan_revealed", "villain_turn_end",
    "turn_start", "card_played", "turn_end", "hero_enters", "hero_leaves", "hero_wounded",
    "hero_ko", "overflow", "civilian_rescued", "thug_defeated", "mission_done", "token_spent",
]  # fmt: skip
"""What a card can wait for."""


@frozen
class HappeningKind:
    """How an event is said after `When`, what stands before its place, whether a Hero acts in it.

    `own` is how a Threat says it of itself; such an event is about a Threat card, and a Threat
    waits for its own alone. `yours` is how it is said of the acting Hero.
    """

    said: str
    at: str = " at "
    hero: bool = False
    own: str = ""
    yours: str = ""


HAPPENINGS: Final[dict[Happening, HappeningKind]] = {
    "placed": HappeningKind("a Threat is placed", own="placed"),
    "cleared": HappeningKind("a Threat is cleared", hero=True, own="cleared"),
    "revealed": HappeningKind("a Threat is revealed", hero=True, own="revealed"),
    "villain_stops": HappeningKind("the Villain stops"),
    "plan_revealed": HappeningKind("a Master Plan card is revealed"),
    "villain_turn_end": HappeningKind("the Villain's turn ends"),
    "turn_start": HappeningKind("a Hero starts a turn", hero=True, yours="you start a turn"),
    "card_played": HappeningKind("a Hero plays a card", hero=True, yours="you play a card"),
    "turn_end": HappeningKind("a Hero ends a turn", hero=True, yours="you end a turn"),
    "hero_enters": HappeningKind("a Hero enters", " ", hero=True, yours="you enter"),
    "hero_leaves": HappeningKind("a Hero leaves", " ", hero=True, yours="you leave"),
    "hero_wounded": HappeningKind("a Hero is wounded", hero=True, yours="you are wounded"),
    "hero_ko": HappeningKind("a Hero is KO'd", hero=True, yours="you are KO'd"),
    "overflow": HappeningKind("tokens do not fit"),
    "civilian_rescued": HappeningKind("a Civilian is rescued", hero=True),
    "thug_defeated": HappeningKind("a Thug is defeated", hero=True),
    "mission_done": HappeningKind("a Mission is complete"),
    "token_spent": HappeningKind("an Action token is spent", hero=True),
}
"""Every event that a card can wait for, said in one place."""
