"""`united cards`: what a card says, as the engine understands it, with its source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from united.cli.errors import LISTED, OurUsageError
from united.cli.options import load, pack_places
from united.outside.quoting import quoted

if TYPE_CHECKING:
    from united.cli.describing import Thing

SHELVES: Final = {
    "heroes": "Hero",
    "locations": "Location",
    "villains": "Villain",
    "plan": "Master Plan card",
    "threats": "Threat",
    "challenges": "Challenge",
}
"""The lists by the words that name them, each with how the kind of its things begins."""


@click.command()
@click.argument("what", required=False, metavar="[ID]")
@click.argument("word", required=False, metavar="[WORD]")
@click.option("--pack", multiple=True, metavar="ID|PATH", help="Further content; may be repeated.")
def cards(what: str | None, word: str | None, pack: tuple[str, ...]) -> int:
    """Say what a card says, with its source.

    ID is that of a Hero, Location, Villain or challenge, of a Hero's card, plan card or Threat.
    Where several bear it, OWNER/ID tells them apart; OWNER is that Hero or Villain. Without an ID
    all of them are listed; there is also one list each of heroes, locations, villains, plan,
    threats, challenges, packs, and of the words and keys that content is written in: words. WORD
    narrows that one, as in `words location`.
    """
    from united.cli.describing import things
    from united.cli.tables import print_packs, print_shelf, print_thing

    if word is not None and what != "words":
        raise OurUsageError(f"{quoted(word)} is one too many: only `words` takes a second word")
    if what == "packs":
        print_packs()
        return 0
    if what == "words":
        from united.cli.words import print_words

        print_words(word)
        return 0
    found = list(things(load(pack_places(pack))))
    if what is None or what in SHELVES:
        for shelf in [what] if what else SHELVES:
            print_shelf(shelf, [thing for thing in found if _lies_on(thing, shelf)])
        if what is None:
            print_packs()
        return 0
    for thing in _named(what, found):
        print_thing(thing)
    return 0


def _lies_on(thing: Thing, shelf: str) -> bool:
    return thing.kind.partition(" of ")[0] == SHELVES[shelf]


def _named(what: str, found: list[Thing]) -> list[Thing]:
    """Return the things that an id means. Raises UsageError if there is none, or several."""
    from united.cli.describing import named

    meant_things = named(what, found)
    full_ids = dict.fromkeys(thing.full_id for thing in meant_things)
    if len(full_ids) > 1:
        raise OurUsageError(
            f"Several things have the id {quoted(what)}: {', '.join(full_ids)}. Name one of them"
        )
    if not meant_things:
        from united.library import meant

        ids = (id for thing in found for id in (thing.id, thing.short_id))
        hint = meant(what, [*ids, *SHELVES, "packs", "words"]) or "."
        raise OurUsageError(f"There is no card {quoted(what)}{hint} `united cards` {LISTED}")
    return meant_things
