"""How a challenge is written (S10, chapter 9 of the rules)."""

from __future__ import annotations

from attrs import frozen

from united.definitions.challenge import Challenge
from united.definitions.effect import Effect, Standing
from united.library.forms_play import ActionForm, MarkForm, TokenForm, TriggerForm
from united.library.keys import Name, Source, Text, key


@frozen
class ChallengeForm:
    """A challenge with its own tokens, setup, actions and triggers."""

    challenge: str = key("the id", declares="challenge")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    token_kinds: tuple[TokenForm, ...] = key("tokens that it declares", default=())
    marks: tuple[MarkForm, ...] = key("marks on Heroes that it declares", default=())
    setup: tuple[Effect, ...] = key("what happens at the start of the game", default=())
    while_in_play: tuple[Standing, ...] = key("what always holds", default=())
    actions: tuple[ActionForm, ...] = key("actions that it adds", default=())
    after_action: tuple[TriggerForm, ...] = key("what follows a Hero's action", default=())
    overflow: tuple[Effect, ...] = key("when tokens do not fit on a Location", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        adds = (self.setup, self.while_in_play, self.actions, self.after_action, self.overflow)
        return None if any(adds) else "the challenge does nothing: it needs setup or actions"

    def build(self, pack: str) -> Challenge:
        """Return the definition."""
        return Challenge(
            id=self.challenge,
            name=self.name,
            source=self.source,
            token_kinds=tuple(one.build() for one in self.token_kinds),
            marks=tuple(one.build() for one in self.marks),
            setup=self.setup,
            while_in_play=self.while_in_play,
            actions=tuple(one.build() for one in self.actions),
            after_action=tuple(one.build() for one in self.after_action),
            overflow=self.overflow,
            flavour=self.flavour,
            pack=pack,
        )
