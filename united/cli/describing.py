"""Every thing of the content as text: what it is, what it says, where its data come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import frozen

from united.definitions.catalog import Catalog
from united.definitions.challenge import Challenge
from united.definitions.hero import Hero, HeroCard
from united.definitions.location import Location
from united.definitions.symbols import say_symbols
from united.definitions.villain import Villain
from united.definitions.wording import counted
from united.effects.text import text_of
from united.state.table import Table

HEROES: Final = "heroes"
LOCATIONS: Final = "locations"
VILLAINS: Final = "villains"
CHALLENGES: Final = "challenges"
"""The lists of what has no owner."""


@frozen
class Thing:
    """A Hero, card, Location, Threat, Villain or challenge as people read it.

    `owner` is the id of the Hero or Villain whose card it is, else the list that it stands in.
    """

    kind: str
    owner: str
    id: str
    name: str
    lines: tuple[str, ...]
    source: str
    pack: str = ""
    flavour: str = ""

    @property
    def short_id(self) -> str:
        """The id without that of its Hero; several things may bear it."""
        return self.id.rpartition("/")[2]

    @property
    def full_id(self) -> str:
        """The id that tells it from others with the same short one."""
        return f"{self.owner}/{self.short_id}"


def things(catalog: Catalog) -> Iterator[Thing]:
    """Yield everything that a catalog holds."""
    for hero in catalog.heroes.values():
        yield from _hero_things(hero)
    for location in catalog.locations.values():
        yield _location_thing(location)
    for villain in catalog.villains.values():
        yield from _villain_things(villain)
    for challenge in catalog.challenges.values():
        yield _challenge_thing(challenge)


def named(wanted: str, found: Iterable[Thing]) -> list[Thing]:
    """Return what an id means among some things: one's full id, else all that bear it."""
    known = list(found)
    exact = [thing for thing in known if thing.full_id == wanted]
    return exact or [thing for thing in known if wanted in (thing.id, thing.short_id)]


def describe(table: Table, wanted: str) -> list[Thing]:
    """Return what an id means at a table; nothing where there is none of it."""
    return named(wanted, _table_things(table))


def _table_things(table: Table) -> Iterator[Thing]:
    yield from _villain_things(table.villain)
    yield from map(_location_thing, table.ring)
    yield from map(_challenge_thing, table.challenges)
    for hero in table.heroes:
        yield from _hero_things(hero)


def _hero_things(hero: Hero) -> Iterator[Thing]:
    lines = tuple(f"{card.copies} x {card_text(card)}" for card in hero.cards)
    yield Thing("Hero", HEROES, hero.id, hero.name, lines, hero.source, hero.pack, hero.flavour)
    for card in hero.cards:
        said = (f"Symbols: {say_symbols(card.symbols)}.", *text_of(card))
        kind = f"Hero card of {hero.name}, {counted(card.copies, 'copy', 'copies')}"
        yield Thing(kind, hero.id, card.id, card.name, said, hero.source, hero.pack)


def card_text(card: HeroCard) -> str:
    """Return a Hero card in one line: id, symbols, special effect."""
    special = " ".join(text_of(card))
    return f"{card.short_id}: {say_symbols(card.symbols)}{'. ' if special else ''}{special}"


def _location_thing(place: Location) -> Thing:
    said = tuple(text_of(place))
    return Thing(
        "Location", LOCATIONS, place.id, place.name, said, place.source, place.pack, place.flavour
    )


def _villain_things(villain: Villain) -> Iterator[Thing]:
    id, pack = villain.id, villain.pack
    board = tuple(text_of(villain))
    yield Thing("Villain", VILLAINS, id, villain.name, board, villain.source, pack, villain.flavour)
    for card in villain.plan:
        kind = f"Master Plan card of {villain.name}"
        yield Thing(kind, id, card.id, card.name, tuple(text_of(card)), card.source, pack)
    for threat in villain.threats:
        kind = f"Threat of {villain.name}, {counted(threat.copies, 'copy', 'copies')}"
        said = tuple(text_of(threat))
        yield Thing(kind, id, threat.id, threat.name, said, threat.source, pack, threat.flavour)


def _challenge_thing(challenge: Challenge) -> Thing:
    said = tuple(text_of(challenge))
    return Thing(
        "Challenge", CHALLENGES, challenge.id, challenge.name, said, challenge.source,
        challenge.pack, challenge.flavour,
    )  # fmt: skip
