"""Which keys an option can have at all in a game: a misspelt one must not pass as `refused`."""

from __future__ import annotations

from collections.abc import Iterator

from united.library.nearest import meant
from united.library.nodes import Node
from united.outside.quoting import quoted
from united.scenario.reading import Fault, text
from united.state.table import Table

_WORDS = ("rescue", "special", "end", "use", "skip", "accept", "decline", "none")
_PAYMENTS = (" with wild", " with token")
_MOST_WAYS = 9


def check_key(node: Node, table: Table) -> str:
    """Return the key of an option; raises Fault if no option of this game can have it."""
    key = text(node)
    bare = key
    for payment in _PAYMENTS:
        bare = bare.removesuffix(payment)
    known = dict.fromkeys(_known_keys(table))
    if bare not in known and not _names_a_copy(bare, known, table):
        raise Fault(f"no option of this game has the key {quoted(key)}{meant(bare, known)}", node)
    return key


def _names_a_copy(key: str, known: dict[str, None], table: Table) -> bool:
    """Tell whether a key names one of several copies of a Threat by its Location."""
    first, at, place = key.rpartition(" at ")
    return bool(at) and first in known and any(one.id == place for one in table.ring)


def _known_keys(table: Table) -> Iterator[str]:
    yield from _WORDS
    for hero in table.heroes:
        yield f"choose {hero.id}"
        for card in hero.cards:
            yield f"play {card.id}"
            yield f"discard {card.id}"
    for location in table.ring:
        yield f"move {location.id}"
        yield f"choose {location.id}"
    yield from ("attack thug", "attack villain")
    for threat in table.villain.threats:
        yield from (f"{verb} {threat.id}" for verb in ("attack", "clear", "choose"))
    yield from (f"choose {way}" for way in range(1, _MOST_WAYS + 1))
    yield from _action_keys(table)


def _action_keys(table: Table) -> Iterator[str]:
    """Yield the keys of what boards and challenges add; a token may be moved to any neighbour."""
    for action, _ in table.actions:
        if not action.move_token:
            yield action.id
            continue
        for origin in table.ring:
            yield from (f"{action.id} {origin.id} {target.id}" for target in table.ring)
