"""Ids within one thing: each declared once, none that the game needs itself, each found."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from united.definitions.option_keys import END, VERBS
from united.library.nearest import meant
from united.library.notes import Mention
from united.library.problems import Problem

_ON_HEROES: Final = ("at", "hand", "deck", "tokens", "ko", "invulnerable")
"""What scenarios say of a Hero besides what content puts there."""

RESERVED: Final[Mapping[str, tuple[str, ...]]] = {
    "hero": ("villain", "team", "none", "random"),
    "location": ("none", "random"),
    "villain": ("random",),
    "challenge": ("random",),
    "threat": ("thug", "villain", "none"),
    "action": (*VERBS, END),
    "token": ("civilian", "thug", "token", "slot"),
    "mark": _ON_HEROES,
    "location-count": ("civilians", "thugs", "slots", "threat", "heroic", "damage"),
    "hero-count": _ON_HEROES,
    "board-count": ("at", "health", "civilians", "id", "stays"),
}
"""Ids that would make an option's key, or a word of the scenarios, mean two things."""

COUNTS: Final = ("location-count", "hero-count", "threat-count", "card-count", "board-count")
"""The words by which scenarios and views count what content puts on a Location, a Hero, ..."""

SHARED: Final = ("token", "mark", "action", *COUNTS)
"""What a Villain and the challenges beside him declare for the same table."""

_SPACES: Final = {"mark": "token"}
"""Kinds whose ids are counted in one place, and so must differ."""

_DECLARED_UNDER: Final = {"token": "token_kinds", "mark": "marks"}

_IN_THE_CATALOG: Final = ("hero", "location")
"""Kinds that other files declare."""


def check_ids(declared: Iterable[Mention], referred: Iterable[Mention]) -> Iterator[Problem]:
    """Yield what is wrong with the ids that the files of one thing declare and refer to.

    Ids that other things may declare are looked up where all things are known.
    """
    declared = [*declared]
    yield from at_new_places(_check_declared(declared))
    known: dict[str, set[str]] = {"verb": set(VERBS)}
    for mention in declared:
        known.setdefault(mention.kind, set()).add(mention.id)
        if mention.kind == "action":
            known["verb"].add(mention.id)
    for mention in referred:
        if mention.kind in _IN_THE_CATALOG or is_token(mention):
            continue
        if mention.id not in known.get(mention.kind, ()):
            kind = mention.kind
            yield mention.problem(unknown_id(kind, mention.id, known.get(kind, ())))


def is_token(mention: Mention) -> bool:
    """Tell whether a mention is of a token; a kind such as `hero-token` says where it lies."""
    return mention.kind.rpartition("-")[2] == "token"


def check_token(mention: Mention, lies_on: Mapping[str, Collection[str]]) -> Problem | None:
    """Return what is wrong with a token that is referred to: none of that id, or not there."""
    where, _, kind = mention.kind.rpartition("-")
    if mention.id not in lies_on:
        return mention.problem(unknown_id(kind, mention.id, lies_on))
    others = lies_on[mention.id]
    if not where or where in others:
        return None
    return mention.problem(f"`{mention.id}` lies on a {' or '.join(others)}, not on a {where}")


def unknown_id(kind: str, id: str, known: Iterable[str]) -> str:
    """Return the message that there is no such id, with the nearest one or all there are."""
    candidates = sorted(known)
    if not candidates:
        where = _DECLARED_UNDER.get(kind)
        return f"there is no {kind} `{id}`: none is declared" + (
            f" under `{where}`" if where else ""
        )
    there = f"; there are: {', '.join(candidates)}"
    return f"there is no {kind} `{id}`{meant(id, candidates) or there}"


def space(kind: str) -> str:
    """Return the kind among whose ids one of `kind` must be the only one of its name."""
    return _SPACES.get(kind, kind)


def count_taken(mention: Mention, by: str) -> Problem:
    """Return the problem that scenarios already have a word for something else."""
    return mention.problem(
        f"scenarios would call this `{mention.id}`, and so they call {by}; "
        "choose another id or `plural`"
    )


def at_new_places(problems: Iterable[Problem]) -> Iterator[Problem]:
    """Yield the first problem of each place: an id that is taken makes a word that is taken."""
    seen: set[tuple[str, int, int]] = set()
    for problem in problems:
        place = (problem.path, problem.line, problem.column)
        if place not in seen:
            seen.add(place)
            yield problem


def _check_declared(declared: Iterable[Mention]) -> Iterator[Problem]:
    first: dict[tuple[str, str], Mention] = {}
    for mention in declared:
        counts = mention.kind in COUNTS
        if mention.id in RESERVED.get(mention.kind, ()):
            message = f"no {mention.kind} may be called `{mention.id}`: the game uses that word"
            own = "something of the game"
            yield count_taken(mention, own) if counts else mention.problem(message)
        earlier = first.setdefault((space(mention.kind), mention.id), mention)
        if earlier is not mention:
            where = f"{earlier.path}, line {earlier.line}"
            message = f"`{mention.id}` is declared twice (first in {where})"
            other = f"what {where}, declares"
            yield count_taken(mention, other) if counts else mention.problem(message)
