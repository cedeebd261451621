"""A position as a whole: all that people see of a game, as data that never changes."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from united.definitions.symbols import Symbols
from united.rules.decision import Decision
from united.rules.position.board import Mission, Place, Villain
from united.rules.position.numbers import Cost, Holding
from united.rules.position.people import Card, Hero, Team
from united.state.layout import Result, Why

THE_VILLAIN = "villain"
THE_TEAM = "team"
"""`Position.turn` where it is no single Hero's."""


@frozen
class Position:
    """All that the players know of a game at one moment; every front end shows this.

    Two positions are equal if nobody could tell them apart. `turn` is a Hero's id, `villain`, or in
    solo `team` before a card is played. `ring` is clockwise, `storyline` the oldest card first.
    `pool` and `tokens` may be spent by who acts. `mission_brings` says what the next completed
    Mission brings (W1). `in_force` is what cards ask of the rules at the moment, `costs` what the
    actions cost that have a price. `result` and `why` are None while the game goes on.
    """

    mode: Literal["co-op", "solo"]
    turn: str
    round: int
    cards_since_plan: int
    ring: tuple[Place, ...]
    villain: Villain
    missions: tuple[Mission, ...]
    mission_brings: str
    storyline: tuple[Card, ...]
    heroes: tuple[Hero, ...]
    team: Team | None
    pool: Symbols
    tokens: Symbols
    in_force: tuple[Holding, ...]
    costs: tuple[Cost, ...]
    decision: Decision | None
    result: Result | None
    why: Why | None
    ending: str

    @property
    def whose_turn(self) -> str:
        """Whose turn it is, in words."""
        if self.result is not None:
            return "Game over"
        if self.turn == THE_VILLAIN:
            return f"{self.villain.name}'s turn"
        acting = self.acting
        return "The team's turn" if acting is None else f"{acting.name}'s turn"

    @property
    def acting(self) -> Hero | None:
        """The Hero whose turn it is, None in the Villain's and in solo before a card is played."""
        return next((one for one in self.heroes if one.acting), None)

    def hero(self, id: str | None) -> Hero | None:
        """Return a Hero of the game, None for an unknown or empty id."""
        return next((one for one in self.heroes if one.id == id), None)

    def place(self, id: str) -> Place | None:
        """Return a Location of the ring, None for an unknown or empty id."""
        return next((one for one in self.ring if one.id == id), None)

    @property
    def hand_holder(self) -> Hero | None:
        """Whose hand is of interest: that of who is asked, else of who acts; None in solo."""
        if self.team is not None:
            return None
        asked = self.hero(self.decision.hero) if self.decision is not None else None
        return asked or self.acting

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of interest as far as it is seen: the team's, else that of `hand_holder`."""
        if self.team is not None:
            return self.team.hand
        holder = self.hand_holder
        return () if holder is None else holder.hand
