"""Parts of a position: the Locations with what lies on them, the Villain, the Missions."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from united.rules.position.numbers import Number

OUT_OF_RING: Final = "out of the ring"
"""What is said of a Location that has left the ring (J63)."""


@frozen
class Count:
    """Some of content's tokens in one place; the `full_at`-th does what `full_text` says.

    `key` is the word under which scenarios and programs count them.
    """

    key: str
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
    """A Threat in play; `left` of `needed` Health or Heroic tokens are still missing.

    `tokens` are content's own that may lie on Threats.
    """

    id: str
    name: str
    text: tuple[str, ...]
    henchman: bool
    needed: int
    damage: int
    heroic: int
    tokens: tuple[Count, ...] = ()

    @property
    def face_down(self) -> bool:
        """Whether it lies face down: nobody knows which it is, and nothing clears it (J64)."""
        return not self.needed

    @property
    def done(self) -> int:
        """The damage that a Henchman has taken, the Heroic tokens on any other Threat."""
        return self.damage if self.henchman else self.heroic

    @property
    def unit(self) -> str:
        """What is counted: `damage`, or `Heroic` tokens."""
        return "damage" if self.henchman else "Heroic"

    @property
    def left(self) -> int:
        """Damage or Heroic tokens that still clear it."""
        return self.needed - self.done


@frozen
class Place:
    """A Location of the ring with everything that is there; `heroes` are ids, KO'd ones too.

    `thug_needs` is the damage that defeats a Thug here, `thug_damage` what one has taken this turn
    (A3). `villain` is the Villain's name where he is here, else empty; `gone` says that it has left
    the ring (J63).
    """

    id: str
    name: str
    slots: int
    civilians: int
    thugs: int
    thug_damage: int
    thug_needs: Number
    end_of_turn: str
    heroes: tuple[str, ...]
    villain: str
    threat: Threat | None
    tokens: tuple[Count, ...]
    gone: bool = False

    @property
    def free(self) -> int:
        """Slots without a token."""
        return self.slots - self.civilians - self.thugs


@frozen
class Goal:
    """The Evil Goal: how near it is, `now` of `needed`; both 0 where that cannot be counted."""

    name: str
    now: int
    needed: int


@frozen
class Villain:
    """The Villain's board and decks.

    `at` is the id of his Location, `place` its name. `bam` are the wounds that the BAM! of his
    board deals to each Hero it wounds, None where it wounds nobody. `turn_in` is how many more Hero
    cards bring his next turn, `delay` how many of them a delay has added (T4); `stays` says that he
    will not move in it. `paragraphs` are what the board says, each with its label, empty for none.
    `harmless` says why he cannot be damaged now, with the rule, empty where he can.
    """

    id: str
    name: str
    at: str
    place: str
    stays: bool
    health: int
    full_health: Number
    bam: Number | None
    captives: int
    tokens: tuple[Count, ...]
    paragraphs: tuple[tuple[str, str], ...]
    goal: Goal | None
    plan_deck: int
    threat_deck: int
    turn_in: int
    delay: int
    harmless: str


@frozen
class Mission:
    """A Mission: how far it is."""

    id: str
    name: str
    done: int
    target: int

    @property
    def complete(self) -> bool:
        """Whether its target is reached."""
        return self.done >= self.target
