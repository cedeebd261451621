"""Parts of a position: cards, hands, the Heroes and their team."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from united.definitions.symbols import NO_SYMBOLS, Symbols
from united.rules.position.board import Count


@frozen
class Card:
    """A Hero card or Master Plan card. `symbols` and `text` are empty where it lies face down.

    `owner` is the id of its Hero or Villain. `counts` says that its symbols count now (H4), `pool`
    what playing it now would give, None where it cannot be played. `tokens` are content's own that
    may lie on Master Plan cards.
    """

    id: str
    name: str
    kind: Literal["hero", "plan"]
    owner: str
    owner_name: str
    symbols: Symbols = NO_SYMBOLS
    text: tuple[str, ...] = ()
    face_down: bool = False
    counts: bool = False
    pool: Symbols | None = None
    tokens: tuple[Count, ...] = ()


@frozen
class Pile:
    """A hand with its deck and Action tokens; `hand` is None where it is not to be seen."""

    hand: tuple[Card, ...] | None
    hand_size: int
    deck_size: int
    tokens: Symbols


@frozen
class Mark:
    """A mark that content can give to a Hero, and whether this Hero has it (I6, I7)."""

    id: str
    name: str
    given: bool


@frozen
class Hero:
    """A Hero at the table; `at` is the id of the Location, `place` its name.

    `tied_to` and `tied_place` are of the Location that a challenge ties the Hero to (J72).
    `pile` is None in solo, where the team holds the cards. `sign` and `colour` are what the Hero's
    file says of them: an empty sign, and the colour `any`, where it says nothing.
    """

    id: str
    name: str
    at: str
    place: str
    pile: Pile | None
    counts: tuple[Count, ...]
    marks: tuple[Mark, ...]
    ko: bool
    invulnerable: bool
    face_down_next: bool
    acting: bool
    tied_to: str = ""
    tied_place: str = ""
    sign: str = ""
    colour: str = "any"

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand as far as it is seen; in solo there is none."""
        return () if self.pile is None or self.pile.hand is None else self.pile.hand

    @property
    def states(self) -> tuple[str, ...]:
        """What the Hero is at the moment, in words."""
        said = (
            ("KO", self.ko),
            ("Invulnerable", self.invulnerable),
            ("Next card face down", self.face_down_next),
        )
        return tuple(name for name, true in said if true)


@frozen
class Team:
    """What the Heroes have in common in solo (O1, O3)."""

    pile: Pile
    kos: int
    kos_allowed: int

    @property
    def hand(self) -> tuple[Card, ...]:
        """The common hand."""
        return self.pile.hand or ()
