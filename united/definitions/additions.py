"""What boards and challenges may add to the play: tokens, marks, actions, triggers (A6, I1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, Literal, TypeAlias

from attrs import frozen

from united.definitions.effect import Condition, Effect, RuleNumber
from united.definitions.keys import Digest, Fault, Id, Name, extends, key, said_before
from united.definitions.symbols import WILD, Symbols
from united.definitions.wording import capital, slug, with_article

On: TypeAlias = Literal["location", "hero", "threat", "card", "board"]
"""What a token can lie on: a Location, a Hero, a Threat card, a Master Plan card, the Villain's
board."""


def count_key(id: str, plural: str) -> str:
    """Return the word by which scenarios and views count a token: what its plural is as a word.

    Where none is declared, or none that has Latin letters, it is the id with an `s`.
    """
    return slug(plural) or f"{id}s"


@frozen(eq=False)
class TokenKind:
    """A token that content declares. `id` is singular; `plural` is empty where an `s` makes it.

    Giving the `full_at`-th token to one Hero or Location resolves `when_full`, by `rule`; 0 means
    never. A token that is moved there does not.
    """

    id: str = key("the id, singular", written="token", declares="token")
    name: Name = key("its name")
    on: On | tuple[On, ...] = key("what it lies on; a list where it may lie on several")
    plural: Name = key(
        "its name for several, by which scenarios count it too: `Spies` as `spies`",
        default=Name(""),
    )
    for_ko: bool = key("whether a KO'd Hero gets it as well (K2)", default=False)
    limit: int = key(
        "how far it goes, for a track: so many count, further ones are lost", default=0, least=1
    )
    full_at: int = key("the number of tokens that has an effect", default=0, least=1, most=20)
    when_full: tuple[Effect, ...] = key("what that number does", default=())
    rule: RuleNumber = key("the rule of that effect", default=RuleNumber(""))
    extends: Id = extends()
    said_before: tuple[Digest, ...] = said_before()
    pack: str = ""

    @cached_property
    def lies_on(self) -> tuple[On, ...]:
        """All that it may lie on."""
        return self.on if isinstance(self.on, tuple) else (self.on,)

    @cached_property
    def key(self) -> str:
        """The key under which scenarios and views count it."""
        return count_key(self.id, self.plural)

    @cached_property
    def one(self) -> str:
        """One of them in a sentence, such as `a Reporter`."""
        return with_article(self.name)

    @cached_property
    def several(self) -> str:
        """Its name for several."""
        return self.plural or f"{self.name}s"

    def counted(self, amount: int) -> str:
        """Return so many of them in a sentence: `a Reporter`, `2 Reporters`."""
        return self.one if amount == 1 else f"{amount} {self.several}"

    def moved(self, amount: int) -> str:
        """Return that so many of them move, as the beginning of a sentence."""
        return f"{capital(self.counted(amount))} {'moves' if amount == 1 else 'move'}"

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        if self.limit and self.lies_on != ("board",):
            yield Fault(("limit",), "`limit` is for a track, which lies `on: board`")
        if self.full_at and not self.when_full:
            yield Fault(("full_at",), "`full_at` needs `when_full`: what happens at that number")
        if self.when_full and not self.full_at:
            yield Fault(("when_full",), "`when_full` needs `full_at`: the number of tokens")


CIVILIAN: Final = "civilian"
THUG: Final = "thug"
"""The ids of the game's own tokens among those that content declares."""

_ANYWHERE: Final[tuple[On, ...]] = ("location", "hero", "threat", "card", "board")

OWN_TOKENS: Final = {
    CIVILIAN: TokenKind(CIVILIAN, Name("Civilian"), _ANYWHERE),
    THUG: TokenKind(THUG, Name("Thug"), _ANYWHERE),
}
"""The game's own tokens, which lie on Locations in its slots and elsewhere like any others."""


class TokenId(str):
    """The id of a token as a card names it; `kind` is what it names, once that is known."""

    kind: TokenKind | None = None


@frozen(eq=False)
class Mark:
    """A lasting mark on a Hero that content declares, such as a revealed identity (I6, I7)."""

    id: str = key("the id", written="mark", declares="mark")
    name: Name = key("its name")


@frozen(eq=False)
class Action:
    """An action with a price that a board or a challenge adds (A6, G3, I4).

    With `move_token` it is offered for each way to move such a token to an adjacent Location,
    under the key `<id> <from> <to>`; the Locations are what `origin` and `target` mean in
    `effects`.
    """

    id: str = key("the id", written="action", declares="action")
    name: Name = key("its name")
    price: Symbols = key("the symbols that it costs")
    effects: tuple[Effect, ...] = key("what it does", hero=True)
    condition: Condition | None = key("when it can be taken", default=None, hero=True)
    move_token: str = key(
        "the token that it moves to an adjacent Location", default="", ids="location-token"
    )
    rule: RuleNumber = key("the rule that it follows", default=RuleNumber(""))

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong with it."""
        if self.price[WILD]:
            yield Fault(("price",), "a price has no `wild`: it pays for any symbol, so name which")


@frozen(eq=False)
class Trigger:
    """What happens after a Hero's action (I1): its condition is judged when the action is taken."""

    effects: tuple[Effect, ...] = key("what happens", hero=True)
    condition: Condition | None = key(
        "what must hold when the action is taken", default=None, hero=True
    )
    ignores: tuple[str, ...] = key("actions that do not count", default=(), ids="verb")
    once_a_turn: bool = key("at most once in a Hero turn", default=False)
    rule: RuleNumber = key("the rule that it follows", default=RuleNumber(""))
