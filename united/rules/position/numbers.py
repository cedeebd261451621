"""Parts of a position: numbers with their causes, what holds at the moment, what actions cost."""

from __future__ import annotations

from attrs import frozen

from united.definitions.symbols import Symbols


@frozen
class Cause:
    """What a card adds to a number; `card` is its id, `name` its name."""

    amount: int
    card: str
    name: str


@frozen
class Number:
    """A number in force: `base` by the rules and the board, and what cards in force add to it."""

    base: int
    causes: tuple[Cause, ...] = ()

    @property
    def now(self) -> int:
        """The number that counts."""
        return self.base + sum(cause.amount for cause in self.causes)

    @property
    def why(self) -> str:
        """What cards add to it: `1 by Goblin Formula`; empty where nothing is added."""
        return ", ".join(f"{cause.amount} by {cause.name}" for cause in self.causes)


@frozen
class Holding:
    """Something that a card in force asks of the rules, until the card goes or its time is over.

    `what` is the rule's own word for it, `holds` whether it has an effect at this moment, `text`
    what it says as a sentence. `card` and `name` are those of the card or board that it comes
    from. `location` is where that card lies, `hero` whom it concerns (ids, empty for none).
    `until` says when it ends, where that is not the end of the card itself.
    """

    what: str
    text: str
    card: str
    name: str
    holds: bool = True
    location: str = ""
    hero: str = ""
    until: str = ""

    @property
    def said(self) -> str:
        """It as a line: the card, what it says, and when it ends."""
        return f"{self.name}{f' ({self.until})' if self.until else ''}: {self.text}"


@frozen
class Cost:
    """What an action costs a Hero; `board` is the id of the board that adds it, if one does."""

    action: str
    name: str
    symbols: Symbols
    board: str = ""
