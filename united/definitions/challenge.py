"""Challenges: what can be added to any game to make it harder (S10, chapter 9 of the rules)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.effect import Effect, Standing
from united.definitions.play import Action, Mark, TokenKind, Trigger


@frozen(eq=False)
class Challenge:
    """A challenge with its own tokens, setup, actions and triggers."""

    id: str
    name: str
    source: str
    token_kinds: tuple[TokenKind, ...] = ()
    marks: tuple[Mark, ...] = ()
    setup: tuple[Effect, ...] = ()
    while_in_play: tuple[Standing, ...] = ()
    actions: tuple[Action, ...] = ()
    after_action: tuple[Trigger, ...] = ()
    overflow: tuple[Effect, ...] = ()
    flavour: str = ""
    pack: str = ""
