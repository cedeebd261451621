"""The setup of a game as a form: rows with values that can be changed, without Textual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from attrs import evolve, field, frozen

from united.app.model.difficulty import NORMAL, difficulties, difficulty_of, with_difficulty
from united.definitions.catalog import Catalog
from united.library import ContentError, UnknownPack, known_packs, load_catalog
from united.library.home import BASE_PACKS
from united.rules.drawn import RANDOM
from united.rules.ring_order import RING_SIZE
from united.rules.setup import (
    FEWEST_HEROES,
    MAX_SEED,
    MOST_HEROES,
    MOST_KOS,
    SOLO_HEROES,
    GameSetup,
    Mode,
    SetupError,
    check_setup,
    default_game,
    random_seed,
)

NOBODY: Final = ""

Loader = Callable[[Sequence[str]], Catalog]
Value = TypeVar("Value", bound=str)


@frozen
class Row:
    """A line of the form. `kind` is `turn` (left, right), `type` (a text) or `start`.

    `value` is what is shown, `typed` the text that can be changed, empty for none. `about` names
    what the details are of: the kind, such as `hero`, and the id.
    """

    id: str
    label: str
    value: str
    kind: Literal["turn", "type", "start"] = "turn"
    about: tuple[str, str] = ("", "")
    typed: str = ""


RingChoice: TypeAlias = Literal["own", "chosen", "random"]
"""Where the Locations of the ring come from."""

RINGS: Final[tuple[RingChoice, ...]] = get_args(RingChoice)


@frozen
class Form:
    """What has been chosen so far. `heroes` has a place for each Hero there can be.

    `random` in the place of an id leaves it to the seed. `ring` says where the Locations come from:
    the Villain's own; those that are chosen and then his own; or then any at random (J69).
    """

    catalog: Catalog
    mode: Mode = "co-op"
    heroes: tuple[str, ...] = field()
    seats: tuple[str, ...] = ("",) * MOST_HEROES
    villain: str = field()
    challenges: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    ring: RingChoice = "own"
    kos: int = 0
    seed: int = field(factory=random_seed)
    problem: str = ""
    title: str = "New game"

    @heroes.default
    def _heroes(self) -> tuple[str, ...]:
        heroes = default_game(self.catalog).heroes
        return (*heroes, *[NOBODY] * (MOST_HEROES - len(heroes)))

    @villain.default
    def _villain(self) -> str:
        return default_game(self.catalog).villain

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
            locations=self._locations(),
            kos_allowed=self.kos if self.mode == "solo" else 0,
            seed=self.seed,
        )
        check_setup(setup, self.catalog)
        return setup

    def _locations(self) -> tuple[str, ...]:
        open_places = RING_SIZE - len(self.locations) if self.ring == "random" else 0
        return (*self.locations, *[RANDOM] * open_places)

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


def form_like(setup: GameSetup, seats: Sequence[str], catalog: Catalog, title: str = "") -> Form:
    """Return a form with the values of a setup.

    With a `title` it is that very game, seed and all; without, a new one like it.
    """
    free = [NOBODY] * (MOST_HEROES - len(setup.heroes))
    form = Form(
        catalog,
        setup.mode,
        (*setup.heroes, *free),
        (*seats, *[""] * (MOST_HEROES - len(seats))),
        setup.villain or default_game(catalog).villain,
        setup.challenges,
        setup.packs,
        tuple(one for one in setup.locations if one != RANDOM),
        ring="own" if not setup.locations else "random" if RANDOM in setup.locations else "chosen",
        kos=setup.kos_allowed,
    )
    return evolve(form, seed=setup.seed, title=title) if title else form


def change(form: Form, row: str, step: int) -> Form:
    """Return the form with the value of a row turned to the next one, or the one before."""
    kind, _, rest = row.partition(" ")
    if kind == "mode":
        return _with_mode(form, "solo" if form.mode == "co-op" else "co-op")
    if kind == "hero":
        return _with_hero(form, int(rest), step)
    if kind == "villain":
        return evolve(form, villain=_next([*form.catalog.villains, RANDOM], form.villain, step))
    if kind == "difficulty":
        return _with_difficulty(form, step)
    if kind == "challenge":
        return evolve(form, challenges=_toggled(form.challenges, rest))
    if kind == "location":
        return evolve(form, locations=_toggled(form.locations, rest))
    if kind == "ring":
        ring = _next(RINGS, form.ring, step)
        return evolve(form, ring=ring, locations=() if ring == "own" else form.locations)
    if kind == "pack":
        return with_packs(form, _toggled(form.packs, rest))
    if kind == "kos":
        return evolve(form, kos=(form.kos + step) % (MOST_KOS + 1))
    return evolve(form, seed=min(max(form.seed + step, 0), MAX_SEED)) if kind == "seed" else form


def with_packs(form: Form, packs: tuple[str, ...], loader: Loader = load_catalog) -> Form:
    """Return the form with these packs; where they have errors `problem` says them all."""
    try:
        catalog = loader(packs)
    except (ContentError, UnknownPack) as error:
        return evolve(form, packs=packs, problem=str(error))
    known = {NOBODY, RANDOM, *catalog.heroes}
    challenges = {RANDOM, *catalog.challenges}
    heroes = tuple(hero if hero in known else NOBODY for hero in form.heroes)
    return evolve(
        form,
        packs=packs,
        catalog=catalog,
        problem="",
        heroes=heroes,
        challenges=tuple(one for one in form.challenges if one in challenges),
        locations=tuple(one for one in form.locations if one in catalog.locations),
        villain=form.villain
        if form.villain in (RANDOM, *catalog.villains)
        else catalog.default.villain,
    )


def pack_ids() -> tuple[str, ...]:
    """Return the packs that can be added to those that each game has."""
    return tuple(pack.id for pack in known_packs() if pack.id not in BASE_PACKS)


def _with_mode(form: Form, mode: Mode) -> Form:
    heroes = list(form.heroes)
    for place in range(SOLO_HEROES if mode == "solo" else FEWEST_HEROES):
        if not heroes[place]:
            heroes[place] = _free_heroes(form, heroes)[0]
    return evolve(form, mode=mode, heroes=tuple(heroes))


def _with_difficulty(form: Form, step: int) -> Form:
    ids = [NORMAL, *(one.id for one in difficulties(form.catalog))]
    id = _next(ids, difficulty_of(form.challenges, form.catalog), step)
    return evolve(form, challenges=with_difficulty(form.challenges, id, form.catalog))


def _with_hero(form: Form, place: int, step: int) -> Form:
    heroes = list(form.heroes)
    optional = form.mode == "co-op" and place >= FEWEST_HEROES
    others = [hero for n, hero in enumerate(heroes[: form.places]) if n != place]
    values = [hero for hero in form.catalog.heroes if hero not in others]
    values += [RANDOM, NOBODY] if optional else [RANDOM]
    heroes[place] = _next(values, heroes[place], step)
    return evolve(form, heroes=tuple(heroes))


def _free_heroes(form: Form, heroes: Sequence[str]) -> list[str]:
    return [hero for hero in form.catalog.heroes if hero not in heroes] or [NOBODY]


def _next(values: Sequence[Value], now: Value, step: int) -> Value:
    if not values:
        return now
    return values[(values.index(now) + step) % len(values)] if now in values else values[0]


def _toggled(values: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(v for v in values if v != one) if one in values else (*values, one)
