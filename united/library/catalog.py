"""The catalog of a game: the packs put together, and checked against each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from attrs import evolve

from united.definitions.additions import OWN_TOKENS, TokenId, TokenKind
from united.definitions.catalog import Catalog, Default
from united.library.home import BASE_PACKS, PACK_FILE, content_root, shown
from united.library.ids import (
    COUNTS,
    SHARED,
    at_new_places,
    check_token,
    count_taken,
    is_token,
    space,
    unknown_id,
)
from united.library.notes import Mention
from united.library.packs import PackContent, find_pack, read_pack
from united.library.problems import ContentError, Problem
from united.library.things import Thing


def load_catalog(packs: Sequence[str] = (), *, home: Path | None = None) -> Catalog:
    """Return the content of the base packs and of further ones, given by id or path, in order.

    A later pack's thing replaces an earlier one's of the same id. `home` is the user's folder
    (default: `UNITED_HOME` or the platform's), with own packs under `packs`. Raises `UnknownPack`
    and, with the problems of all files, `ContentError`.
    """
    roots = [find_pack(name, home) for name in packs]
    return _catalog(tuple(dict.fromkeys(root.resolve() for root in roots)))


def combine(contents: Sequence[PackContent]) -> dict[str, Thing]:
    """Return the things of all packs, where a later one's has replaced an earlier one's."""
    return {path: thing for content in contents for path, thing in content.things.items()}


def check_together(contents: Sequence[PackContent]) -> Iterator[Problem]:
    """Yield what is wrong between things: ids of others, ids that two of them declare."""
    things = combine(contents)
    yield from _check_packs(contents)
    yield from _check_replaced(contents)
    yield from _check_references(contents, things)
    yield from at_new_places(_check_shared(contents, things))


@cache
def base_contents() -> tuple[PackContent, ...]:
    """Return what the packs that each game has say; they are read once."""
    read: list[PackContent] = []
    for pack in BASE_PACKS:
        content = read_pack(content_root() / pack, read)
        read.append(evolve(content, pack=evolve(content.pack, base=True)))
    return tuple(read)


def _catalog(roots: tuple[Path, ...]) -> Catalog:
    base = base_contents()
    there = {content.root.resolve() for content in base}
    contents = [*base]
    for root in roots:
        if root not in there:
            contents.append(read_pack(root, contents))
    return put_together(contents)


def put_together(contents: Sequence[PackContent]) -> Catalog:
    """Return the content of packs that were read, in their order. Raises `ContentError`."""
    problems = [problem for content in contents for problem in content.problems]
    problems += check_together(contents)
    if problems:
        raise ContentError(problems)
    things = combine(contents)
    return Catalog(
        packs=tuple(content.pack for content in contents),
        heroes=_made(things, "heroes"),
        locations=_made(things, "locations"),
        villains=_made(things, "villains"),
        challenges=_made(things, "challenges"),
        token_kinds=_name_tokens(things),
        default=_default(contents, _made(things, "heroes"), _made(things, "villains")),
        digests={path: thing.digest for path, thing in things.items()},
        said_before={
            path: getattr(thing.made, "said_before", ()) for path, thing in things.items()
        },
    )


def _made(things: dict[str, Thing], folder: str) -> dict[str, Any]:
    return {thing.made.id: thing.made for thing in _in_folder(things, folder)}


def _in_folder(things: dict[str, Thing], folder: str) -> list[Thing]:
    return [thing for path, thing in things.items() if path.startswith(f"{folder}/")]


def _check_packs(contents: Sequence[PackContent]) -> Iterator[Problem]:
    seen: dict[str, PackContent] = {}
    for content in contents:
        earlier = seen.setdefault(content.pack.id, content)
        if earlier is not content:
            message = f"another pack is called `{content.pack.id}` too; rename this one"
            yield Problem(shown(content.root / PACK_FILE), 1, 1, message)


def _check_replaced(contents: Sequence[PackContent]) -> Iterator[Problem]:
    """Of two packs that both put something in the place of one thing, the first would be lost."""
    replaced: dict[str, PackContent] = {}
    for content in contents:
        for path, thing in content.things.items() if not content.pack.base else ():
            earlier = replaced.setdefault(path, content)
            if earlier is not content and thing.made is not None and not thing.goes_on:
                id = path.partition("/")[2]
                message = (
                    f"the pack `{earlier.pack.id}` has a `{id}` of its own, which would be lost: "
                    f"say `extends: {id}` to go on from it, or use one of the two packs"
                )
                yield Problem(thing.shown, 1, 1, message)
            replaced[path] = content


def _default(
    contents: Sequence[PackContent], heroes: Iterable[str], villains: Iterable[str]
) -> Default:
    """Return what the last pack says that says anything, and what no pack says in its order."""
    said = [content.pack.default for content in reversed(contents) if content.pack.default]
    first = next((one.heroes for one in said if one.heroes), ())
    named = (one.villain for one in said if one.villain)
    return Default(
        heroes=tuple(dict.fromkeys((*first, *heroes))),
        villain=next(named, None) or next(iter(villains), ""),
    )


def _check_references(
    contents: Sequence[PackContent], things: dict[str, Thing]
) -> Iterator[Problem]:
    known = {
        "hero": _names(things, "heroes"),
        "location": _names(things, "locations"),
        "villain": _names(things, "villains"),
    }
    mentions = chain(
        *(content.referred for content in contents), *(thing.referred for thing in things.values())
    )
    for mention in mentions:
        if mention.kind in known and mention.id not in known[mention.kind]:
            yield mention.problem(unknown_id(mention.kind, mention.id, known[mention.kind]))
    yield from _check_tokens(things)


def _check_tokens(things: dict[str, Thing]) -> Iterator[Problem]:
    """Check the tokens that things refer to: their own, or what any other thing declares."""
    shared: dict[str, tuple[str, ...]] = {id: kind.lies_on for id, kind in OWN_TOKENS.items()}
    for thing in things.values():
        shared |= thing.lies_on
    for thing in things.values():
        known = shared | dict(thing.lies_on)
        for mention in filter(is_token, thing.referred):
            if problem := check_token(mention, known):
                yield problem


def _name_tokens(things: dict[str, Thing]) -> dict[str, TokenKind]:
    """Tell each token that a card names what it is called; return all kinds by their ids.

    A board's own comes before what others declare.
    """
    kinds = dict(OWN_TOKENS)
    for thing in things.values():
        kinds |= {kind.id: kind for kind in thing.token_kinds}
    for thing in things.values():
        known = kinds | {kind.id: kind for kind in thing.token_kinds}
        for mention in filter(is_token, thing.referred):
            if isinstance(mention.id, TokenId):
                mention.id.kind = known[mention.id]
    return kinds


def _names(things: dict[str, Thing], folder: str) -> set[str]:
    return {thing.path.partition("/")[2] for thing in _in_folder(things, folder)}


def _check_shared(contents: Sequence[PackContent], things: dict[str, Thing]) -> Iterator[Problem]:
    """Two Villains never meet; a challenge meets every Villain and every other challenge."""
    first: dict[tuple[str, str], list[tuple[Thing, Mention]]] = {}
    for thing in (one for content in contents for one in content.things.values()):
        # A thing that another pack replaces is in no game.
        for name, mention in _shared(thing) if things[thing.path] is thing else ():
            for other, earlier in first.get(name, []):
                if other is not thing and not (_is_villain(other) and _is_villain(thing)):
                    yield _declared_too(mention, earlier)
                    break
            first.setdefault(name, []).append((thing, mention))


def _declared_too(mention: Mention, earlier: Mention) -> Problem:
    where = f"{earlier.path}, line {earlier.line},"
    if mention.kind in COUNTS:
        return count_taken(mention, f"what {where} declares: both could be in one game")
    return mention.problem(
        f"`{mention.id}` is declared in {where} too: both could be in one game; choose another id"
    )


def _is_villain(thing: Thing) -> bool:
    return thing.path.startswith("villains/")


def _shared(thing: Thing) -> Iterator[tuple[tuple[str, str], Mention]]:
    for mention in thing.declared:
        if mention.kind in SHARED:
            yield (space(mention.kind), mention.id), mention
