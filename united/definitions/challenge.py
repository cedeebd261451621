"""Challenges: what can be added to any game to make it harder (S10, chapter 9 of the rules)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.effect import Effect, Standing
from united.definitions.keys import Digest, Name, Source, Text, key, said_before
from united.definitions.play import Action, Mark, TokenKind, Trigger


@frozen(eq=False)
class Challenge:
    """A challenge with its own tokens, setup, actions and triggers."""

    id: str = key("the id", written="challenge", declares="challenge")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    token_kinds: tuple[TokenKind, ...] = key("tokens that it declares", default=())
    marks: tuple[Mark, ...] = key("marks on Heroes that it declares", default=())
    setup: tuple[Effect, ...] = key("what happens at the start of the game", default=())
    while_in_play: tuple[Standing, ...] = key("what always holds", default=())
    actions: tuple[Action, ...] = key("actions that it adds", default=())
    after_action: tuple[Trigger, ...] = key("what follows a Hero's action", default=())
    overflow: tuple[Effect, ...] = key("when tokens do not fit on a Location", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        adds = (self.setup, self.while_in_play, self.actions, self.after_action, self.overflow)
        return None if any(adds) else "the challenge does nothing: it needs setup or actions"
