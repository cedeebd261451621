"""Challenges: what can be added to any game to make it harder (S10, chapter 9 of the rules)."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from united.definitions.additions import Action, Mark, TokenKind, Trigger
from united.definitions.effect import Effect, Reaction, Standing
from united.definitions.ending import Ending
from united.definitions.keys import Digest, Id, Name, Source, Text, extends, key, said_before
from united.definitions.symbols import SymbolId, say_printed


@frozen
class Missions:
    """How much the Missions need, where a challenge changes it (S9)."""

    civilians: int = key("Civilians to be rescued", default=0, least=1, most=99)
    thugs: int = key("Thugs to be defeated", default=0, least=1, most=99)
    threats: int = key("Threats to be cleared", default=0, least=1, most=99)


@frozen
class PlainCard:
    """A card without a special effect, as every Hero's deck may hold it."""

    printed: tuple[SymbolId, ...] = key("its symbols, in the order printed", written="symbols")

    @cached_property
    def name(self) -> str:
        """What it is called by."""
        return say_printed(self.printed)


@frozen(eq=False)
class Challenge:
    """A challenge with its own tokens, setup, actions and triggers."""

    id: str = key("the id", written="challenge", declares="challenge")
    name: Name = key("the name")
    source: Source = key("where the data come from")
    token_kinds: tuple[TokenKind, ...] = key("tokens that it declares", default=())
    marks: tuple[Mark, ...] = key("marks on Heroes that it declares", default=())
    decks_lose: tuple[PlainCard, ...] = key(
        "plain cards of which each Hero deck loses one at the start", default=()
    )
    ties_heroes: bool = key(
        "each Hero is tied to a Location of the ring, each to another one, at random", default=False
    )
    missions: Missions | None = key("how much the Missions need", default=None)
    setup: tuple[Effect, ...] = key("what happens at the start of the game", default=())
    while_in_play: tuple[Standing, ...] = key("what always holds", default=())
    actions: tuple[Action, ...] = key("actions that it adds", default=())
    after_action: tuple[Trigger, ...] = key("what follows a Hero's action", default=())
    overflow: tuple[Effect, ...] = key("when tokens do not fit on a Location", default=())
    endings: tuple[Ending, ...] = key("further ways to win and to lose", default=())
    when: tuple[Reaction, ...] = key("what else it does when something happens", default=())
    flavour: Text = key("a sentence of mood", default=Text(""))
    extends: Id = extends()
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""

    @property
    def is_difficulty(self) -> bool:
        """Whether all it does is to take cards out of the Heroes' decks."""
        return bool(self.decks_lose) and not any(self._does_more())

    def check(self) -> str | None:
        """Return what is wrong with it, None for nothing."""
        if self.decks_lose or any(self._does_more()):
            return None
        return "the challenge does nothing: it needs setup or actions"

    def _does_more(self) -> tuple[object, ...]:
        return (
            *(self.ties_heroes, self.missions, self.setup, self.while_in_play, self.actions),
            *(self.after_action, self.overflow, self.when, self.endings),
        )
