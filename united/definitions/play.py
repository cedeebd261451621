"""What boards and challenges may add to the play: tokens, marks, actions, triggers (A6, I1)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from attrs import frozen

from united.definitions.effect import Condition, Effect
from united.definitions.symbols import Symbols
from united.definitions.wording import slug, with_article


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

    id: str
    name: str
    on: Literal["hero", "location"]
    plural: str = ""
    full_at: int = 0
    when_full: tuple[Effect, ...] = ()
    rule: str = ""

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


@frozen(eq=False)
class Mark:
    """A lasting mark on a Hero that content declares, such as a revealed identity (I6, I7)."""

    id: str
    name: str


@frozen(eq=False)
class Action:
    """An action with a price that a board or a challenge adds (A6, G3, I4).

    With `move_token` it is offered for each way to move such a token to an adjacent Location,
    under the key `<id> <from> <to>`; the Locations are what `origin` and `target` mean in
    `effects`.
    """

    id: str
    name: str
    price: Symbols
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    move_token: str = ""
    rule: str = ""


@frozen(eq=False)
class Trigger:
    """What happens after a Hero's action (I1): its condition is judged when the action is taken.

    `ignores` names verbs that do not count (`move`); `once_a_turn` is I3.
    """

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    ignores: tuple[str, ...] = ()
    once_a_turn: bool = False
    rule: str = ""
