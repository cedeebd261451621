"""The setup of a game as a form: rows with values that can be changed, without Textual."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final, Literal

from attrs import evolve, field, frozen

from united.definitions.catalog import Catalog
from united.library import ContentError, UnknownPack, known_packs, load_catalog
from united.library.packs import FIRST_PACK
from united.rules.setup import GameSetup, SetupError, check_setup

SEEDS: Final = 1_000_000_000
"""A random seed is below this, so that it can be read out and typed in."""

MOST_HEROES: Final = 4
SOLO_HEROES: Final = 3
NOBODY: Final = ""

Loader = Callable[[Sequence[str]], Catalog]


def random_seed() -> int:
    """Return a seed for a new game."""
    return secrets.randbelow(SEEDS)


@frozen
class Row:
    """A line of the form. `kind` is `turn` (left, right), `type` (a text) or `start`.

    `about` names what its details are of: (`hero`, `spider-man`).
    """

    id: str
    label: str
    value: str
    kind: Literal["turn", "type", "start"] = "turn"
    about: tuple[str, str] = ("", "")


@frozen
class Form:
    """What has been chosen so far. `heroes` has a place for each Hero there can be."""

    catalog: Catalog
    mode: Literal["co-op", "solo"] = "co-op"
    heroes: tuple[str, ...] = ("spider-man", "ghost-spider", NOBODY, NOBODY)
    seats: tuple[str, ...] = ("", "", "", "")
    villain: str = "green-goblin"
    challenges: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    kos: int = 0
    seed: int = field(factory=random_seed)
    problem: str = ""

    @property
    def places(self) -> int:
        """How many Heroes there can be."""
        return SOLO_HEROES if self.mode == "solo" else MOST_HEROES

    def setup(self) -> GameSetup:
        """Return the setup. Raises SetupError where it is not possible."""
        setup = GameSetup(
            mode=self.mode,
            heroes=tuple(hero for hero in self.heroes[: self.places] if hero),
            villain=self.villain,
            challenges=self.challenges,
            packs=self.packs,
            locations=self.locations,
            kos_allowed=self.kos if self.mode == "solo" else 0,
            seed=self.seed,
        )
        check_setup(setup, self.catalog)
        return setup

    def seat_names(self) -> tuple[str, ...]:
        """Return the name of the person at each Hero, none if nobody has a name."""
        if self.mode == "solo":
            return ()
        pairs = zip(self.heroes, self.seats, strict=True)
        names = tuple(seat for hero, seat in pairs if hero)
        return names if any(names) else ()

    def trouble(self) -> str:
        """Return why the game cannot start, empty if it can."""
        if self.problem:
            return self.problem
        try:
            self.setup()
        except SetupError as error:
            return str(error)
        return ""


def change(form: Form, row: str, step: int) -> Form:
    """Return the form with the value of a row turned to the next one, or the one before."""
    kind, _, rest = row.partition(" ")
    if kind == "mode":
        return _with_mode(form, "solo" if form.mode == "co-op" else "co-op")
    if kind == "hero":
        return _with_hero(form, int(rest), step)
    if kind == "villain":
        return evolve(form, villain=_next([*form.catalog.villains], form.villain, step))
    if kind == "challenge":
        return evolve(form, challenges=_toggled(form.challenges, rest))
    if kind == "location":
        return evolve(form, locations=_toggled(form.locations, rest))
    if kind == "pack":
        return with_packs(form, _toggled(form.packs, rest))
    if kind == "kos":
        return evolve(form, kos=(form.kos + step) % 3)
    return evolve(form, seed=max(form.seed + step, 0)) if kind == "seed" else form


def write(form: Form, row: str, text: str) -> Form:
    """Return the form with a text typed into a row; a seed must be a whole number from 0."""
    kind, _, rest = row.partition(" ")
    if kind == "seat":
        seats = list(form.seats)
        seats[int(rest)] = text.strip()[:20]
        return evolve(form, seats=tuple(seats))
    digits = text.strip()
    return evolve(form, seed=int(digits)) if digits.isdecimal() and digits.isascii() else form


def with_packs(form: Form, packs: tuple[str, ...], loader: Loader = load_catalog) -> Form:
    """Return the form with these packs; where they have errors `problem` says them all."""
    try:
        catalog = loader(packs)
    except (ContentError, UnknownPack) as error:
        return evolve(form, packs=packs, problem=str(error))
    known = {NOBODY, *catalog.heroes}
    heroes = tuple(hero if hero in known else NOBODY for hero in form.heroes)
    return evolve(
        form,
        packs=packs,
        catalog=catalog,
        problem="",
        heroes=heroes,
        challenges=tuple(one for one in form.challenges if one in catalog.challenges),
        locations=tuple(one for one in form.locations if one in catalog.locations),
        villain=form.villain if form.villain in catalog.villains else next(iter(catalog.villains)),
    )


def pack_ids() -> tuple[str, ...]:
    """Return the packs that can be added to the one that each game has."""
    return tuple(pack.id for pack in known_packs() if pack.id != FIRST_PACK)


def _with_mode(form: Form, mode: Literal["co-op", "solo"]) -> Form:
    heroes = list(form.heroes)
    for place in range(SOLO_HEROES if mode == "solo" else 2):
        if not heroes[place]:
            heroes[place] = _free_heroes(form, heroes)[0]
    return evolve(form, mode=mode, heroes=tuple(heroes))


def _with_hero(form: Form, place: int, step: int) -> Form:
    heroes = list(form.heroes)
    optional = form.mode == "co-op" and place >= 2
    others = [hero for n, hero in enumerate(heroes[: form.places]) if n != place]
    values = [hero for hero in form.catalog.heroes if hero not in others]
    values += [NOBODY] if optional else []
    heroes[place] = _next(values, heroes[place], step)
    return evolve(form, heroes=tuple(heroes))


def _free_heroes(form: Form, heroes: Sequence[str]) -> list[str]:
    return [hero for hero in form.catalog.heroes if hero not in heroes] or [NOBODY]


def _next(values: Sequence[str], now: str, step: int) -> str:
    if not values:
        return now
    return values[(values.index(now) + step) % len(values)] if now in values else values[0]


def _toggled(values: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(v for v in values if v != one) if one in values else (*values, one)
