"""The rows of the setup form, and what there is to read beside each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from united.app.model.difficulty import difficulties, difficulty_of
from united.app.model.saved import say_mode
from united.app.model.setup_form import Form, RingChoice, Row, pack_ids
from united.app.model.sheets import same_as_symbols
from united.definitions.catalog import Catalog
from united.definitions.hero import Hero
from united.definitions.symbols import say_symbols
from united.effects.text import text_of
from united.rules.drawn import RANDOM

AT_RANDOM: Final = "at random"
"""How a value is shown that is left to the seed."""

_DRAWN: Final = "Drawn from the seed when the game starts; the saved game names what was drawn."

_RINGS: Final[dict[RingChoice, str]] = {
    "own": "Villain's own",
    "chosen": "you choose",
    "random": AT_RANDOM,
}

_HELP: Final = {
    "start": "Start the game with what is chosen below.",
    "mode": "Co-op: each Hero has its own deck and hand. Solo: one player, three Heroes, one "
    "common deck and hand.",
    "seat": "Who plays this Hero. One person may play several: write the same name. With names the "
    "game says who is asked, and can draw a curtain between two persons.",
    "hero": f"Nobody, or at random. {_DRAWN}",
    "villain": _DRAWN,
    "challenge": f"One more challenge. {_DRAWN}",
    "difficulty": "How much luck the Heroes' decks are left with. Normal takes no card away.",
    "ring": "The six Locations of the ring: the Villain's own; or those that you choose below, "
    "then his own; or, at random, those that you choose below, then any of all packs.",
    "kos": "How often the whole team may be KO'd before the game is lost.",
    "seed": "The same seed and setup give the same game. Enter types one, left and right count, "
    "{another_seed} takes another at random, {copy_seed} copies it.",
}


def rows(form: Form) -> list[Row]:
    """Return the rows of the form with their values."""
    return list(_rows(form))


def _rows(form: Form) -> Iterator[Row]:
    yield Row("start", "Start the game", "", "start")
    yield Row("mode", "Mode", say_mode(form.mode))
    for place in range(form.places):
        yield from _hero_rows(form, place)
    known = form.catalog.villains.get(form.villain)
    yield Row(
        "villain", "Villain", known.name if known else AT_RANDOM,
        about=("villain", known.id) if known else ("", ""),
    )  # fmt: skip
    yield from _challenge_rows(form)
    if form.mode == "solo":
        yield Row("kos", "Team KOs survived", str(form.kos))
    yield Row("seed", "Seed", str(form.seed), "type", typed=str(form.seed))
    for pack in pack_ids():
        yield Row(f"pack {pack}", f"Pack: {pack}", _yes(pack in form.packs), about=("pack", pack))
    yield Row("ring", "Locations", _RINGS[form.ring])
    for location in () if form.ring == "own" else form.catalog.locations.values():
        value = "yes" if location.id in form.locations else "any"
        yield Row(
            f"location {location.id}", f"   {location.name}", value,
            about=("location", location.id),
        )  # fmt: skip


def _challenge_rows(form: Form) -> Iterator[Row]:
    known = difficulties(form.catalog)
    now = form.catalog.challenges.get(difficulty_of(form.challenges, form.catalog))
    if known:
        yield Row(
            "difficulty", "Difficulty", now.name if now else "Normal",
            about=("challenge", now.id) if now else ("", ""),
        )  # fmt: skip
    for challenge in form.catalog.challenges.values():
        if challenge not in known:
            yield Row(
                f"challenge {challenge.id}", f"With {challenge.name}",
                _yes(challenge.id in form.challenges), about=("challenge", challenge.id),
            )  # fmt: skip
    drawn = RANDOM in form.challenges
    yield Row(f"challenge {RANDOM}", "With any challenge", _yes(drawn))


def _hero_rows(form: Form, place: int) -> Iterator[Row]:
    id = form.heroes[place]
    known = form.catalog.heroes.get(id)
    name = known.name if known else AT_RANDOM if id else "nobody"
    yield Row(f"hero {place}", f"Hero {place + 1}", name, about=("hero", id) if known else ("", ""))
    if id and form.mode == "co-op":
        name = form.seats[place]
        yield Row(f"seat {place}", "   played by", name or "(no name)", "type", typed=name)


def _yes(on: bool) -> str:
    return "yes" if on else "no"


def details(form: Form, row: Row) -> list[tuple[str, list[str]]]:
    """Return what there is to read of a row: headings with their paragraphs."""
    kind, id = row.about
    catalog = form.catalog
    if kind == "hero" and id:
        return _hero(catalog.heroes[id])
    if kind == "villain":
        villain = catalog.villains[id]
        return [(villain.name, text_of(villain))]
    if kind == "challenge":
        challenge = catalog.challenges[id]
        return [(challenge.name, text_of(challenge))]
    if kind == "location":
        location = catalog.locations[id]
        return [(location.name, text_of(location))]
    if kind == "pack":
        return _pack(form, catalog, id)
    return [(row.label, [_HELP.get(row.id.partition(" ")[0], "")])]


def _hero(hero: Hero) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = [(f"{hero.name}: 12 cards", [])]
    for card in hero.cards:
        special = [f"Special: {paragraph}" for paragraph in text_of(card)]
        plain = same_as_symbols(card.name, card.symbols)
        gives = [] if plain else [f"Gives {say_symbols(card.symbols)}."]
        found.append((f"{card.copies} x {card.name}", gives + special))
    return found


def _pack(form: Form, catalog: Catalog, id: str) -> list[tuple[str, list[str]]]:
    if id in form.packs and form.problem:
        return [(f"{id} has errors", form.problem.splitlines())]
    for pack in catalog.packs:
        if pack.id == id:
            return [(pack.name, [f"Source: {pack.source}"])]
    return [(id, ["Choose it to load it; its errors, if any, are shown here."])]
