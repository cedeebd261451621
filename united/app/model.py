"""What the widgets show: plain frozen data, without the engine behind it."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from united.app.options import Decision
from united.definitions.symbols import NO_SYMBOLS, Symbols


@frozen
class Sheet:
    """Something to read: a card, board or Location. `rule` is a number that can be looked up."""

    title: str
    kind: str
    paragraphs: tuple[str, ...]
    rule: str = ""


@frozen
class Count:
    """Some of content's tokens in one place; the `full_at`-th does what `full_text` says."""

    name: str
    plural: str
    amount: int
    full_at: int = 0
    full_text: str = ""

    @property
    def said(self) -> str:
        """How many there are, such as `2 Reporters`."""
        return f"{self.amount} {self.name if self.amount == 1 else self.plural}"


@frozen
class Threat:
    """A Threat in play; `left` of `needed` Health or Heroic tokens are still missing."""

    id: str
    name: str
    text: tuple[str, ...]
    henchman: bool
    needed: int
    done: int

    @property
    def left(self) -> int:
        """Damage or Heroic tokens that still clear it."""
        return self.needed - self.done


@frozen
class Place:
    """A Location of the ring with everything that is there; `heroes` are ids, KO'd ones too."""

    id: str
    name: str
    slots: int
    civilians: int
    thugs: int
    end_of_turn: str = ""
    thug_damage: int = 0
    heroes: tuple[str, ...] = ()
    villain: str = ""
    threat: Threat | None = None
    tokens: tuple[Count, ...] = ()

    @property
    def free(self) -> int:
        """Slots without a token."""
        return self.slots - self.civilians - self.thugs


@frozen
class Card:
    """A Hero card or Master Plan card. `symbols` and `text` are empty where it lies face down."""

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


@frozen
class Hero:
    """A Hero at the table; `badge` is a short name for the board, unique in the game.

    `hand` is empty where it is not to be seen, and in solo, where the team holds the cards; `seat`
    is the person, empty for nobody.
    """

    id: str
    name: str
    badge: str
    place: str
    hand: tuple[Card, ...]
    hand_size: int
    deck: int
    tokens: Symbols
    counts: tuple[Count, ...] = ()
    marks: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    ko: bool = False
    acting: bool = False
    seat: str = ""


@frozen
class Team:
    """What the Heroes have in common in solo (O1, O3)."""

    hand: tuple[Card, ...]
    deck: int
    tokens: Symbols
    kos: int
    kos_allowed: int


@frozen
class Villain:
    """The Villain's board and decks; `goal_now` of `goal_needed` is how near the Evil Goal is.

    `paragraphs` are what the board says, each with its label, empty for none.
    """

    id: str
    name: str
    place: str
    health: int
    full_health: int
    captives: int
    paragraphs: tuple[tuple[str, str], ...]
    goal: str
    goal_now: int
    goal_needed: int
    plan_deck: int
    threat_deck: int
    turn_in: int
    harmless: str = ""


@frozen
class Mission:
    """A Mission: how far it is, and what completing the next one brings (W1)."""

    id: str
    name: str
    done: int
    target: int

    @property
    def complete(self) -> bool:
        """Whether its target is reached."""
        return self.done >= self.target


@frozen
class Table:
    """A whole position. `ring` is clockwise; `pool` and `tokens` may be spent by who acts.

    `unsaved` tells that the game is being played and would be lost if the app ended.
    """

    round: int
    turn: str
    ring: tuple[Place, ...]
    villain: Villain
    missions: tuple[Mission, ...]
    mission_brings: str
    storyline: tuple[Card, ...]
    heroes: tuple[Hero, ...]
    team: Team | None
    pool: Symbols
    tokens: Symbols
    decision: Decision | None
    result: str = ""
    ending: str = ""
    unsaved: bool = False

    def hero(self, id: str) -> Hero | None:
        """Return a Hero of the game, None for an unknown or empty id."""
        return next((one for one in self.heroes if one.id == id), None)

    def place(self, id: str) -> Place | None:
        """Return a Location of the ring, None for an unknown or empty id."""
        return next((one for one in self.ring if one.id == id), None)

    @property
    def acting(self) -> Hero | None:
        """The Hero whose turn it is, None in the Villain's and in solo before a card is played."""
        return next((one for one in self.heroes if one.acting), None)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand to show: the team's, else that of who is asked, else of who acts."""
        if self.team is not None:
            return self.team.hand
        holder = self.hand_holder
        return holder.hand if holder is not None else ()

    @property
    def hand_holder(self) -> Hero | None:
        """Whose hand is shown; None in solo."""
        if self.team is not None:
            return None
        asked = self.hero(self.decision.hero) if self.decision is not None else None
        return asked or self.acting
