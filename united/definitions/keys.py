"""The one declaration of what an author writes: each key in YAML, with its type, bounds and help.

The things of a pack (a Hero, a Location, ...) and the words of the effect language are attrs
classes whose fields are declared by `key`. The reader, the list of words and its help are made
from these declarations. A field that is declared otherwise is no author's: the reader fills it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NewType, get_type_hints

from attrs import NOTHING, field, fields, frozen

Id = NewType("Id", str)
"""An id that nothing in content refers to: lower-case words joined by hyphens."""

Name = NewType("Name", str)
"""A name as it stands on the card: one line of at most 60 characters."""

Text = NewType("Text", str)
"""A sentence or some, at most 300 characters; where the lines break makes no difference."""

Source = NewType("Source", str)
"""Where the data come from, at most 600 characters."""

Digest = NewType("Digest", str)
"""What a saved game keeps of a thing: 64 letters and digits, SHA-256 in hexadecimal."""

LONGEST: Final[dict[Any, int]] = {Name: 60, Text: 300, Source: 600, str: 300}
"""How many characters a text may have, by its type."""


SAID_BEFORE: Final = "said_before"
"""The key for digests of what a thing said before in other words: it changes nothing in a game."""


@frozen
class Key:
    """A key of a mapping in YAML, and what its value must be.

    `key` is how YAML writes it, `name` the field's name; `least` and `most` bound a number; `ids`
    names what an id refers to (`location`, `hero-token`), `declares` what it declares; with `hero`
    there is an acting Hero where the effects below it are resolved; `total` is how many cards a
    list must have, copies counted, 0 for any number; `words` are those of the game that may stand
    in the place of an id.
    """

    key: str
    name: str
    hint: Any
    doc: str
    default: Any
    least: int = 0
    most: int = 99
    ids: str = ""
    declares: str = ""
    hero: bool = False
    total: int = 0
    words: tuple[str, ...] = ()

    @property
    def required(self) -> bool:
        """Whether it must be given."""
        return self.default is NOTHING


def key(doc: str, *, default: Any = NOTHING, written: str = "", **more: Any) -> Any:
    """Declare a field that an author writes; without `default` it must be given.

    `doc` says what it is for; `written` is its key in YAML where that is not the field's name;
    `more` are the further fields of a `Key`, such as `least`.
    """
    return field(default=default, metadata={"doc": doc, "key": written, "more": more})


CARDS_DOC: Final = (
    "the cards; with `extends` those that take the place of one with the same id, and further ones "
    "(`extends` in a card goes on from one of these)"
)
"""What `cards` are, wherever there are any."""


def extends() -> Any:
    """Declare the key of a thing that goes on from another; it is worked in before reading."""
    return key("the id of what it goes on from: keys left out are as there", default=Id(""))


def without() -> Any:
    """Declare the key that leaves out cards of what a thing goes on from."""
    return key("ids of cards of that one that are left out", default=())


def said_before() -> Any:
    """Declare the digests under which games were saved while a thing said the same otherwise."""
    return key("digests of what it said before, where that meant the same", default=())


@cache
def keys_of(cls: type) -> tuple[Key, ...]:
    """Return the keys that a thing or a word declares, in order."""
    hints = get_type_hints(cls)
    return tuple(
        Key(
            one.metadata["key"] or one.name,
            one.name,
            hints[one.name],
            one.metadata["doc"],
            one.default,
            **one.metadata["more"],
        )
        for one in fields(cls)
        if "doc" in one.metadata
    )


@frozen
class Fault:
    """What a thing finds wrong with its own values.

    `path` leads to the value by the keys in YAML, empty for the whole thing.
    """

    path: tuple[str | int, ...]
    message: str
