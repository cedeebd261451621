"""Options as things to read: what they cost and bring, and what they are about."""

from __future__ import annotations

from collections.abc import Iterator

from united.app.model.consequence import say_brings
from united.app.model.folds import MORE, Line, Offer
from united.app.model.sheets import Sheet, card_sheet, hero_sheet, place_sheet
from united.app.model.shown import Shown


def line_sheet(line: Line, shown: Shown) -> Sheet:
    """Return all there is to say of a line of options: its options, price, effect and subjects."""
    brings = say_brings(line, shown)
    parts = [offer.text for offer in line.offers if line.folded]
    parts += [f"Costs {price}." for price in _prices(line, shown)]
    parts += [f"For certain: {brings}."] if brings else []
    for sheet in _subjects(line.offers, shown):
        head, *rest = sheet.paragraphs
        parts += [f"{sheet.title}: {head}", *rest]
    return Sheet(line.text.removesuffix(MORE).strip(), "Option", tuple(parts))


def _prices(line: Line, shown: Shown) -> list[str]:
    found = [shown.foresee(offer.key) for offer in line.offers]
    return list(dict.fromkeys(one.price for one in found if one is not None and one.price))


def _subjects(offers: tuple[Offer, ...], shown: Shown) -> Iterator[Sheet]:
    """Yield as sheets the cards, Locations and Heroes that some options are about, each once."""
    position = shown.position
    abouts = [offer.about for offer in offers]
    cards = {one.card for one in abouts}
    places = {place for one in abouts for place in (one.origin, one.location)}
    heroes = {one.hero for one in abouts if not one.card}
    lying = {one.id: one for one in (*position.storyline, *position.hand)}
    yield from (card_sheet(card) for id, card in lying.items() if id in cards)
    yield from (place_sheet(place, shown) for place in position.ring if place.id in places)
    yield from (hero_sheet(hero, shown) for hero in position.heroes if hero.id in heroes)
