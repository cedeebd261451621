"""What a card speaks of, found once by looking through all that is written on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import attrs
from attrs import frozen

from united.definitions.additions import OWN_TOKENS, TokenId, TokenKind
from united.definitions.effect import Reaction

MOST_KEPT: Final = 4096
"""Things of which it is kept what they speak of; one content has far fewer."""


@frozen
class Uses:
    """The standing effects that it may bring (by what they answer), the events that it may wait
    for, the tokens that it names, and whether it is about an acting Hero."""

    standing: frozenset[str]
    events: frozenset[str]
    tokens: tuple[TokenId, ...]
    hero: bool


@lru_cache(MOST_KEPT)
def uses_of(thing: Any) -> Uses:
    """Return what a thing, or a tuple of effects, speaks of."""
    standing: set[str] = set()
    events: set[str] = set()
    tokens: dict[TokenId, None] = {}
    for one in _parts(thing):
        if isinstance(one, TokenId):
            tokens[one] = None
        elif isinstance(one, Reaction):
            events.add(one.on)
        elif isinstance(what := getattr(one, "what", None), str):
            standing.add(what)
    return Uses(frozenset(standing), frozenset(events), tuple(tokens), _needs_hero(thing))


def _needs_hero(thing: Any) -> bool:
    """Tell whether anything in it is about the acting Hero, where no word names who acts."""
    if isinstance(thing, tuple):
        return any(map(_needs_hero, thing))
    if not attrs.has(type(thing)) or getattr(thing, "gives_hero", False):
        return False
    if getattr(thing, "needs_hero", False):
        return True
    return any(_needs_hero(getattr(thing, field.name)) for field in attrs.fields(type(thing)))


def token_kinds_of(uses: Iterable[Uses]) -> dict[str, TokenKind]:
    """Return the kinds of the tokens that content declares and that things name."""
    named = (token for one in uses for token in one.tokens)
    return {
        token.kind.id: token.kind
        for token in named
        if token.kind is not None and token not in OWN_TOKENS
    }


def _parts(thing: Any) -> Iterator[Any]:
    """Yield all that a thing is made of, itself first."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from _parts(one)
    elif isinstance(thing, Mapping):
        for one in thing.values():
            yield from _parts(one)
    elif attrs.has(type(thing)):
        yield thing
        for field in attrs.fields(type(thing)):
            yield from _parts(getattr(thing, field.name))
    elif isinstance(thing, TokenId):
        yield thing
