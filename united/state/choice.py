"""What a question is made of: what may be chosen, what that concerns, why something may not be."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from attrs import frozen

Kind: TypeAlias = Literal["play", "act", "end-of-turn", "discard", "card", "choose"]
"""The kinds of decisions, as saved games, scenarios and front ends name them."""


class Choice(NamedTuple):
    """One thing that the asked player may do, as the question that offers it understands it.

    `key` is public and stable; `verb`, `subject` and `pay` are the question's own.
    """

    key: str
    verb: str
    subject: Any = None
    pay: int = 0


class About(NamedTuple):
    """What a choice concerns on the board, by public ids; empty where it does not apply.

    `action` is the verb or the id of an added action, `enemy` who is attacked (`thug`, `villain`
    or a Henchman's id), `origin` the Location from which a token is moved.
    """

    location: str = ""
    hero: str = ""
    card: str = ""
    action: str = ""
    enemy: str = ""
    origin: str = ""


NOTHING: Final = About()


@frozen
class Reason:
    """Why something is not possible: a sentence and the number of its rule."""

    text: str
    rule: str


class Refused(NamedTuple):
    """What the board suggests and the rules refuse."""

    choice: Choice
    reason: Reason
